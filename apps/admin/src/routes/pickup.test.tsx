import { screen, waitFor, within } from '@testing-library/react'
import type { Pickup } from '@trivet/core/contract/dispatch'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { samplePickup as pickup } from '../test/pickup-samples.ts'

beforeAll(() => import('./pickup.tsx'))

type Complete = NonNullable<NonNullable<Answers['dispatch']>['completePickup']>

const done = (changes: Partial<NonNullable<Pickup['check']>> = {}): Pickup => ({
  ...pickup,
  status: 'collected',
  check: {
    at: '2026-12-10T20:00:00.000Z',
    by: 'Ada Admin',
    notes: '',
    waivedBecause: null,
    losses: [],
    charge: 0,
    covered: 0,
    due: null,
    changeId: '7',
    ...changes,
  },
})

function open(changes: Partial<Pickup> = {}, complete: Complete = () => done()) {
  let present: Pickup = { ...pickup, ...changes }
  const completePickup = vi.fn<Complete>(async (...call) => (present = await complete(...call)))
  const opened = openAdmin({
    path: `/dispatch/pickups/${pickup.orderId}`,
    answers: { dispatch: { pickup: () => present, completePickup } },
  })
  return { ...opened, completePickup }
}

type User = ReturnType<typeof open>['user']

const completeButton = () => screen.getByRole('button', { name: 'Complete pickup' })
const sent = (complete: ReturnType<typeof open>['completePickup']) => complete.mock.calls[0]?.[0]

async function countAll(user: User) {
  for (const button of await screen.findAllByRole('button', { name: 'All of it is there' }))
    await user.click(button)
}

async function lose(user: User, kind: 'missing' | 'damaged', name: string, times = 1) {
  const [row] = screen.getAllByRole('button', { name: new RegExp(`(Not whole…|Close) ${name}`) })
  if (row?.getAttribute('aria-expanded') === 'false') await user.click(row)
  const more = screen.getByRole('button', { name: `Increase quantity of ${kind} ${name}` })
  for (let pressed = 0; pressed < times; pressed += 1) await user.click(more)
}

describe('the pickup checklist', () => {
  test('says where to drive and whom to call', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Pickup from Gil Guest' })).toBeVisible()
    expect(screen.getByText('Thu, Dec 10, 2pm-5pm')).toBeVisible()
    expect(screen.getByRole('link', { name: '+1 (512) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+15125550100',
    )
  })

  test('is complete when every piece was counted, and charges nothing then', async () => {
    const { user, completePickup } = open()
    expect(await screen.findByText('3 more to count')).toBeVisible()
    expect(completeButton()).toBeDisabled()
    await countAll(user)
    expect(screen.getByText('The guest pays $0.00')).toBeVisible()
    await user.click(completeButton())
    expect(await screen.findByText(/None: everything came back whole/)).toBeVisible()
    expect(sent(completePickup)).toEqual({ id: pickup.orderId, counts: [], notes: '' })
    // what was counted whole is undone like any other step
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
  })

  test('says what losses cost as they are counted, and adds the same piece of two boxes up', async () => {
    const { user, completePickup } = open()
    await countAll(user)
    await lose(user, 'missing', 'Plate', 2)
    expect(screen.getByText('The guest pays $12.00')).toBeVisible()
    await lose(user, 'damaged', 'Pan')
    expect(screen.getByText('The guest pays $57.00')).toBeVisible()
    const takeOut = screen.getByRole('checkbox', { name: 'Take these 2 out of stock' })
    await user.click(takeOut)
    await user.type(screen.getByLabelText('Notes (internal)'), 'Pan has lost its handle')
    await user.click(completeButton())
    await waitFor(() => expect(completePickup).toHaveBeenCalled())
    expect(sent(completePickup)).toEqual({
      id: pickup.orderId,
      counts: [
        { product: 'p1', missing: 2, damaged: 0, takeOut: 2 },
        { product: 'p2', missing: 0, damaged: 1, takeOut: 0 },
      ],
      notes: 'Pan has lost its handle',
    })
  })

  test('lets damage protection bear what is damaged', async () => {
    const { user } = open({ damageProtection: true })
    await countAll(user)
    await lose(user, 'missing', 'Plate')
    await lose(user, 'damaged', 'Pan')
    expect(screen.getByText('The guest pays $6.00 · protection bears $45.00')).toBeVisible()
  })

  test('charges nothing only with a reason', async () => {
    const { user, completePickup } = open()
    await countAll(user)
    await lose(user, 'missing', 'Plate')
    await user.click(screen.getByRole('checkbox', { name: 'Charge nothing this time' }))
    expect(screen.getByText('The guest pays $0.00 · $6.00 not charged')).toBeVisible()
    expect(completeButton()).toBeDisabled()
    await user.type(screen.getByLabelText(/Why nothing is charged/), 'Was old')
    await user.click(completeButton())
    await waitFor(() => expect(sent(completePickup)).toMatchObject({ waivedBecause: 'Was old' }))
  })

  test('keeps the count and says why when the server refuses', async () => {
    const { user } = open({}, () => {
      throw new Refusal(409, 'NOT_ENOUGH_STOCK', 'Plate cannot be taken out of stock')
    })
    await countAll(user)
    await user.click(completeButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Plate cannot be taken out of stock')
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
  })

  test('asks before a count half done is left', async () => {
    const { user, location } = open()
    const [all] = await screen.findAllByRole('button', { name: 'All of it is there' })
    await user.click(all!)
    const before = location().pathname
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Dispatch' }))
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await waitFor(() => expect(location().pathname).toBe(before))
  })

  test('is not there before the delivery', async () => {
    open({ status: 'dispatched' })
    expect(await screen.findByText('This order is dispatched')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Complete pickup' })).toBeNull()
  })

  test('warns when a kit was changed since it was ordered', async () => {
    open({ isAsOrdered: false, boxes: [{ ...pickup.boxes[0]!, name: '', quantity: 1 }] })
    expect(await screen.findByText(/was given other components since/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Everything reserved for this order' })).toBeVisible()
  })
})

test('afterwards it says what was counted and what became of it', async () => {
  const due = {
    _id: 'd',
    amount: 12,
    reason: '2 × Plate missing',
    at: '2026-12-10T20:00:00.000Z',
    paidAt: null,
    waivedAt: null,
  }
  open(
    done({
      charge: 12,
      covered: 45,
      due,
      losses: [
        { product: 'p1', name: 'Plate', kind: 'missing', quantity: 2, unitPrice: 6, outcome: 'charged' },
        { product: 'p2', name: 'Pan', kind: 'damaged', quantity: 1, unitPrice: 45, outcome: 'covered' },
      ],
    }),
  )
  expect(await screen.findByText(/2 × Plate: missing, \$6.00 each · Charged/)).toBeVisible()
  expect(screen.getByText(/1 × Pan: damaged, \$45.00 each · Covered by damage protection/)).toBeVisible()
  expect(screen.getByText('Waits for the guest')).toBeVisible()
})
