import { screen, waitFor, within } from '@testing-library/react'
import type { ProductCard } from '@trivet/core/contract/catalog'
import type { QuoteOutput } from '@trivet/core/contract/pricing'
import * as ordersCopy from '@trivet/core/copy/orders'
import { expect, test } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { staffOrder } from '../test/order-samples.ts'
import { account, userItem } from '../test/people.ts'

const wok: ProductCard = {
  _id: '1'.repeat(24),
  name: 'Wok',
  slug: 'wok',
  description: '',
  price: 70,
  category: null,
  image: 'wok',
  countInStock: 3,
  rating: 0,
  numReviews: 0,
  isPopular: false,
  kitCategory: 'pan',
}
const ana = { ...account, _id: '2'.repeat(24), name: 'Ana Alvarez', email: 'ana@example.com' }
const priced: QuoteOutput = {
  itemsPrice: 70,
  extraDaysPrice: 0,
  rentalDays: 7,
  damageProtectionFee: 0,
  deliveryPrice: 15,
  taxPrice: 5.78,
  discountPrice: 0,
  totalPrice: 90.78,
  rows: [{ code: 'subtotal', label: 'Subtotal', amount: 70 }],
  serviceArea: 'Austin',
  lines: [],
}

type Orders = NonNullable<Answers['orders']>

function openForm(orders: Orders = {}) {
  const user = { ...userItem, _id: ana._id, name: ana.name, email: ana.email }
  return openAdmin({
    path: '/orders/new',
    role: 'support',
    answers: {
      accounts: {
        page: ({ q }) => ({ users: q === 'ana' ? [user] : [], page: 1, pages: 1, total: 1 }),
        byId: () => ana,
        open: ({ name, email }) => ({ ...ana, name, email }),
      },
      products: {
        list: () => ({ products: [wok], page: 1, pages: 1 }),
        availability: () => ({ fleet: 3, free: 3, days: [] }),
      },
      orders: {
        openWindows: () => ({ delivery: ['all-day', 'early'], pickup: ['all-day', 'early', 'late'] }),
        priceForGuest: () => priced,
        forStaff: () => staffOrder,
        ...orders,
      },
    },
  })
}

type User = ReturnType<typeof openForm>['user']

async function fillIn(user: User) {
  await user.type(await screen.findByRole('searchbox', { name: 'Name, email or phone' }), 'ana')
  await user.click(await screen.findByRole('button', { name: /Ana Alvarez/ }))
  await user.type(screen.getByLabelText(/^ZIP code/), '78704')
  await user.type(screen.getByLabelText(/^Delivery day/), '2027-03-10')
  await user.type(screen.getByLabelText(/^Pickup day/), '2027-03-17')
  await user.type(screen.getByRole('searchbox', { name: 'Find a product or kit' }), 'wok')
  await user.click(await screen.findByRole('button', { name: /Add Wok/ }))
  await user.type(screen.getByLabelText(/^Street/), '1200 Barton Springs Rd')
}

const placeButton = () => screen.getByRole('button', { name: 'Place order' })

test('an order for a guest on the phone is placed at the price that is shown', async () => {
  const sent: object[] = []
  const { user, location } = openForm({
    placeForGuest: (input) => {
      sent.push(input)
      return staffOrder
    },
  })
  await fillIn(user)
  expect(await screen.findByText('3 free')).toBeInTheDocument()
  // the ZIP knows its city
  expect(screen.getByLabelText(/^City/)).toHaveValue('Austin')
  expect(screen.getByRole('option', { name: /full/ })).toBeDisabled()
  await waitFor(() => expect(placeButton()).toBeEnabled())
  await user.click(placeButton())
  await waitFor(() => expect(location().pathname).toBe(`/orders/${staffOrder._id}`))
  expect(sent).toMatchObject([
    {
      guest: ana._id,
      order: {
        orderItems: [{ product: wok._id, qty: 1 }],
        rentalStart: '2027-03-10',
        rentalEnd: '2027-03-17',
        rentalAddress: { postalCode: '78704', city: 'Austin', state: 'TX' },
        totalPrice: 90.78,
      },
      payment: { by: 'link', hours: 24 },
    },
  ])
})

test('on account needs a reason, and nothing is sent without one', async () => {
  const { user } = openForm()
  await fillIn(user)
  await user.click(screen.getByRole('radio', { name: /On account/ }))
  await waitFor(() => expect(placeButton()).toBeEnabled())
  await user.click(placeButton())
  expect(await screen.findByText(ordersCopy.onAccountReasonRequired)).toBeInTheDocument()
})

test('a guest without an account gets one', async () => {
  const { user } = openForm()
  await user.type(await screen.findByRole('searchbox', { name: 'Name, email or phone' }), 'ben@example.com')
  expect(await screen.findByText('Nobody has an account by that')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'New guest…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New guest' }))
  expect(dialog.getByLabelText(/^Email/)).toHaveValue('ben@example.com')
  await user.type(dialog.getByLabelText(/^Name/), 'Ben')
  await user.click(dialog.getByRole('button', { name: 'Open account' }))
  expect(await screen.findByRole('button', { name: 'Somebody else' })).toBeInTheDocument()
})

test('an order that waits is told, and another one is placed besides it by saying so', async () => {
  const besides: unknown[] = []
  const standing = {
    orderId: '3'.repeat(24),
    isPaid: false,
    totalPrice: 50,
    rentalStart: '2027-03-10',
    rentalEnd: '2027-03-17',
    holdExpiresAt: null,
  }
  const { user } = openForm({
    placeForGuest: ({ order }) => {
      const body = order as { besides: string[] }
      besides.push(body.besides)
      if (body.besides.length > 0) return staffOrder
      throw new Refusal(409, 'UNPAID_ORDER_WAITS', ordersCopy.unpaidOrderWaits, { details: standing })
    },
  })
  await fillIn(user)
  await waitFor(() => expect(placeButton()).toBeEnabled())
  await user.click(placeButton())
  expect(await screen.findByText(/An order of the guest is not paid yet/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Place this one besides' }))
  await waitFor(() => expect(besides).toEqual([[], [standing.orderId]]))
})
