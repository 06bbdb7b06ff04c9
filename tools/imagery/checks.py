"""What must be true of a scene before it is worth rendering."""
from geometry import extent


def check_size(item, entry, tolerance=0.05):
    """The item fills the size its catalogue row gives."""
    low, high = extent([item])
    for axis, have, want in zip(("length", "width", "height"), high - low, entry["sizeMm"]):
        have *= 100
        if abs(have - want) > max(tolerance * want, 4):
            raise SystemExit(f"{entry['slug']}: {axis} is {have:.0f} mm, the catalogue says {want:.0f} mm")


def check_scene(items):
    """Every item stands on the ground."""
    for item in items:
        low, _ = extent([item])
        if abs(low.z) > 0.005:
            raise SystemExit(f"{item.name}: stands at {low.z * 100:.1f} mm")
