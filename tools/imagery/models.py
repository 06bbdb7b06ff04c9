"""Name → model. A family registers its models in its own module: MODELS, LAID and ARRANGED."""
import importlib
import pkgutil

import items

MODELS, LAID, ARRANGED = {}, {}, set()
for module_info in pkgutil.iter_modules(items.__path__):
    module = importlib.import_module("items." + module_info.name)
    MODELS.update(getattr(module, "MODELS", {}))
    LAID.update(getattr(module, "LAID", {}))
    ARRANGED |= set(getattr(module, "ARRANGED", ()))


def build(entry, laid=False):
    """The item of one catalogue entry. laid: as it lies on a cloth, seen from above."""
    name = entry["model"]["name"]
    make = LAID.get(name, MODELS[name]) if laid else MODELS[name]
    return make(entry["sizeMm"], **entry["model"].get("options", {}))
