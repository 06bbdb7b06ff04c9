"""Pictures with a layout of their own: steps, the hosts' card, the picture for shared links."""
import numpy as np
from PIL import Image, ImageDraw

from cloth import rgb, tea_towel
from compose import lay_on, picture, spread_cloth, table
from fonts import font
from packing import GRID_MM, footprint, pack
from tone import decode

AUBERGINE, BUTTER, PEPPERCORN, SALT = "#5A1F44", "#F5C242", "#221A20", "#F6F8F5"
SHARP = 1.5


def salt(size):
    return np.broadcast_to(rgb(SALT), (size[1], size[0], 3)).astype(np.float32).copy()


def put(canvas, piece, x, y, mm, quarters=0):
    """Lay a piece with its centre at (x, y) millimetres."""
    pre, height = piece.turned(quarters, mm)
    lay_on(canvas, pre, height, round(y / mm - pre.shape[0] / 2), round(x / mm - pre.shape[1] / 2), mm)


def arrange(canvas, pieces, x, y, width, mm, gap=20, turns=((0, 1, 2, 3),)):
    """Lay pieces close together, none over another, in a field that wide with its top left corner at (x, y)."""
    prints = [footprint(p.rgba[..., 3] > 60, p.mm, gap) for p in pieces]
    height, places = pack([grid for grid, _ in prints], width, turns)
    for piece, (row, col, quarters), (_, grow) in zip(pieces, places, prints):
        pre, relief = piece.turned(quarters, mm)
        lay_on(canvas, pre, relief, round((y + row + grow * GRID_MM) / mm), round((x + col + grow * GRID_MM) / mm), mm)
    return height


def put_cloth(canvas, collection, x, y, width, height, mm, scale=1.0, **kw):
    """A cloth with its top left corner at (x, y) millimetres."""
    spread_cloth(canvas, tea_towel(collection, width, height, mm, scale, **kw), round(y / mm), round(x / mm), mm)


def paper(canvas, x, y, drawn, mm):
    """Lay a flat drawing (PIL image with alpha) on the canvas at (x, y) millimetres."""
    data = np.asarray(drawn, np.float32) / 255
    pre = np.dstack([decode(data[..., :3]) * data[..., 3:], data[..., 3]]).astype(np.float32)
    lay_on(canvas, pre, np.where(data[..., 3] > 0.5, 1.5, -1).astype(np.float32), round(y / mm), round(x / mm), mm)


def mark(size, colour):
    """The trivet: a ring on three short feet, seen from above."""
    k = 8
    image = Image.new("RGBA", (size * k, size * k), (0, 0, 0, 0))
    unit = size * k / 64
    centre = 32 * unit
    for angle in (90, 210, 330):
        foot = Image.new("L", image.size, 0)
        ImageDraw.Draw(foot).rounded_rectangle([centre - 3 * unit, centre - 29 * unit, centre + 3 * unit, centre - 17 * unit], 3 * unit, fill=255)
        image.paste(colour, (0, 0), foot.rotate(angle - 90 + 180, center=(centre, centre)))
    draw = ImageDraw.Draw(image)
    draw.ellipse([centre - 22.5 * unit, centre - 22.5 * unit, centre + 22.5 * unit, centre + 22.5 * unit], outline=colour, width=round(5 * unit))
    return image.resize((size, size), Image.LANCZOS)


def docket(width, height, lines, mm):
    """A kitchen order ticket: perforated above, figures in the mono, the sum in butter."""
    px = 1 / mm
    w, h = round(width * px), round(height * px)
    image = Image.new("RGBA", (w, h), (255, 255, 255, 255))
    draw = ImageDraw.Draw(image)
    for k in range(int(width / 8) + 1):
        x = (k + 0.5) * 8 * px
        draw.ellipse([x - 2.4 * px, -2.4 * px, x + 2.4 * px, 2.4 * px], fill=(0, 0, 0, 0))
    y = 16 * px
    for left, right, strong in lines:
        face = font("spline-sans-mono", (9.5 if strong else 8) * px, 600 if strong else 400)
        if strong:
            draw.rounded_rectangle([7 * px, y - 4 * px, w - 7 * px, y + 13 * px], 8.5 * px, fill=BUTTER)
        draw.text((12 * px, y), left, font=face, fill=PEPPERCORN)
        draw.text((w - 12 * px, y), right, font=face, fill=PEPPERCORN, anchor="ra")
        y += (20 if strong else 15) * px
    return image


def step_choose(pieces, size=(1200, 900)):
    """Three cloths side by side, each with the things of its collection."""
    mm = 1560 / (size[0] * SHARP)
    canvas = table([round(n * SHARP) for n in size])
    shares = {"essential": pieces[0:3], "chef": pieces[3:6], "bbq": pieces[6:]}
    for k, (collection, share) in enumerate(shares.items()):
        x = 40 + k * 500
        put_cloth(canvas, collection, x, 60, 480, 1050, mm, 0.8)
        arrange(canvas, share, x + 25, 100, 430, mm, 40)
    return picture(canvas, size)


def step_book(pieces, size=(1200, 900)):
    """A docket lies among the first things of the kit."""
    mm = 880 / (size[0] * SHARP)
    canvas = table([round(n * SHARP) for n in size])
    put_cloth(canvas, "essential", 40, -160, 1000, 770, mm, 1.0)
    put(canvas, pieces[2], 345, 300, mm, 1)
    put(canvas, pieces[3], 285, 300, mm, 1)
    put(canvas, pieces[0], 730, 130, mm)
    put(canvas, pieces[1], 720, 490, mm, 0)
    lines = [("FRI 12 JUN", "IN", False), ("FRI 19 JUN", "OUT", False), ("7 NIGHTS", "1 WEEK", False), ("", "", False),
             ("ESSENTIAL KIT", "49.00", False), ("BREAD KNIFE", "5.50", False), ("WHISK", "3.00", False), ("", "", False), ("PER WEEK", "57.50", True)]
    paper(canvas, 540, 265, docket(150, 172, lines, mm), mm)
    return picture(canvas, size)


def step_return(pieces, size=(1200, 900)):
    """Everything goes back to the crate as it is."""
    crate, *tools = pieces
    mm = 1080 / (size[0] * SHARP)
    canvas = table([round(n * SHARP) for n in size])
    put_cloth(canvas, "essential", 60, 40, 960, 730, mm, 1.1)
    put(canvas, crate, 330, 375, mm, 1)
    arrange(canvas, tools, 530, 110, 460, mm, 24)
    return picture(canvas, size)


def listing_card(pieces, size=(1200, 1800)):
    """The ground of a host's 4 × 6 inch card: a cloth with things on it above, free salt below."""
    mm = 900 / (size[0] * SHARP)
    canvas = salt([round(n * SHARP) for n in size])
    put_cloth(canvas, "essential", -60, -160, 1020, 890, mm, 1.1)
    arrange(canvas, pieces, 85, -40, 730, mm, 30)
    return picture(canvas, size)


def open_graph(pieces, size=(1200, 630)):
    """Mark and name on salt at the left, a laid cloth running off the right edge."""
    mm = 1250 / (size[0] * SHARP)
    canvas = salt([round(n * SHARP) for n in size])
    put_cloth(canvas, "essential", 490, -120, 1000, 740, mm, 1.1)
    arrange(canvas, pieces, 605, -30, 700, mm, 26)
    image = picture(canvas, size)
    image.paste(mark(150, AUBERGINE), (72, 150), mark(150, AUBERGINE))
    face = font("besley", 118, 600)
    ImageDraw.Draw(image).text((76, 330), "Trivet", font=face, fill=AUBERGINE)
    return image
