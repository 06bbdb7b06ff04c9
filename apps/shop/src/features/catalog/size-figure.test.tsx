import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleProduct } from '../../test/samples.ts'
import { SizeFigure } from './size-figure.tsx'

const dimensions = { name: 'Dimensions', value: '14.2 × 11.2 × 7.5 in (36 × 28.5 × 19 cm)' }
const picture = { name: 'dutch-oven-scale', width: 1200, height: 900, color: '#e8e8e6', version: 'a1' }

test('shows a piece beside a ruler, with its size in inches and centimeters', () => {
  render(
    <SizeFigure
      product={sampleProduct({ name: 'Dutch oven', specifications: [dimensions], scalePicture: picture })}
    />,
  )
  expect(screen.getByRole('img', { name: /^Dutch oven on a cloth, beside a ruler/ })).toHaveAttribute(
    'src',
    expect.stringContaining('/images/direct/dutch-oven-scale'),
  )
  expect(screen.getByText(dimensions.value)).toBeVisible()
})

test('without such a picture draws its outline to the same ruler', () => {
  render(<SizeFigure product={sampleProduct({ name: 'Dutch oven', specifications: [dimensions] })} />)
  const drawing = screen.getByRole('img', {
    name: 'Outline of Dutch oven from above, over a ruler in inches',
  })
  const outline = drawing.querySelector('rect')
  expect([outline?.getAttribute('width'), outline?.getAttribute('height')]).toEqual(['36', '28.5'])
  expect(Array.from(drawing.querySelectorAll('text'), (mark) => mark.textContent)).toEqual(['0', '5', '10'])
})

test('shows the crate of a kit', () => {
  const crate = { name: 'Packed in', value: '2 crates of 23.6 × 15.7 × 16.5 in (60 × 40 × 42 cm)' }
  render(<SizeFigure product={sampleProduct({ specifications: [{ name: 'Serves', value: '2' }, crate] })} />)
  expect(screen.getByText('How it arrives')).toBeVisible()
  expect(screen.getByRole('img', { name: 'The crate beside a bottle of wine' })).toBeVisible()
  expect(screen.getByText(crate.value)).toBeVisible()
})

test('says nothing where no size is known', () => {
  const { container } = render(<SizeFigure product={sampleProduct()} />)
  expect(container).toBeEmptyDOMElement()
})
