"""What differs from one operating system to the next: the one door to it.

What a system lacks is done without; nothing here knows the house. All of it is tried on Linux. What
is for macOS and Windows was written by their documents, and is tested with simulated answers.
"""

from .children import apart
from .disk import sync
from .folders import NoHome, data_folder
from .locks import locked

__all__ = ["NoHome", "apart", "data_folder", "locked", "sync"]
