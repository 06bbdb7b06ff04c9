/** Written in by the build, from the list beside the pictures. */
declare const CUTOUT_SIZES: Readonly<Record<string, [width: number, height: number]>>

/** Millimeters across and down of what each cut-out shows, by the slug of its product. */
export const cutoutSizes: ReadonlyMap<string, [width: number, height: number]> = new Map(
  Object.entries(CUTOUT_SIZES),
)
