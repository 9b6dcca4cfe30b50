"""The bus: how nodes tell each other what was committed."""
