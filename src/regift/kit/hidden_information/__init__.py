"""What a seat cannot see: sealed choices, unseen cards, and positions that may be the true one."""
