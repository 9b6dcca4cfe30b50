"""What keeps people from each other where they wish so, and tells those who run the place of the others."""
