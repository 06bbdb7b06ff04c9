import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const oven = { src: '/images/oven.webp', alt: 'A green Dutch oven', width: 800, height: 600 }

const image = () => screen.getByRole('img', { name: 'A green Dutch oven' })

test('it keeps its place by width and height and waits until it is near', () => {
  render(<Picture {...oven} />)
  expect(image()).toHaveAttribute('width', '800')
  expect(image()).toHaveAttribute('height', '600')
  expect(image()).toHaveAttribute('loading', 'lazy')
})

test('the largest one above the fold loads at once', () => {
  render(<Picture {...oven} priority />)
  expect(image()).toHaveAttribute('loading', 'eager')
  expect(image()).toHaveAttribute('fetchpriority', 'high')
})

test('the largest one is asked for in the head of the page, in its best format', () => {
  const sources = [
    { type: 'image/avif', srcSet: '/images/oven.avif 640w' },
    { type: 'image/webp', srcSet: '/images/oven.webp 640w' },
  ]
  render(<Picture {...oven} sources={sources} sizes="50vw" priority />)
  const link = document.head.querySelector('link[rel=preload]')
  expect(link).toHaveAttribute('imagesrcset', '/images/oven.avif 640w')
  expect(link).toHaveAttribute('imagesizes', '50vw')
  expect(link).toHaveAttribute('type', 'image/avif')
  expect(link).toHaveAttribute('fetchpriority', 'high')
})

test('one that does not load becomes a drawing with the same name', () => {
  render(<Picture {...oven} />)
  fireEvent.error(image())
  expect(image()).toHaveAttribute('data-failed')
  expect(image().tagName).toBe('SPAN')
})

test('another address is tried anew', () => {
  const { rerender } = render(<Picture {...oven} />)
  fireEvent.error(image())
  rerender(<Picture {...oven} src="/images/other.webp" />)
  expect(image()).toHaveAttribute('src', '/images/other.webp')
})

test('without an address there is the drawing from the start', () => {
  render(<Picture {...oven} src={null} fallback={<span>no picture</span>} />)
  expect(screen.getByText('no picture')).toBeInTheDocument()
})
