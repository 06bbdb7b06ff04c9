import { smallestKitText } from '@trivet/core/copy/kits'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tripNotes } from '../features/how-it-works/guest-notes.ts'
import { samplePlanPrices } from '../test/samples.ts'
import { renderPage } from '../test/render-page.tsx'
import HowItWorksRoute from './how-it-works.tsx'

const renderHowItWorks = (prices = samplePlanPrices()) =>
  renderPage({
    path: '/how-it-works',
    Component: HowItWorksRoute,
    api: { kits: { planPrices: () => prices } },
  })
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
])('the %s costs %s and can be booked', async (name, price, address) => {
  renderHowItWorks()
  const tickets = region('Three tickets on the rail')
  expect(tickets.getByRole('heading', { name })).toBeVisible()
  expect(await tickets.findByText(price)).toBeVisible()
  expect(tickets.getByRole('link', { name: `Book the ${name}` })).toHaveAttribute('href', address)
})

test('names what the kits include and the protection beside them', () => {
  renderHowItWorks()
  const tickets = region('Three tickets on the rail')
  for (const text of ['Spice kit', 'Priority delivery', 'Any items', '$10/week add-on']) {
    expect(tickets.getByText(text)).toBeVisible()
  }
})

test('prices follow the catalog, and say how they come about', async () => {
  renderHowItWorks(samplePlanPrices({ essentialKit: 52.5, customKit: { from: 76, smallest: 76 } }))
  const tickets = region('Three tickets on the rail')
  expect(await tickets.findByText('$52.50/week')).toBeVisible()
  expect(tickets.getByText('from $76/week')).toBeVisible()
  expect(tickets.getByText(smallestKitText(76))).toBeVisible()
  expect(
    tickets.getByText(
      /10% of the rental cost, such as \$5\.25 with the Essential Kit and \$8\.90 with the Chef’s Kit/,
    ),
  ).toBeVisible()
})

test('a plan whose kit has left the shop is not offered', async () => {
  renderHowItWorks(samplePlanPrices({ chefsKit: null, customKit: null }))
  const tickets = region('Three tickets on the rail')
  expect(await tickets.findByText('$49/week')).toBeVisible()
  expect(tickets.getAllByRole('listitem')).toHaveLength(1)
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
