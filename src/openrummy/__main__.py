"""`python -m openrummy` is the command line."""

from openrummy.cli import main

main()
