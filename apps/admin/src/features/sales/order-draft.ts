import type { OrderItem, StaffOrder } from '@trivet/core/contract/orders'
import { formatDay, isCalendarDate } from '@trivet/core/dates'
import type { ChangeElsewhere } from '../../components/changed-elsewhere.tsx'
import {
  draftOfDelivery,
  mergeDelivery,
  partsOfDelivery,
  wantedDelivery,
  type DeliveryDraft,
} from './order-delivery-draft.ts'
import type { SaleItem } from './sale-draft.ts'

/** An order as staff want it; a thing that is taken off stays here with none of it. */
export type OrderDraft = DeliveryDraft & {
  items: readonly SaleItem[]
  rentalStart: string
  rentalEnd: string
  priceRows: readonly TypedRow[]
}

/** A row of the price as it is typed; its key is for the page alone. */
export type TypedRow = { key: number; label: string; amount: string }

/** The order as it stands; two lines of the same are one here. */
export function draftOfOrder(order: StaffOrder): OrderDraft {
  const { orderItems, rentalStart, rentalEnd, priceRows = [] } = order
  const items = new Map<string, SaleItem>()
  for (const item of orderItems) items.set(item.product, toItem(item, items.get(item.product)))
  return {
    items: [...items.values()],
    rentalStart,
    rentalEnd,
    priceRows: priceRows.map(({ label, amount }, key) => ({ key, label, amount: amount.toFixed(2) })),
    ...draftOfDelivery(order),
  }
}

function toItem(
  { product, name, qty, isCustomKit = false }: OrderItem,
  same: SaleItem | undefined,
): SaleItem {
  return { product, name, isCustomKit, qty: qty + (same?.qty ?? 0) }
}

export function quantityOf({ items }: OrderDraft, product: string): number {
  return items.find((item) => item.product === product)?.qty ?? 0
}

/** What is asked for; null where nothing is different, or it is no order yet. */
export function wantedOf(draft: OrderDraft, base: StaffOrder) {
  const { rentalStart, rentalEnd } = draft
  const orderItems = draft.items
    .filter(({ qty }) => qty > 0)
    .map(({ product, qty, isCustomKit }) => ({ product, qty, isCustomKit }))
  if (orderItems.length === 0 || !isCalendarDate(rentalStart) || !isCalendarDate(rentalEnd)) return null
  const delivery = wantedDelivery(draft, draftOfDelivery(base))
  if (delivery === null || !isDifferent(draft, draftOfOrder(base))) return null
  const priceRows = draft.priceRows
    .filter(isTyped)
    .map(({ label, amount }) => ({ label, amount: amountOf(amount) }))
  return { id: base._id, version: base.version, orderItems, rentalStart, rentalEnd, priceRows, ...delivery }
}

/** A row that was just begun is none yet. */
const isTyped = ({ label, amount }: TypedRow) => label.trim() !== '' && amount.trim() !== ''

/** With the minus of a keyboard or of a page; what is no number the server refuses with its words. */
function amountOf(typed: string): number {
  const amount = Number(typed.replace('−', '-').replace(/[$,\s]/g, ''))
  return Number.isFinite(amount) ? amount : 0
}

function textOfRow({ label, amount }: TypedRow): string {
  const typed = amountOf(amount)
  return `${label.trim()}: ${typed < 0 ? '−' : ''}$${Math.abs(typed).toFixed(2)}`
}

const textsOf = ({ priceRows }: OrderDraft) => priceRows.filter(isTyped).map(textOfRow)

const textOfRows = (draft: OrderDraft) => textsOf(draft).join('; ')

export function isDifferent(mine: OrderDraft, base: OrderDraft): boolean {
  return (
    mine.rentalStart !== base.rentalStart ||
    mine.rentalEnd !== base.rentalEnd ||
    textOfRows(mine) !== textOfRows(base) ||
    partsOfDelivery.some(({ of }) => of(mine) !== of(base)) ||
    mine.items.some(({ product, qty }) => quantityOf(base, product) !== qty)
  )
}

type Versions = { base: OrderDraft; mine: OrderDraft; theirs: OrderDraft }

/** What was typed here on top of what somebody else saved. */
export function mergeOrder({ base, mine, theirs }: Versions): OrderDraft {
  const isMine = (product: string) => quantityOf(mine, product) !== quantityOf(base, product)
  const all = new Map([...theirs.items, ...mine.items].map((item) => [item.product, item]))
  return {
    items: [...all.values()].map((item) => ({
      ...item,
      qty: quantityOf(isMine(item.product) ? mine : theirs, item.product),
    })),
    rentalStart: mine.rentalStart === base.rentalStart ? theirs.rentalStart : mine.rentalStart,
    rentalEnd: mine.rentalEnd === base.rentalEnd ? theirs.rentalEnd : mine.rentalEnd,
    priceRows: mergeRows({ base, mine, theirs }),
    ...mergeDelivery({ base, mine, theirs }),
  }
}

/** Their rows without those that were taken out here, and those that were written here; of one label the one from here. */
function mergeRows({ base, mine, theirs }: Versions): TypedRow[] {
  const [before, here] = [new Set(textsOf(base)), new Set(textsOf(mine))]
  const written = mine.priceRows.filter((row) => !before.has(textOfRow(row)))
  const isWrittenHere = ({ label }: TypedRow) => written.some((row) => row.label.trim() === label.trim())
  const kept = theirs.priceRows.filter((row) =>
    before.has(textOfRow(row)) ? here.has(textOfRow(row)) : !isWrittenHere(row),
  )
  return [...kept, ...written].map((row, key) => ({ ...row, key }))
}

/** A day that is typed may be none yet. */
const dayText = (day: string) => (isCalendarDate(day) ? formatDay(day) : day)

/** What somebody else saved, beside what was typed where it is neither of both. */
export function changesElsewhere({ base, mine, theirs }: Versions): ChangeElsewhere[] {
  const things = new Map([...base.items, ...theirs.items].map(({ product, name }) => [product, name]))
  const parts = [...things].map(([product, label]) => ({
    label,
    of: (draft: OrderDraft) => String(quantityOf(draft, product)),
  }))
  const days = [
    { label: 'Delivery day', of: (draft: OrderDraft) => dayText(draft.rentalStart) },
    { label: 'Pickup day', of: (draft: OrderDraft) => dayText(draft.rentalEnd) },
    { label: 'Rows of the price', of: textOfRows },
  ]
  return [...parts, ...days, ...partsOfDelivery].flatMap(({ label, of }) => {
    const [from, to, typed] = [of(base), of(theirs), of(mine)]
    if (from === to) return []
    return [{ label, from, to, typed: typed === from || typed === to ? undefined : typed }]
  })
}
