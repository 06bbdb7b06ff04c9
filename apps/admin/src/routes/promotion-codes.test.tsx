import type { PromotionCode, PromotionCodeRow } from '@trivet/core/contract/promotion-codes'
import * as promotionCodesCopy from '@trivet/core/copy/promotion-codes'
import { calendarDate } from '@trivet/core/dates'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { productRow } from '../test/product-samples.ts'

const state = {
  _id: 'e'.repeat(24),
  state: 'running',
  uses: 12,
  discountGiven: 168,
  isOff: false,
  createdAt: '2026-11-21T20:04:00.000Z',
  updatedAt: '2026-11-21T20:04:00.000Z',
} as const

const draft = {
  code: 'SUMMER',
  worthIn: 'percent',
  worth: 20,
  firstDay: calendarDate('2026-11-20'),
  lastDay: calendarDate('2026-12-24'),
  mostUses: 50,
  isFirstOrderOnly: true,
  products: ['grill-pan'],
  note: 'Flyer in June',
} as const

const row: PromotionCodeRow = { ...state, ...draft, products: [...draft.products] }

const promotion: PromotionCode = {
  ...state,
  draft: { ...draft, products: [...draft.products] },
  wasUsed: false,
  createdBy: 'Olga Owner',
  products: [{ slug: 'grill-pan', name: 'Grill Pan', isArchived: false }],
}

const page = (...promotionCodes: PromotionCodeRow[]) => ({
  promotionCodes,
  page: 1,
  pages: 1,
  total: promotionCodes.length,
})
const path = `/promotion-codes/${promotion._id}/edit`
const list = () => page(row)
const byId = () => promotion

test('the list tells of each code what it takes off, how often, and whether guests can order with it', async () => {
  const asked: unknown[] = []
  const off = {
    ...row,
    _id: 'f'.repeat(24),
    code: 'OLD-ONE',
    state: 'off',
    worthIn: 'amount',
    uses: 0,
  } as const
  const { user, location } = openAdmin({
    path: '/promotion-codes',
    answers: {
      promotionCodes: {
        list: (input) => {
          asked.push(input)
          return page(row, { ...off, mostUses: null, lastDay: null })
        },
      },
    },
  })
  const table = within(await screen.findByRole('table'))
  const [running, switchedOff] = table.getAllByRole('row').slice(1)
  expect(running).toHaveTextContent(/SUMMER.*Running.*20%.*Only first orders, 1 product.*12 of 50.*\$168\.00/)
  expect(switchedOff).toHaveTextContent(/OLD-ONE.*Off.*\$20\.00.*until further notice/)
  expect(table.getByRole('link', { name: '12 of 50 orders with SUMMER' })).toHaveAttribute(
    'href',
    expect.stringContaining('/orders?code=SUMMER'),
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Used up')
  await waitFor(() => expect(location().search).toBe('?state=used-up'))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'used-up', pageNumber: 1 }))
})

