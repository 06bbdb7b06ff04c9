import { render, screen } from '@testing-library/react'
import { standardIdentity, supportEmail } from '@trivet/core/company'
import { depositText } from '@trivet/core/copy/payments'
import { addDays, calendarDate, formatDay } from '@trivet/core/dates'
import { expect, test, vi } from 'vitest'
import { rememberPlace } from '../../lib/place-store.ts'
import { shopToday } from '../../lib/shop-today.ts'
import { Assurances } from './assurances.tsx'

const region = () => screen.getByRole('region', { name: 'Good to know' })

test('gives the days until which a cancellation is refunded, and how to reach us', () => {
  const start = addDays(shopToday(), 30)
  render(<Assurances start={start} protection="offered" deposit={4500} />)
  expect(region()).toHaveTextContent(`Full refund if you cancel by ${formatDay(addDays(start, -8))}`)
  expect(region()).toHaveTextContent(standardIdentity.supportHours)
  const email = supportEmail(null)
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
})

test('counts these days where the guest stays', () => {
  // half an hour into the 21st in Austin, and still the 20th in Los Angeles
  vi.setSystemTime('2027-05-21T05:30:00Z')
  rememberPlace('78704')
  render(<Assurances start={calendarDate('2027-05-28')} protection="offered" deposit={4500} />)
  expect(region()).not.toHaveTextContent('Full refund if you cancel by')
  expect(region()).toHaveTextContent('50% refund if you cancel by')
})

test('without dates gives the rule itself', () => {
  render(<Assurances start={null} protection="shown" deposit="shown" />)
  expect(region()).toHaveTextContent('Full refund when you cancel 7 days or more before delivery.')
  expect(region()).not.toHaveTextContent('Damage protection')
  expect(region()).not.toHaveTextContent('deposits')
})

test.each([
  ['on', 'Damage protection is on'],
  ['off', 'Damage protection is off. 10% of the rental cost covers'],
  ['offered', 'Damage protection is yours to add'],
] as const)('says what damage protection covers while it is %s', (protection, told) => {
  render(<Assurances start={null} protection={protection} deposit="shown" />)
  expect(region()).toHaveTextContent(told)
})

test.each(['on', 'off', 'offered', 'shown'] as const)(
  'says of deposits the same everywhere: with protection %s',
  (protection) => {
    render(<Assurances start={null} protection={protection} deposit={4500} />)
    expect(region()).toHaveTextContent(depositText(4500))
  },
)
