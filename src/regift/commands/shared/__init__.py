"""What several commands need: arguments, files, the data folder, errors and progress."""
