import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdmin } from '../test/open-admin.tsx'
import { product, productCalendar } from '../test/product-samples.ts'

const path = `/products/${product._id}/calendar`
const answers = { adminProducts: { calendar: () => productCalendar } }

test('tells in words how much is reserved on each day, and marks today', async () => {
  openAdmin({ path, answers })
  expect(
    await screen.findByRole('button', {
      name: /Thursday, December 10 8 of 8 reserved, 1 out of service, full, 1 short/,
    }),
  ).toBeInTheDocument()
  expect(
    screen.getByRole('button', { name: /Friday, December 11 3 of 8 reserved, 1 out of service$/ }),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /December 9/ })).toHaveAttribute('aria-current', 'date')
  expect(screen.getAllByRole('table', { name: /2026|2027/ })).toHaveLength(3)
})

test('a day shows the orders that hold it', async () => {
  const { user } = openAdmin({ path, answers })
  await user.click(await screen.findByRole('button', { name: /December 11/ }))
  const orders = within(screen.getByRole('table', { name: 'Orders that hold it' }))
  expect(orders.getByText('ana@trivet.test')).toBeInTheDocument()
  expect(orders.queryByText('gil@trivet.test')).not.toBeInTheDocument()
  expect(orders.getByRole('link')).toHaveAttribute('href', '/orders/1123456789abcdef01234567')
})

test('arrow keys go from day to day, also into the next month, and stop at the end', async () => {
  const { user } = openAdmin({ path, answers })
  const today = await screen.findByRole('button', { name: /December 9/ })
  today.focus()
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(screen.getByRole('button', { name: /December 17/ })).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('button', { name: /Thursday, December 31/ })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: /Friday, January 1 / })).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(screen.getByRole('button', { name: /Friday, December 4 / })).toHaveFocus()
})

test('says which units are away on a day, and why', async () => {
  const { user } = openAdmin({ path, answers })
  const away = async () => within(await screen.findByRole('table', { name: 'Units that are away' }))
  expect((await away()).getByText('Loose handle')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /December 9/ }))
  expect((await away()).queryByText('Loose handle')).not.toBeInTheDocument()
})

test('the warehouse reads which orders hold it, not whose they are, and is led to none of them', async () => {
  const holds = productCalendar.holds.map(({ email: _told, ...hold }) => hold)
  const calendar = () => ({ ...productCalendar, holds })
  openAdmin({ path, answers: { adminProducts: { calendar } }, role: 'warehouse' })
  const orders = within(await screen.findByRole('table', { name: 'Orders that hold it' }))
  expect(orders.getAllByRole('row')).toHaveLength(holds.length + 1)
  expect(orders.queryByRole('columnheader', { name: 'Customer' })).not.toBeInTheDocument()
  expect(orders.queryByRole('link')).not.toBeInTheDocument()
})
