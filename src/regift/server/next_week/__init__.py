"""The same time next week: a date for the calendars of people at a table."""
