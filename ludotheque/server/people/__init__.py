"""Who somebody is: guests, claimed names, cookies."""
