// Ends at once: its number is what the test needs.
