"""What is seen of the house from outside of its pages: on a home screen, in a message, and while it
is out of reach. `ROUTES` are its addresses, and `preview` fills the
heads of pages.
"""

from starlette.routing import Route

from . import preview
from .manifest import manifest
from .offline import offline

ROUTES = (Route("/manifest.webmanifest", manifest), Route("/offline", offline))

__all__ = ["ROUTES", "preview"]
