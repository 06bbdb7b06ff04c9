/** A picture is made in these widths, in pixels, and in no others; never wider than it is. */
export const pictureWidths = [320, 480, 640, 800, 960, 1200, 1600] as const

/** The width that answers a request: the next larger one, or the largest there is. */
export function pictureWidth(wanted: number): number {
  return pictureWidths.find((width) => width >= wanted) ?? pictureWidths[pictureWidths.length - 1]!
}
