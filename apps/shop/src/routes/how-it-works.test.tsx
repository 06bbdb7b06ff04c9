import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tripNotes } from '../features/how-it-works/guest-notes.ts'
import { renderPage } from '../test/render-page.tsx'
import HowItWorksRoute from './how-it-works.tsx'

const renderHowItWorks = () => renderPage({ path: '/how-it-works', Component: HowItWorksRoute })
const region = (name: string) => within(screen.getByRole('region', { name }))

test('goes from choosing to returning in five steps', () => {
  renderHowItWorks()
  const steps = region('From our shelf to your stove').getAllByRole('heading', { level: 3 })
  const titles = ['Choose a collection', 'Book online', 'Delivery', 'Cook', 'Easy return']
  expect(steps.map((step) => step.textContent)).toEqual(titles)
})

test.each([
  ['Essential Kit', '$49/week', '/booking?product=essential-kit'],
  ["Chef's Kit", '$89/week', '/booking?product=chefs-kit'],
  ['Custom Kit', 'from $69/week', '/booking'],
])('the %s costs %s and can be booked', (name, price, address) => {
  renderHowItWorks()
  const tickets = region('Three tickets on the rail')
  expect(tickets.getByRole('heading', { name })).toBeVisible()
  expect(tickets.getByText(price)).toBeVisible()
  expect(tickets.getByRole('link', { name: `Book the ${name}` })).toHaveAttribute('href', address)
})

test('names what the kits include and the protection beside them', () => {
  renderHowItWorks()
  const tickets = region('Three tickets on the rail')
  for (const text of ['Spice kit', 'Priority delivery', 'Any items', '$10/week add-on']) {
    expect(tickets.getByText(text)).toBeVisible()
  }
})

test('speaks of the timeline on the booking page', () => {
  renderHowItWorks()
  const timeline = region('You always see where you are')
  expect(timeline.getByText(/timeline/)).toBeVisible()
  expect(timeline.getByRole('link', { name: 'booking page' })).toHaveAttribute('href', '/booking')
})

test('three promises and four sample notes stand beside them', () => {
  renderHowItWorks()
  expect(region('Three numbers you can hold us to').getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(region('Read on the way out').getAllByRole('figure')).toHaveLength(4)
  expect(tripNotes.every(({ isSample }) => isSample)).toBe(true)
  expect(screen.getByText(/^Sample notes/)).toBeVisible()
})
