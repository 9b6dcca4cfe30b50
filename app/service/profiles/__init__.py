"""People as others see them by what they have played."""
