import type { OrderChangeOutput, PreviewOrderChangeBody, StaffOrder } from '@trivet/core/contract/orders'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './app.ts'
import { rentedKitchen } from './booked.ts'
import type { Guest } from './orders.ts'

type Wanted = {
  items?: Record<string, number>
  start?: string
  end?: string
  version?: number
  rows?: { label: string; amount: number }[]
  /** Address and windows. */
  where?: Partial<
    Pick<PreviewOrderChangeBody, 'rentalAddress' | 'deliveryWindow' | 'pickupWindow' | 'takesAreaRates'>
  >
}

/** Why staff of these tests change orders. */
export const changeReason = 'As we said on the phone'

/** Staff who change orders: as they want them, previewed, and then as it was shown. */
export function orderChanges(shop: TestApp, staff: Guest) {
  const { as } = rentedKitchen(shop)

  const seenByStaff = async (id: string) =>
    (await as(staff, 'GET', `/admin/orders/${id}`)).body as unknown as StaffOrder

  /** The order as staff see it, with what they want of it instead. */
  async function wanted(id: string, { items, start, end, version, rows, where }: Wanted) {
    const seen = await seenByStaff(id)
    const asIs = Object.fromEntries(seen.orderItems.map(({ product, qty }) => [product, qty]))
    return {
      version: version ?? seen.version,
      orderItems: Object.entries(items ?? asIs).map(([product, qty]) => ({ product, qty })),
      rentalStart: start ?? seen.rentalStart,
      rentalEnd: end ?? seen.rentalEnd,
      priceRows: rows ?? seen.priceRows ?? [],
      ...where,
    }
  }

  type Asked = Awaited<ReturnType<typeof wanted>>

  const preview = (id: string, asked: Asked, by = staff) =>
    as(by, 'POST', `/admin/orders/${id}/changes/preview`, asked)

  const apply = (id: string, asked: Asked, shown: OrderChangeOutput, { by = staff, key = newId() } = {}) => {
    const { totalPrice, refund, due } = shown
    const told = { totalPrice, refund, due, reason: changeReason }
    return as(by, 'POST', `/admin/orders/${id}/changes`, { ...asked, ...told }, key)
  }

  /** What was shown, and the last answer: of the preview where that refused. */
  async function change(id: string, want: Wanted) {
    const asked = await wanted(id, want)
    const answer = await preview(id, asked)
    const shown = answer.body as unknown as OrderChangeOutput
    return { shown, answer: answer.status === 200 ? await apply(id, asked, shown) : answer }
  }

  return { seenByStaff, wanted, preview, apply, change }
}
