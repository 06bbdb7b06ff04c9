import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleCard } from '../../test/samples.ts'
import { cutoutsOf } from './cutouts.ts'
import { LaidPiece } from './laid-piece.tsx'

// the tests' build knows one cut-out, of 340 by 62 millimeters
const knife = sampleCard({ name: 'Chef knife', slug: 'chef-knife' })
const board = sampleCard({ name: 'Oak board', slug: 'oak-board', image: 'cutting-board' })

const pictureOf = (name: RegExp) => screen.getByRole('button', { name })

test('a piece that is cut out lies on the cloth itself, in its own size', () => {
  const cutout = cutoutsOf([knife, board]).get(knife._id)
  render(<LaidPiece piece={knife} cutout={cutout} isLaid onToggle={() => {}} />)
  const piece = pictureOf(/^Chef knife/)
  expect(piece.querySelector('img')?.getAttribute('src')).toContain('chef-knife-cutout')
  // as wide as its place, as high as the knife
  const { placeWidth } = cutout ?? {}
  expect(placeWidth).toBeGreaterThanOrEqual(340)
  expect(piece.querySelector('svg')?.getAttribute('viewBox')).toBe(`0 0 ${placeWidth} 62`)
})

test('any other piece shows its photograph', () => {
  expect(cutoutsOf([knife, board]).has(board._id)).toBe(false)
  render(<LaidPiece piece={board} isLaid onToggle={() => {}} />)
  expect(
    pictureOf(/^Oak board/)
      .querySelector('img')
      ?.getAttribute('src'),
  ).toContain('cutting-board')
})
