"""Link previews: what messengers show of a link to a table or to the home page (Open Graph)."""
