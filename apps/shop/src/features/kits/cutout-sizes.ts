/** Millimetres across and down of what each cut-out shows, by the slug of its product. */
export const cutoutSizes: ReadonlyMap<string, readonly [width: number, height: number]> = new Map([])
