import * as ordersCopy from '@trivet/core/copy/orders'

import { screen, waitFor, within } from '@testing-library/react'
import type { OrderPage, OrderViewsOutput } from '@trivet/core/contract/orders'
import type { StaffRole } from '@trivet/core/staff'
import { describe, expect, test } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { listedOrder as order, orderPage, shopSettings, staffOrder } from '../test/order-samples.ts'

type Orders = NonNullable<Answers['orders']>

const open = (orders: Orders = {}, path = '/orders', role: StaffRole = 'owner') =>
  openAdmin({
    path,
    role,
    answers: {
      settings: { get: () => shopSettings },
      orders: { list: () => orderPage(), views: () => ({ views: [], chosen: null }), ...orders },
    },
  })

test('lists an order with customer, period, status, payment and total', async () => {
  open()
  const row = (await screen.findByRole('link', { name: order.number })).closest('tr')
  const cells = within(row ?? document.body).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual([
    `Select order ${order.number}`,
    order.number,
    'Nov 21, 2026, 12:04 PM',
    `${order.customer.name}${order.user.email}`,
    expect.stringMatching(/^Dec 1\s–\s11, 2026$/),
    'Packed',
    'Paid',
    '$126.25',
  ])
  expect(document.title).toBe('Orders · Trivet admin')
})

test('turns pages through the address, and takes the focus along', async () => {
  const list = ({ pageNumber }: { pageNumber?: unknown }) =>
    orderPage([{ ...order, user: { email: `guest-${String(pageNumber)}@trivet.test` } }], {
      page: Number(pageNumber),
      pages: 3,
    })
  const { user, location } = open({ list })
  expect(await screen.findByText('guest-1@trivet.test')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  expect(await screen.findByText('guest-2@trivet.test')).toBeInTheDocument()
  await waitFor(() => expect(location().search).toBe('?page=2'))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('says that there are no orders yet, or none that match', async () => {
  const { user } = open({ list: () => orderPage([]) })
  expect(await screen.findByText('No orders yet')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Status'), 'Packed')
  expect(await screen.findByText('No orders match')).toBeInTheDocument()
})

test('a page past the end leads back to the first', async () => {
  open({ list: () => orderPage([], { page: 9, pages: 2 }) }, '/orders?page=9')
  expect(await screen.findByRole('link', { name: 'First page' })).toHaveAttribute('href', '/orders')
})

test('a failed list can be tried again', async () => {
  let isDown = true
  const list = () => {
    if (isDown) throw new Refusal(500, null, 'An error occurred')
    return orderPage()
  }
  const { user } = open({ list })
  expect(await screen.findByRole('alert')).toHaveTextContent(ordersCopy.ordersLoadFailed)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: order.number })).toBeInTheDocument()
})

test('search, filters and sorting stand in the address and go to the server', async () => {
  const asked: unknown[] = []
  const list: Orders['list'] = (input) => {
    asked.push(input)
    return orderPage()
  }
  const { user, location } = open({ list })
  await screen.findByRole('link', { name: order.number })
  await user.selectOptions(screen.getByLabelText('Payment'), 'Refunded')
  await user.selectOptions(screen.getByLabelText('Area'), 'Austin')
  await user.type(screen.getByRole('searchbox'), 'gil')
  await user.click(screen.getByRole('button', { name: 'Total' }))
  await waitFor(() => expect(location().search).toBe('?payment=refunded&area=Austin&sort=total&q=gil'))
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      payment: 'refunded',
      area: 'Austin',
      q: 'gil',
      sort: 'total',
      code: null,
      pageNumber: 1,
    }),
  )
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending')
})

test('an address of another time narrows by what is still known', async () => {
  const asked: unknown[] = []
  const list: Orders['list'] = (input) => {
    asked.push(input)
    return orderPage()
  }
  open({ list }, '/orders?status=lost&sort=secret&area=Austin')
  await screen.findByRole('link', { name: order.number })
  expect(asked).toEqual([{ area: 'Austin', code: null, pageNumber: 1 }])
})

test('opens an order by a click on its row', async () => {
  const { user, location } = open({ forStaff: () => staffOrder })
  await user.click(await screen.findByText('$126.25'))
  expect(await screen.findByRole('heading', { name: `Order ${order.number}` })).toBeInTheDocument()
  await waitFor(() => expect(location().pathname).toBe(`/orders/${order._id}`))
})

