"""The terminal client: draws what the wire tells of a table, and sends back one of the options. It knows no rule."""
