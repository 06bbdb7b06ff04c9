import { screen, within } from '@testing-library/react'
import type { ProductStock } from '@trivet/core/contract/stock'
import * as stockCopy from '@trivet/core/copy/stock'
import { calendarDate } from '@trivet/core/dates'
import { expect, test } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { product, productStock } from '../test/product-samples.ts'

const path = `/products/${product._id}/edit`
const denver = '3'.repeat(24)

const one = productStock
const two: ProductStock = {
  ...one,
  countInStock: 11,
  depots: [...one.depots, { _id: denver, name: 'Denver', isClosed: false, units: 3 }],
}

const planned: ProductStock['transfers'][number] = {
  _id: '4'.repeat(24),
  from: 'main',
  to: denver,
  units: 2,
  leavesOn: calendarDate('2026-12-09'),
  arrivesOn: calendarDate('2026-12-10'),
  expectedOn: null,
  isSent: false,
}

function openStock(ofProduct: () => ProductStock, stock = {}) {
  return openAdmin({
    path,
    answers: {
      adminProducts: {
        byId: () => product,
        list: () => ({
          products: [],
          page: 1,
          pages: 0,
          total: 0,
          hasMore: false,
        }),
      },
      stock: { ofProduct, ...stock },
    },
  })
}

test('with one depot there is a number, and no word of depots or transfers', async () => {
  openStock(() => one)
  expect(await screen.findByText(/in all, also those that guests have/)).toHaveTextContent(/^8 in all/)
  expect(screen.queryByText('Austin')).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Transfers' })).not.toBeInTheDocument()
  expect(screen.getByText('Every unit is in service')).toBeInTheDocument()
  expect(screen.getByText('Nothing is late')).toBeInTheDocument()
})

test('a count says what it saw, and why it is refused at its field', async () => {
  const sent: unknown[] = []
  const count = (input: unknown) => {
    sent.push(input)
    const errors = [{ path: 'units', message: stockCopy.countedMeanwhile }]
    throw new Refusal(409, 'STOCK_REFUSED', stockCopy.countedMeanwhile, {
      errors,
    })
  }
  const { user } = openStock(() => two, { count })
  await user.click(await screen.findByRole('button', { name: 'Count… Denver' }))
  const units = await screen.findByRole('textbox', { name: /Units/ })
  await user.clear(units)
  await user.type(units, '4')
  await user.click(screen.getByRole('button', { name: 'Save count' }))
  await screen.findByText(stockCopy.countedMeanwhile)
  expect(units).toHaveAccessibleDescription(new RegExp(stockCopy.countedMeanwhile))
  expect(sent).toEqual([{ id: product._id, depot: denver, units: 4, seenUnits: 3 }])
})

test('a transfer is forced only after it was refused for what it leaves short, and stays the same one', async () => {
  const sent: { id: string; isForced?: boolean | undefined }[] = []
  const planTransfer = (input: { id: string; isForced?: boolean | undefined }) => {
    sent.push(input)
    if (input.isForced) return { ...two, transfers: [planned] }
    const errors = [{ path: 'units', message: stockCopy.promisedThere }]
    throw new Refusal(409, 'STOCK_REFUSED', stockCopy.promisedThere, {
      errors,
    })
  }
  const { user } = openStock(() => (sent.length > 1 ? { ...two, transfers: [planned] } : two), {
    planTransfer,
  })
  await user.click(await screen.findByRole('button', { name: 'Plan a transfer…' }))
  await user.click(await screen.findByRole('button', { name: 'Plan transfer' }))
  const force = await screen.findByRole('checkbox', {
    name: /Plan it all the same/,
  })
  expect(force).toHaveAccessibleDescription(stockCopy.forcedLeavesShort)
  await user.click(force)
  await user.click(screen.getByRole('button', { name: 'Plan transfer' }))
  const transfers = within(await screen.findByRole('table', { name: 'Transfers' }))
  expect(await transfers.findByText('Austin to Denver')).toBeInTheDocument()
  expect(sent).toMatchObject([{ isForced: false }, { isForced: true, from: 'main', to: denver }])
  expect(sent[0]?.id).toBe(sent[1]?.id)
})

test('what left can only arrive, with a count', async () => {
  const sent: unknown[] = []
  const onItsWay = { ...two, transfers: [{ ...planned, isSent: true }] }
  const moveTransfer = (input: unknown) => {
    sent.push(input)
    return two
  }
  const { user } = openStock(() => (sent.length > 0 ? two : onItsWay), {
    moveTransfer,
  })
  await user.click(await screen.findByRole('button', { name: 'Arrived…' }))
  expect(screen.queryByRole('button', { name: 'Call off…' })).not.toBeInTheDocument()
  const arrived = await screen.findByRole('textbox', {
    name: /Units that arrived/,
  })
  expect(arrived).toHaveValue('2')
  await user.clear(arrived)
  await user.type(arrived, '1')
  await user.click(screen.getByRole('button', { name: 'Save count' }))
  expect(await screen.findByText('Nothing is planned or on its way')).toBeInTheDocument()
  expect(sent).toEqual([{ id: '4'.repeat(24), step: 'arrive', arrived: 1 }])
})

