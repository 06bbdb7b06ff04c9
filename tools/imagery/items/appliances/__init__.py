"""Appliances: fronts to -y, spouts, heads and handles along x."""
from items.appliances import coffee, fire, motors, plates

MODELS = {**coffee.MODELS, **motors.MODELS, **plates.MODELS, **fire.MODELS}