test('a list without codes says so, and one that fails can be tried again', async () => {
  let isDown = true
  const { user } = openAdmin({
    path: '/promotion-codes',
    answers: {
      promotionCodes: {
        list: () => {
          if (isDown) throw new Refusal(503, 'UNAVAILABLE', 'Busy')
          return page()
        },
      },
    },
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByText('No promotion codes yet')).toBeInTheDocument()
})

test('a code is made for a product that was found', async () => {
  const sent: unknown[] = []
  const create = (input: object): PromotionCode => {
    sent.push(input)
    return promotion
  }
  const found = { ...productRow, slug: 'ladle', name: 'Ladle' }
  const products = () => ({ products: [found], page: 1, pages: 1, total: 1, hasMore: false })
  const { user, location } = openAdmin({
    path: '/promotion-codes/new',
    answers: { promotionCodes: { create, list, byId }, adminProducts: { list: products } },
  })
  await user.type(await screen.findByRole('textbox', { name: /^Code/ }), 'summer-26')
  await user.type(screen.getByRole('searchbox', { name: 'Find a product that it is for' }), 'ladle')
  await user.click(await screen.findByRole('button', { name: 'Add Ladle' }))
  await user.type(screen.getByRole('textbox', { name: /Most uses/ }), '50')
  await user.click(screen.getByRole('checkbox', { name: /first order/ }))
  await user.click(screen.getByRole('button', { name: 'Create code' }))
  expect(await screen.findByRole('heading', { name: 'SUMMER' })).toBeInTheDocument()
  expect(location().pathname).toBe(path)
  expect(sent).toMatchObject([
    {
      code: 'SUMMER-26',
      worthIn: 'percent',
      worth: 10,
      products: ['ladle'],
      mostUses: 50,
      lastDay: null,
      isFirstOrderOnly: true,
    },
  ])
})

test('what cannot be is said at its field, and what the server refuses, too', async () => {
  const create = () => {
    const errors = [{ path: 'code', message: promotionCodesCopy.codeTaken }]
    throw new Refusal(409, 'PROMOTION_CODE_TAKEN', promotionCodesCopy.codeTaken, { errors })
  }
  const { user } = openAdmin({
    path: '/promotion-codes/new',
    answers: { promotionCodes: { create, list } },
  })
  const code = await screen.findByRole('textbox', { name: /^Code/ })
  await user.type(code, 'SUMMER26')
  await user.click(screen.getByRole('button', { name: 'Create code' }))
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription(expect.stringContaining(promotionCodesCopy.codeOfHosts)),
  )
  await user.clear(code)
  await user.type(code, 'SUMMER')
  await user.click(screen.getByRole('button', { name: 'Create code' }))
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription(expect.stringContaining(promotionCodesCopy.codeTaken)),
  )
})

test('of a code that was used the promise cannot be typed over, and its days can', async () => {
  const sent: unknown[] = []
  const update = (input: object): PromotionCode => {
    sent.push(input)
    return { ...promotion, wasUsed: true }
  }
  const { user } = openAdmin({
    path,
    answers: { promotionCodes: { byId: () => ({ ...promotion, wasUsed: true }), update, list } },
  })
  expect(await screen.findByRole('textbox', { name: /^Code/ })).toHaveAttribute('readonly')
  expect(screen.getByRole('textbox', { name: /^Percent/ })).toHaveAttribute('readonly')
  expect(screen.getByRole('checkbox', { name: /first order/ })).toBeDisabled()
  expect(screen.queryByRole('searchbox', { name: /product/ })).not.toBeInTheDocument()
  const last = screen.getByLabelText(/Last day/)
  await user.clear(last)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Code saved')).toBeInTheDocument()
  expect(sent).toMatchObject([{ id: promotion._id, code: 'SUMMER', worth: 20, lastDay: null, mostUses: 50 }])
})

test('two edits at once are laid side by side', async () => {
  const current = {
    ...promotion,
    draft: { ...promotion.draft, note: 'Theirs' },
    updatedAt: '2026-11-22T00:00:00.000Z',
  }
  const update = () => {
    throw new Refusal(409, 'PROMOTION_CODE_CHANGED', promotionCodesCopy.changedElsewhere, {
      details: { current },
    })
  }
  const { user } = openAdmin({ path, answers: { promotionCodes: { byId, update, list } } })
  const uses = await screen.findByRole('textbox', { name: /Most uses/ })
  await user.clear(uses)
  await user.type(uses, '80')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(promotionCodesCopy.changedElsewhere)).toBeInTheDocument()
  expect(screen.getByText('Theirs')).toBeInTheDocument()
})

test('the switch works at once', async () => {
  const asked: unknown[] = []
  const flip = (input: object): PromotionCode => {
    asked.push(input)
    return { ...promotion, isOff: true, state: 'off' }
  }
  const { user } = openAdmin({ path, answers: { promotionCodes: { byId, list, switch: flip } } })
  await user.click(await screen.findByRole('button', { name: 'Switch off' }))
  expect(await screen.findByRole('button', { name: 'Switch on' })).toBeInTheDocument()
  expect(asked).toEqual([{ id: promotion._id, isOff: true }])
})

test('a code that there is not says so', async () => {
  const missing = () => {
    throw new Refusal(404, 'PROMOTION_CODE_NOT_FOUND', promotionCodesCopy.codeNotFound)
  }
  openAdmin({ path, answers: { promotionCodes: { byId: missing } } })
  expect(await screen.findByText('No promotion code has this id')).toBeInTheDocument()
})