test('this browser keeps which columns are shown', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Area' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Placed' }))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('columnheader', { name: 'Area' })).toBeInTheDocument()
  expect(screen.queryByRole('columnheader', { name: 'Placed' })).not.toBeInTheDocument()
  expect(JSON.parse(localStorage.getItem('trivet.admin.table.orders') ?? '')).toMatchObject({
    columns: ['Customer', 'Rental', 'Area', 'Status', 'Payment', 'Total'],
  })
})

describe('views', () => {
  const mine = { _id: '5'.repeat(24), name: 'Denver', query: 'area=Denver&sort=delivery' }

  test('built-in and own ones are addresses', async () => {
    open({ views: () => ({ views: [mine], chosen: null }) }, '/orders?view=overdue&sort=pickup')
    const views = within(await screen.findByRole('navigation', { name: 'Views' }))
    expect(await views.findByRole('link', { name: 'Denver' })).toHaveAttribute(
      'href',
      `/orders?${mine.query}`,
    )
    expect(views.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'All',
      'New',
      'To pack',
      'Out today',
      'Back today',
      'Overdue',
      'Unpaid',
      'Address needed',
      'Denver',
    ])
    expect(views.getByRole('link', { name: 'Overdue' })).toHaveAttribute('aria-current', 'true')
    expect(views.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current')
  })

  test('until they are known the list is loading, and asks for no orders that it would not show', async () => {
    const views = Promise.withResolvers<OrderViewsOutput>()
    const asked: unknown[] = []
    const list: Orders['list'] = (input) => {
      asked.push(input)
      return orderPage()
    }
    open({ list, views: () => views.promise })
    expect(await screen.findByRole('status')).toHaveTextContent('Loading')
    expect(screen.getByRole('searchbox')).toBeInTheDocument()
    views.resolve({ views: [mine], chosen: mine._id })
    expect(await screen.findByRole('link', { name: order.number })).toBeInTheDocument()
    expect(asked).toEqual([expect.objectContaining({ area: 'Denver', sort: 'delivery' })])
  })

  test('the list opens with the chosen one', async () => {
    const { location } = open({ views: () => ({ views: [mine], chosen: mine._id }) })
    await screen.findByRole('link', { name: order.number })
    await waitFor(() => expect(location().search).toBe(`?${mine.query}`))
  })

  test('keeps what the list shows under a name', async () => {
    const saved: unknown[] = []
    const { user } = open(
      {
        saveView: (view) => {
          saved.push(view)
          return { views: [mine], chosen: null }
        },
      },
      `/orders?${mine.query}&page=3`,
    )
    await user.click(await screen.findByRole('button', { name: 'View' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Save as a view…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }))
    await user.click(dialog.getByRole('button', { name: 'Save view' }))
    expect(await dialog.findByText(ordersCopy.viewNameRequired)).toBeInTheDocument()
    await user.type(dialog.getByLabelText(/Name/), 'Denver')
    await user.click(dialog.getByRole('button', { name: 'Save view' }))
    expect(await screen.findByText('View saved')).toBeInTheDocument()
    expect(saved).toEqual([{ name: 'Denver', query: mine.query }])
  })
})