test('a transfer that should have left, or arrived, says so, and from when on it is counted on', async () => {
  const over = { leavesOn: calendarDate('2026-12-05'), arrivesOn: calendarDate('2026-12-10') }
  const expectedOn = calendarDate('2026-12-07')
  const late = [
    { ...planned, ...over, _id: '6'.repeat(24) },
    { ...planned, ...over, _id: '7'.repeat(24), expectedOn, isSent: true },
    { ...planned, _id: '8'.repeat(24) },
  ]
  openStock(() => ({ ...two, transfers: late }))
  const transfers = within(await screen.findByRole('table', { name: 'Transfers' }))
  const [, ...rows] = transfers.getAllByRole('row')
  expect(rows).toHaveLength(3)
  expect(rows[0]).toHaveTextContent('Late: not sent yet')
  expect(rows[1]).toHaveTextContent('Late: not arrived yet')
  expect(rows[1]).toHaveTextContent('Mon, Dec 7, promised from Thu, Dec 10')
  expect(rows[2]).toHaveTextContent('Planned')
  expect(rows[2]).not.toHaveTextContent(/late|promised/i)
})

test('units go out of service for a reason, until further notice, and come back', async () => {
  const sent: object[] = []
  const held = {
    _id: '5'.repeat(24),
    depot: 'main',
    units: 1,
    firstDay: one.today,
    lastDay: null,
    kind: 'repair' as const,
    reason: 'Loose handle',
    orderId: null,
    orderNumber: null,
  }
  const now = () => ({ ...one, holds: sent.length === 1 ? [held] : [] })
  const { user } = openStock(now, {
    hold: (input: object) => (sent.push(input), now()),
    endHold: (input: object) => (sent.push(input), now()),
  })
  await user.click(await screen.findByRole('button', { name: 'Take out of service…' }))
  await user.click(await screen.findByRole('button', { name: 'Take out' }))
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toBeInvalid()
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Loose handle')
  await user.click(screen.getByRole('button', { name: 'Take out' }))
  expect(await screen.findByText('From Dec 9, 2026, until further notice')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Back in service…' }))
  await user.click(await screen.findByRole('button', { name: 'Put back' }))
  expect(await screen.findByText('Every unit is in service')).toBeInTheDocument()
  expect(sent).toMatchObject([
    {
      product: product._id,
      depot: 'main',
      units: 1,
      lastDay: null,
      reason: 'Loose handle',
    },
    { id: held._id, backOn: '2026-12-09' },
  ])
})

test('units come back by the end of their repair at the latest, which field and answer say', async () => {
  const held: ProductStock['holds'][number] = {
    _id: '5'.repeat(24),
    depot: 'main',
    units: 1,
    firstDay: one.today,
    lastDay: calendarDate('2026-12-11'),
    kind: 'repair',
    reason: 'Loose handle',
    orderId: null,
    orderNumber: null,
  }
  const message = stockCopy.backLater(calendarDate('2026-12-12'))
  const endHold = () => {
    throw new Refusal(409, 'STOCK_REFUSED', message, { errors: [{ path: 'backOn', message }] })
  }
  const { user } = openStock(() => ({ ...one, holds: [held] }), { endHold })
  await user.click(await screen.findByRole('button', { name: 'Back in service…' }))
  const backOn = await screen.findByLabelText(/Can be handed out from/)
  expect(backOn).toHaveAttribute('max', '2026-12-12')
  await user.click(screen.getByRole('button', { name: 'Put back' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(backOn).toHaveAccessibleDescription(message)
})

test('more than there is does not go out of service, which its field says', async () => {
  const hold = () => {
    const errors = [{ path: 'units', message: stockCopy.moreInRepair }]
    throw new Refusal(409, 'STOCK_REFUSED', stockCopy.moreInRepair, { errors })
  }
  const { user } = openStock(() => one, { hold })
  await user.click(await screen.findByRole('button', { name: 'Take out of service…' }))
  const units = await screen.findByRole('textbox', { name: /Units/ })
  await user.clear(units)
  await user.type(units, '999')
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Loose handle')
  await user.click(screen.getByRole('button', { name: 'Take out' }))
  await screen.findByText(stockCopy.moreInRepair)
  expect(units).toHaveAccessibleDescription(stockCopy.moreInRepair)
})

test('where the stock cannot be loaded the form still works', async () => {
  openStock(() => {
    throw new Refusal(503, null, 'Down')
  })
  expect(await screen.findByText(stockCopy.stockFailed)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeInTheDocument()
})
