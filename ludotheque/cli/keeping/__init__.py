"""Commands for what a house keeps: to copy it, to take it elsewhere, to make it small."""
