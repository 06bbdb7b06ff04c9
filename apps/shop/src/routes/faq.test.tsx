import type { PlanPrices } from '@trivet/core/contract/kits'
import { standardSettings } from '@trivet/core/settings'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { faqGroups, faqItems } from '../features/faq/faq-groups.ts'
import { samplePlanPrices } from '../test/samples.ts'
import { renderPage } from '../test/render-page.tsx'
import FaqRoute from './faq.tsx'

const renderFaq = (at = '/faq') =>
  renderPage({
    path: '/faq',
    Component: FaqRoute,
    at,
    api: { kits: { planPrices: () => samplePlanPrices() } },
  })

const isOpen = (question: string) => screen.getByText(question).closest('details')?.open

test('17 questions stand in four groups', () => {
  renderFaq()
  const titles = ['General', 'Products & Collections', 'Delivery & Logistics', 'Policies & Concerns']
  expect(faqGroups(standardSettings).map(({ title }) => title)).toEqual(titles)
  for (const { title, items } of faqGroups(standardSettings)) {
    const group = screen.getByRole('region', { name: title })
    for (const { question } of items) expect(within(group).getByText(question)).toBeVisible()
  }
  expect(document.querySelectorAll('details')).toHaveLength(17)
})

test('an answer opens and closes without touching the others', async () => {
  const { user } = renderFaq()
  const [first, second] = ['What is Trivet?', 'Can I change my dates?']
  expect([isOpen(first), isOpen(second)]).toEqual([false, false])

  await user.click(screen.getByText(first))
  await user.click(screen.getByText(second))
  expect([isOpen(first), isOpen(second)]).toEqual([true, true])

  await user.click(screen.getByText(first))
  expect([isOpen(first), isOpen(second)]).toEqual([false, true])
})

test('a link to one question shows its answer', () => {
  renderFaq('/faq#refunds')
  expect(isOpen('What do I get back if I cancel?')).toBe(true)
  expect(isOpen('Can I change my dates?')).toBe(false)
})

test.each([
  [
    'refunds',
    [
      'full refund',
      '7 days or more before delivery',
      '75% at 3-6 days',
      '50% at 24-48 hours',
      'under 24 hours',
    ],
  ],
  ['date-changes', ['free of charge', 'at least 48 hours before delivery']],
  ['extensions', ['at least 24 hours before pickup', 'same daily rate', 'subject to availability']],
  ['lead-time', ['3-5 days', '1-2 weeks in the holidays']],
  ['cleaning', ['180°F or above']],
  ['support', ['Monday to Friday, 9am-6pm EST', 'within 24 hours']],
  ['delivery-fee', ['$15.00']],
  [
    'be-there',
    ['gate code', 'while booking', 'on your order until we pack', 'erased 48 hours after the pickup'],
  ],
  ['damage', ['10%']],
  [
    'service-areas',
    [
      'New York City area',
      'Miami and South Florida',
      'Los Angeles and Orange County',
      'San Francisco Bay Area',
      'Chicago',
      'Austin',
      'Nashville',
      'Denver',
    ],
  ],
])('the answer on %s states the policy', (id, facts) => {
  const answer = faqItems(standardSettings)
    .find((item) => item.id === id)
    ?.answer.join(' ')
    .toLowerCase()
  for (const fact of facts) expect(answer).toContain(fact.toLowerCase())
})

test('prices are those of the catalog, and where they are not known none is told', () => {
  const answers = (...prices: PlanPrices[]) =>
    faqItems(standardSettings, ...prices)
      .map(({ answer }) => answer.join(' '))
      .join(' ')
  const told = answers(samplePlanPrices({ chefsKit: 92.5 }))
  for (const text of ['($49/week)', '($92.50/week)', 'any 8 items', 'from $69/week', '$24.70/week today']) {
    expect(told).toContain(text)
  }
  for (const text of [answers(), answers({ essentialKit: null, chefsKit: null, customKit: null })]) {
    expect(text).toContain('any 8 items')
    expect(text).not.toContain('/week')
  }
})

test('leads on to how it works, contact and booking', () => {
  renderFaq()
  const next = within(screen.getByRole('region', { name: 'Still simmering?' }))
  expect(next.getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/how-it-works')
  expect(next.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  expect(next.getByRole('link', { name: 'Book a kit' })).toHaveAttribute('href', '/booking')
})

test('search engines read every question with its answer', () => {
  renderFaq()
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const facts = blocks.map((block) => JSON.parse(block.textContent)).find((one) => one['@type'] === 'FAQPage')
  expect(facts.mainEntity).toHaveLength(17)
  expect(facts.mainEntity[0]).toMatchObject({
    '@type': 'Question',
    name: 'What is Trivet?',
    acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining('by the week') },
  })
})
