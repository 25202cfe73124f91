"""How the house calls those who are away: by Web Push and by mail. Its door is `calls.py`."""
