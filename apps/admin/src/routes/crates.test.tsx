import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { orderCrates, staffOrder } from '../test/order-samples.ts'

beforeAll(() => Promise.all([import('./crates.tsx'), import('./order.tsx')]))

type Scan = NonNullable<NonNullable<Answers['crates']>['scan']>

function open(answer?: Scan, path = '/crates?step=loaded') {
  const scan = vi.fn<Scan>(
    answer ?? (({ step }) => ({ number: 'C-4HJ7-N', step, isRepeat: false, order: orderCrates })),
  )
  return { ...openAdmin({ path, answers: { crates: { scan } } }), scan }
}

async function type(user: ReturnType<typeof open>['user'], text: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Crate number' }), `${text}{Enter}`)
}

const scanned = () => within(screen.getByRole('region', { name: 'Scanned' }))

test('a typed number is a scan of the chosen step, and says where the crate is now', async () => {
  const { user, scan } = open()
  await type(user, '4hj7 n')
  expect(await scanned().findByText('In the van')).toBeVisible()
  expect(scanned().getByText(/Crate 1 of 2 of/)).toHaveTextContent('Crate 1 of 2 of T-7QP4K-V, Gil Guest')
  expect(scanned().getByText('1 of 2 loaded')).toBeVisible()
  expect(scan.mock.calls[0]?.[0]).toEqual({ crate: 'C-4HJ7-N', step: 'loaded', because: '' })
})

test('what is no number is said at the field, and sent nowhere', async () => {
  const { user, scan } = open()
  await type(user, 'C-4HJ7-M')
  expect(screen.getByRole('textbox', { name: 'Crate number' })).toHaveAccessibleDescription(
    expect.stringContaining('This is no crate number. Check it on the label.'),
  )
  expect(scan).not.toHaveBeenCalled()
})

test('a step that is odd is told, and kept with a reason', async () => {
  const { user, scan } = open(({ because, step }) => {
    if (!because) throw new Refusal(409, 'CRATE_OUT_OF_STEP', 'This crate was not packed yet')
    return { number: 'C-4HJ7-N', step, isRepeat: false, order: orderCrates }
  })
  await type(user, 'C-4HJ7-N')
  expect(await scanned().findByText('This crate was not packed yet')).toBeVisible()
  await user.click(scanned().getByRole('button', { name: 'Load all the same' }))
  expect(scan).toHaveBeenCalledTimes(1)
  await user.type(scanned().getByRole('textbox', { name: /^Why C-4HJ7-N/ }), 'In a hurry{Enter}')
  expect(await scanned().findByText('In the van')).toBeVisible()
  expect(scan.mock.calls[1]?.[0]).toMatchObject({ because: 'In a hurry' })
})

test('a crate of another order is not kept', async () => {
  const { user } = open(() => {
    throw new Refusal(409, 'CRATE_OF_OTHER_ORDER', 'This crate belongs to order T-7QP4K-V')
  })
  await type(user, 'C-4HJ7-N')
  expect(await scanned().findByText('This crate belongs to order T-7QP4K-V')).toBeVisible()
  expect(scanned().getByText('Not kept')).toBeVisible()
})

test('a scan that nobody answered is sent again as the same one', async () => {
  let isDown = true
  const { user } = open(({ step }) => {
    if (isDown) throw new Refusal(503, 'UNAVAILABLE', 'Busy')
    return { number: 'C-4HJ7-N', step, isRepeat: false, order: orderCrates }
  })
  await type(user, 'C-4HJ7-N')
  const again = await scanned().findByRole('button', { name: 'Send again' })
  isDown = false
  await user.click(again)
  expect(await scanned().findByText('In the van')).toBeVisible()
})

test('without a camera the number can still be typed', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Scan with the camera' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Type the number on the label instead')
})

test('an order shows its crates and where each was last seen', async () => {
  openAdmin({ path: `/orders/${staffOrder._id}`, answers: { orders: { forStaff: () => staffOrder } } })
  expect(await screen.findByText('C-4HJ7-N')).toBeVisible()
  expect(screen.getByText('In the van')).toBeVisible()
  expect(screen.getByText('Not packed yet')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Crate labels (PDF)' })).toBeVisible()
})

test('an order without labels says how many crates it takes', async () => {
  openAdmin({
    path: `/orders/${staffOrder._id}`,
    answers: {
      orders: { forStaff: () => staffOrder },
      crates: { ofOrder: () => ({ ...orderCrates, crates: [] }) },
    },
  })
  expect(await screen.findByText(/No labels yet\. This order takes 2 crates/)).toBeVisible()
})
