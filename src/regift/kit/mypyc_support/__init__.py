"""What plain Python does for a class by itself, and a compiled class is given here."""
