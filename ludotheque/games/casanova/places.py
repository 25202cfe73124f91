"""The names of Venice, the same in every language."""

from __future__ import annotations

from typing import Literal, TypeAlias

Dock: TypeAlias = Literal[
    "Palazzo Rosso",
    "Palazzo Giallo",
    "Palazzo Verde",
    "Palazzo Blu",
    "Palazzo Viola",
    "Molo 1",
    "Molo 2",
    "Molo 3",
    "Molo 4",
    "Molo 5",
    "San Marcuola",
    "Ca’ d’Oro",
    "Rialto",
    "San Silvestro",
    "San Tomà",
    "San Samuele",
    "Accademia",
    "Tre Archi",
    "Sant’Alvise",
    "Madonna dell’Orto",
    "Fondamente Nove",
    "Gesuiti",
    "Ospedale",
    "Celestia",
    "Arsenale",
    "San Zaccaria",
    "Santa Marta",
    "San Basilio",
    "San Sebastiano",
    "Zattere",
    "Spirito Santo",
    "Punta della Salute",
    "Misericordia",
    "Frari",
    "San Pantalon",
    "San Zanipolo",
    "Santa Maria Formosa",
    "San Lorenzo",
]
"""A dock is called by its name, which is the same in every language. Palazzo n is seat n's."""

Theatre: TypeAlias = Literal[
    "San Cassiano",
    "San Giovanni Grisostomo",
    "San Samuele",
    "Sant’Angelo",
    "San Luca",
    "San Benedetto",
    "San Moisè",
]
THEATRES: tuple[Theatre, ...] = (
    "San Cassiano",
    "San Giovanni Grisostomo",
    "San Samuele",
    "Sant’Angelo",
    "San Luca",
    "San Benedetto",
    "San Moisè",
)
