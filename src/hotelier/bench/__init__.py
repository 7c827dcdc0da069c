"""How fast the engine is: what `hotelier bench` measures and shows.

`measuring.py` repeats and times, `engine.py` lists what is measured, `results.py` keeps,
compares and shows.
"""
