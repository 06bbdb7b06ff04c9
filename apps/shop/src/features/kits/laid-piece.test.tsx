import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleLine } from '../../test/kit-samples.ts'
import { LaidPiece } from './laid-piece.tsx'
import { lookOf } from './piece-look.ts'

const place = { hidden: 0, left: 0, top: 0, width: 30, height: 6 }
const show = (slug: string) =>
  render(
    <ul>
      <LaidPiece line={sampleLine({ slug })} onTakeOff={vi.fn()} {...place} />
    </ul>,
  ).container

test('a thing with a cut-out lies there as that, at its own size', () => {
  const image = show('chef-knife').querySelector('img')
  expect(image?.getAttribute('src')).toContain('/chef-knife-cutout.webp')
  expect(lookOf({ slug: 'chef-knife', category: 'knife' })).toMatchObject({ width: 340, height: 62 })
  expect(screen.getByRole('button', { name: "Remove Chef's knife" })).toBeVisible()
})

test('a cut-out that does not load gives way to the drawing of its kind', () => {
  const container = show('chef-knife')
  const image = container.querySelector('img')
  if (image) fireEvent.error(image)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('button svg')).not.toBeNull()
})

test('a thing without one is drawn from the start', () => {
  const container = show('no-picture-yet')
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('button svg')).not.toBeNull()
})
