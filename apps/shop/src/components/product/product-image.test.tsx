import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProductImage } from './product-image.tsx'

const picture = { name: 'green-oven', width: 1000, height: 750, color: '#b5baad', version: 'a1b2' }
const oven = { name: 'Green Oven', image: 'oven', picture }

const image = () => screen.getByRole('img', { name: 'Green Oven' })
const sources = () => [...document.querySelectorAll('source')]
const srcSetOf = (type: string) =>
  sources()
    .find((source) => source.type === type)
    ?.srcset.split(', ') ?? []

test('it is offered as AVIF first, then as WebP, in every width it has', () => {
  render(<ProductImage product={oven} sizes="50vw" />)
  expect(sources().map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(srcSetOf('image/avif')).toEqual(
    [320, 480, 640, 800, 960, 1000].map(
      (width) => `/api/images/direct/green-oven.avif?w=${width}&v=a1b2 ${width}w`,
    ),
  )
  expect(image()).toHaveAttribute('src', '/api/images/direct/green-oven.webp?w=800&v=a1b2')
  expect(image()).toHaveAttribute('sizes', '50vw')
})

test('its place, its colour and its name are there before it is', () => {
  render(<ProductImage product={oven} sizes="50vw" />)
  expect(image()).toHaveAttribute('width', '1000')
  expect(image()).toHaveAttribute('height', '750')
  expect(document.querySelector('rect')).toHaveAttribute('fill', '#b5baad')
})

test('it waits until it is near, and then knows its own width', () => {
  render(<ProductImage product={oven} />)
  expect(image()).toHaveAttribute('loading', 'lazy')
  expect(image()).toHaveAttribute('sizes', 'auto, 100vw')
})

test('a thumbnail is not offered larger than any screen could use', () => {
  render(<ProductImage product={oven} sizes="4rem" />)
  expect(srcSetOf('image/webp')).toEqual(['/api/images/direct/green-oven.webp?w=320&v=a1b2 320w'])
})

test('where only the name is known, as in a stored cart, the server finds the picture', () => {
  render(<ProductImage product={{ name: 'Green Oven', image: 'oven' }} sizes="4rem" />)
  expect(srcSetOf('image/avif')).toEqual(['/api/images/direct/oven.avif?w=320 320w'])
})

test.each([
  ['nothing is named', { name: 'Green Oven', image: '' }],
  ['the shop says there is none', { name: 'Green Oven', image: 'oven', picture: null }],
])('where %s there is the cloth with the mark, and nothing is asked for', (_case, product) => {
  render(<ProductImage product={product} />)
  expect(image()).toHaveAttribute('data-failed')
  expect(sources()).toEqual([])
})
