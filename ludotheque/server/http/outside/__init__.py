"""What is seen of the house from outside of its pages: on a home screen, in a message, and while it
is out of reach. One door: `ROUTES`.
"""

from starlette.routing import Route

from .manifest import manifest
from .offline import offline

ROUTES = (Route("/manifest.webmanifest", manifest), Route("/offline", offline))

__all__ = ["ROUTES"]
