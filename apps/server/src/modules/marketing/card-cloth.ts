import type { CardBox } from './card-layout.ts'

export const cardColors = {
  ink: '#221A20',
  quiet: '#5C525A',
  onButter: '#2B1A05',
  butter: '#F5C242',
  paper: '#FFFFFF',
  hem: '#D3DAD2',
  stripe: '#2E4A9E',
} as const

// the Essential weave: one wide, two thin
const stripes = [
  [8, 12],
  [24, 2.5],
  [30, 2.5],
] as const
const repeatEvery = 40

/** The stripes of the cloth, woven so that it ends where a repeat ends. */
export function clothStripes({ x, y, width, height }: CardBox): CardBox[] {
  const repeats = Math.max(1, Math.round(width / repeatEvery))
  const step = width / repeats
  return Array.from({ length: repeats }, (_, repeat) =>
    stripes.map(([offset, size]) => ({
      x: x + repeat * step + (offset * step) / repeatEvery,
      y,
      width: (size * step) / repeatEvery,
      height,
    })),
  ).flat()
}