describe('the list behind a figure', () => {
  const behind = '/orders?figure=tax&figureFrom=2026-11-01&figureTo=2026-11-24&figureArea=austin'

  test('says of which days and of whom the figure is', async () => {
    open({ list: () => orderPage([order], { figureOf: ['Austin'] }) }, behind)
    const days = expect.stringMatching(/^Tax, Nov 1\s–\s24, 2026, Austin$/)
    expect((await screen.findByText(/^Tax, .*Austin$/)).textContent).toEqual(days)
  })

  const rowCells = async () => {
    const row = (await screen.findByRole('link', { name: order.number })).closest('tr')
    return within(row ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  }

  test('shows the part of each order, and what all of them add up to', async () => {
    open(
      { list: () => orderPage([{ ...order, figurePart: 9.63 }], { figureSum: 1257.75, total: 40 }) },
      behind,
    )
    expect((await rowCells()).slice(-2)).toEqual(['$126.25', '$9.63'])
    expect(screen.getByRole('columnheader', { name: 'In the figure' })).toBeInTheDocument()
    expect(screen.getByText('They add up to')).toHaveTextContent(/^They add up to \$1,257\.75$/)
  })

  test('shows of a share what it is a share with', async () => {
    const list = () => orderPage([{ ...order, figurePart: 18 }], { figureSum: 1042 })
    open({ list }, '/orders?figure=utilisation&figureFrom=2026-11-01&figureTo=2026-11-24')
    expect((await rowCells()).at(-1)).toBe('18')
    expect(screen.getByText(/^They add up to/)).toHaveTextContent('They add up to 1,042 (Days out)')
  })

  test('shows the parts whatever columns this browser keeps', async () => {
    const kept = { columns: ['Total'], isCompact: false }
    localStorage.setItem('trivet.admin.table.orders', JSON.stringify(kept))
    const { user } = open(
      { list: () => orderPage([{ ...order, figurePart: 9.63 }], { figureSum: 9.63 }) },
      behind,
    )
    expect((await rowCells()).slice(1)).toEqual([order.number, '$126.25', '$9.63'])
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Total' })).toBeInTheDocument()
    expect(screen.queryByRole('menuitemcheckbox', { name: 'In the figure' })).not.toBeInTheDocument()
  })

  test('keeps the room for the sum while it is loading, and its sum while the next page is', async () => {
    const answers = [Promise.withResolvers<OrderPage>(), Promise.withResolvers<OrderPage>()] as const
    const pageOf = (page: number) =>
      orderPage([{ ...order, figurePart: page }], { figureSum: 57.75, figureOf: ['Austin'], page, pages: 2 })
    const { user } = open({ list: ({ pageNumber }) => answers[pageNumber === 2 ? 1 : 0].promise }, behind)
    expect(await screen.findByText('They add up to')).toHaveTextContent('They add up to …')
    answers[0].resolve(pageOf(1))
    expect(await screen.findByText('$57.75')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(screen.getByRole('table').closest('[aria-busy=true]')).toBeTruthy())
    expect(screen.getByText('They add up to')).toHaveTextContent('They add up to $57.75')
    expect(screen.getByText(/^Tax, .*Austin$/)).toBeInTheDocument()
    answers[1].resolve(pageOf(2))
    expect(await screen.findByText('$2.00')).toBeInTheDocument()
  })

  test('of none adds up to nothing, and says that there are none', async () => {
    open({ list: () => orderPage([], { figureSum: 0 }) }, behind)
    expect(await screen.findByText('No orders match')).toBeInTheDocument()
    expect(screen.getByText('They add up to')).toHaveTextContent('They add up to $0.00')
  })

  test('says nothing of a sum when it failed', async () => {
    const list = () => {
      throw new Refusal(500, null, 'An error occurred')
    }
    open({ list }, behind)
    expect(await screen.findByRole('alert')).toHaveTextContent(ordersCopy.ordersLoadFailed)
    expect(screen.queryByText('They add up to')).not.toBeInTheDocument()
  })

  test('has neither parts nor a sum for whoever may see no reports', async () => {
    open({ list: () => orderPage([order]) }, behind, 'support')
    expect((await rowCells()).at(-1)).toBe('$126.25')
    expect(screen.queryByText('They add up to')).not.toBeInTheDocument()
  })

  test('goes away with all that narrowed it', async () => {
    const { user, location } = open({}, behind)
    await user.click(await screen.findByRole('button', { name: 'All orders' }))
    await waitFor(() => expect(location().search).toBe(''))
    expect(screen.queryByText(/^Orders behind/)).not.toBeInTheDocument()
  })
})

describe('the way back from an order', () => {
  const left = '/orders?payment=paid&sort=-total&page=2'
  const details: Orders = {
    forStaff: () => ({ ...staffOrder, status: 'confirmed' }),
    openWindows: () => ({ delivery: ['all-day'], pickup: ['all-day'] }),
  }
  const wayBack = () => screen.findByRole('link', { name: 'All orders' })

  test.each(['link', 'row'])('leads to the list as it was left by a %s', async (by) => {
    const { user, location } = open(details, left)
    const link = await screen.findByRole('link', { name: order.number })
    await user.click(by === 'link' ? link : screen.getByText('$126.25'))
    expect(await wayBack()).toHaveAttribute('href', left)
    await user.click(await wayBack())
    expect(await screen.findByRole('link', { name: order.number })).toBeInTheDocument()
    expect(location().pathname + location().search).toBe(left)
  })

  test('still does so after a look at changing it', async () => {
    const { user } = open(details, left)
    await user.click(await screen.findByRole('link', { name: order.number }))
    await user.click(await screen.findByRole('link', { name: 'Change this order' }))
    await user.click(await screen.findByRole('link', { name: 'The order' }))
    expect(await wayBack()).toHaveAttribute('href', left)
  })

  test('leads to the plain list where somebody came from elsewhere', async () => {
    open(details, `/orders/${order._id}`)
    expect(await wayBack()).toHaveAttribute('href', '/orders')
  })
})
