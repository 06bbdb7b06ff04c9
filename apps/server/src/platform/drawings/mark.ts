/** The trivet from above, in a box of 64: a ring on three short feet. */
export const markBox = 64

export const ring = { x: 32, y: 32, r: 20, width: 7 } as const

/** Each foot as a line 6 wide with round ends. */
export const feet = [0, 120, 240].map((turn) => {
  const angle = (turn * Math.PI) / 180
  const at = (distance: number) =>
    `${round(32 + distance * Math.sin(angle))} ${round(32 - distance * Math.cos(angle))}`
  return `M${at(27)}L${at(23)}`
})

function round(value: number): number {
  return Math.round(value * 100) / 100
}
