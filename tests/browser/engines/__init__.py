"""Other people's browsers: Debian's Firefox, and WebKit as Safari has it.

Each is begun and driven by a few lines of its own protocol, WebDriver BiDi or WebDriver, without a
driver of somebody else's between that would have to know its version.
"""
