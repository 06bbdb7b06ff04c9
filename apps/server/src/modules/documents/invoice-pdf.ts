import { decideAddress, postalLines, type Address } from '@trivet/core/address'
import { sellerName, supportEmail, type Company, type ShopIdentity } from '@trivet/core/company'
import { moneyDueOf, waivedCents, type Order } from '@trivet/core/contract/orders'
import { accountCredit } from '@trivet/core/copy/account-credit'
import { needNotBePaid } from '@trivet/core/copy/orders'
import { depositText, outsideMethodText } from '@trivet/core/copy/payments'
import { formatDollars, formatMoney, toCents, type Cents } from '@trivet/core/money'
import {
  accountCreditSource,
  outsideProvider,
  type OutsideMethod,
  type PaymentSource,
} from '@trivet/core/payments'
import { isRentalChange, type RentalChangeKind } from '@trivet/core/orders'
import { docket, totalsOf, type DocketRow } from './document-docket.ts'
import { colors, styles } from '../../platform/print/look.ts'
import {
  block,
  documentPage,
  documentPdf,
  facts,
  heading,
  table,
  text,
  title,
  type Part,
} from '../../platform/print/parts.ts'
import { addressLines, dayAtPlace, documentFoot, longDay, packedWords, tagline } from './document-words.ts'

export type InvoicePayment = {
  provider: PaymentSource
  method: OutsideMethod | null
  amountCents: Cents
  reference: string
  at: Date
}

export type InvoiceFacts = {
  order: Order
  payments: InvoicePayment[]
  timeZone: string
  /** With the address of the account, as far as it names one. */
  guest: (Address & { name: string }) | null
  /** Who sells; null in a shop that has not said so yet. */
  company: Company | null
  identity: ShopIdentity
  /** Null before anything was paid. */
  issued: { number: string; at: Date } | null
}

const methods = { stripe: 'Card', paypal: 'PayPal' } as const

/** What an order cost, in the very cents of the order, with everything that was paid and came back. */
export function invoicePdf(facts: InvoiceFacts): Promise<Buffer> {
  const { order, issued, company, identity } = facts
  const page = documentPage(
    {
      kind: 'Invoice',
      subject: issued?.number ?? order.number,
      foot: documentFoot(facts),
      mark: identity.name,
    },
    title(titleOf(facts)),
    parties(facts),
    ...destinationOf(facts),
    heading('What you rented'),
    itemsOf(order),
    docket([...totalsOf(order), ...settlementOf(facts)]),
    ...depositNoteOf(order),
    ...moneyOf(facts),
    ...duesOf(facts),
    ...changesOf(facts),
    text(
      `All amounts in US dollars. Tax is charged on the rental cost alone. Issued by ${sellerName(company, identity)}.`,
      { ...styles.label, marginTop: 26 },
    ),
  )
  const shop = identity.name
  return documentPdf({ shop, title: `${shop} invoice ${issued?.number ?? order.number}`, pages: [page] })
}

function isVoid({ status }: Order): boolean {
  return status === 'cancelled'
}

function titleOf({ order, issued }: InvoiceFacts): string {
  const name = issued ? `Invoice ${issued.number}` : 'Invoice'
  return isVoid(order) ? `${name}, cancelled` : name
}

function parties({ order, timeZone, guest, issued, company, identity }: InvoiceFacts): Part {
  const { rentalStart, rentalEnd, rentalDays, user } = order
  return facts([
    { label: 'Issued by', lines: [...sellerLines(company, identity), supportEmail(company)] },
    { label: 'For', lines: [guest?.name ?? '', ...(homeOf(guest) ?? addressLines(order)), user.email] },
    {
      label: 'Order',
      lines: [
        order.number,
        ...(issued ? [`Invoiced ${dayAtPlace(issued.at, timeZone)}`] : []),
        `Placed ${dayAtPlace(order.createdAt, timeZone)}`,
        `Delivery ${longDay(rentalStart)}`,
        `Pickup ${longDay(rentalEnd)}`,
        rentalDays === 1 ? '1 day' : `${rentalDays} days`,
      ],
    },
  ])
}

function sellerLines(company: Company | null, identity: ShopIdentity): string[] {
  if (!company)
    return [sellerName(company, identity), `${tagline.charAt(0).toUpperCase()}${tagline.slice(1)}`]
  const { legalName, taxId } = company
  return [legalName, ...postalLines(company), ...(taxId ? [`Tax id ${taxId}`] : [])]
}

/** Where the guest lives, if the account says it whole. */
function homeOf(guest: InvoiceFacts['guest']): string[] | null {
  return guest && decideAddress(guest).ok ? postalLines(guest) : null
}

/** Where the order went, when that is not the address of the guest. */
function destinationOf({ order, guest }: InvoiceFacts): Part[] {
  const home = homeOf(guest)?.join(', ')
  const destination = addressLines(order).join(', ')
  return home === undefined || home === destination
    ? []
    : [facts([{ label: 'Delivered to', lines: [destination] }])]
}

function itemsOf({ orderItems }: Order): Part {
  return table(
    [
      { label: 'Item', share: 6 },
      { label: 'Quantity', share: 1.4, isFigure: true },
      { label: 'A week', share: 1.8, isFigure: true },
      { label: 'Amount', share: 1.8, isFigure: true },
    ],
    orderItems.map(({ name, qty, price, items }) => [
      items ? block({}, text(name), text(packedWords(items), { ...styles.label, marginTop: 1 })) : name,
      String(qty),
      formatDollars(price),
      formatMoney(toCents(price) * qty),
    ]),
  )
}

/** Beside the sums, being part of none. */
function depositNoteOf(order: Order): Part[] {
  const { deposit } = order
  if (deposit === undefined || isVoid(order)) return []
  return [text(depositText(toCents(deposit)), { ...styles.label, marginTop: 12 })]
}

/** What was paid and came back, and what is still open. */
function settlementOf({ order, payments }: InvoiceFacts): DocketRow[] {
  const paidCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const refundedCents = toCents(order.refundedPrice ?? 0)
  const creditCents = toCents(order.accountCreditPrice ?? 0)
  const credit = creditCents > 0 ? [{ label: accountCredit, value: formatMoney(-creditCents) }] : []
  const waived = waivedCents(order)
  const openCents = openOfPrice(order)
  const open = [
    ...(waived > 0 ? [{ label: needNotBePaid, value: formatMoney(-waived) }] : []),
    ...(openCents > 0 ? [{ label: 'To be paid', value: formatMoney(openCents) }] : []),
  ]
  if (paidCents === 0) return isVoid(order) ? [] : [...credit, ...open]
  const refunded = { label: 'Refunded', value: formatMoney(-refundedCents) }
  const kept = { label: 'Paid after refunds', value: formatMoney(paidCents - refundedCents), isSum: true }
  return [
    ...credit,
    { label: 'Paid', value: formatMoney(paidCents - creditCents) },
    ...(refundedCents > 0 ? [refunded, kept] : []),
    ...open,
  ]
}

/** What it owes of its price, with what a change added; what it owes besides has a table of its own. */
function openOfPrice({ amountsDue = [], ...order }: Order): Cents {
  return moneyDueOf({ ...order, amountsDue: amountsDue.filter(({ ofPrice }) => ofPrice) }).cents
}

function moneyOf({ order, payments, timeZone }: InvoiceFacts): Part[] {
  const { paymentMethod, paidOutside } = order
  const provided = methods[paymentMethod]
  const method = paidOutside ? outsideMethodText(paidOutside) : provided
  const refunds = order.refunds ?? []
  if (payments.length === 0) return []
  const amounts = [
    ...payments.map((payment) => ({
      ...payment,
      what: `Payment, ${sourceOf(payment, provided)}`,
      reference: payment.provider === accountCreditSource ? order.number : payment.reference,
    })),
    ...refunds.flatMap(({ amount, toAccountCredit = 0, at, _id }) =>
      [
        { what: `Refund, ${accountCredit}`, amountCents: 0 - toCents(toAccountCredit) },
        { what: `Refund, ${method}`, amountCents: toCents(toAccountCredit) - toCents(amount) },
      ]
        .filter(({ amountCents }) => amountCents !== 0)
        .map((part) => ({ ...part, reference: _id, at: new Date(at) })),
    ),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return [
    heading('Payments and refunds'),
    table(
      [
        { label: 'Date', share: 2.2 },
        { label: 'What', share: 2 },
        { label: 'Reference', share: 4.6 },
        { label: 'Amount', share: 1.8, isFigure: true },
      ],
      amounts.map(({ what, amountCents, reference, at }) => [
        dayAtPlace(at, timeZone),
        what,
        text(reference, { ...styles.figures, fontSize: 8, color: colors.quiet }),
        formatMoney(amountCents),
      ]),
    ),
  ]
}

function sourceOf({ provider, method }: InvoicePayment, provided: string): string {
  if (provider === accountCreditSource) return accountCredit
  return provider === outsideProvider ? outsideMethodText(method ?? 'other') : provided
}

/** Charged apart from the order, such as for missing pieces. */
function duesOf({ order, timeZone }: InvoiceFacts): Part[] {
  const amountsDue = (order.amountsDue ?? []).filter(({ ofPrice }) => !ofPrice)
  if (amountsDue.length === 0) return []
  return [
    heading('Besides the price'),
    table(
      [
        { label: 'Date', share: 2.2 },
        { label: 'What', share: 4.6 },
        { label: 'Paid', share: 2.2 },
        { label: 'Amount', share: 1.8, isFigure: true },
      ],
      amountsDue.map(({ at, reason, paidAt, waivedAt, amount }) => [
        dayAtPlace(at, timeZone),
        reason,
        paidAt ? dayAtPlace(paidAt, timeZone) : waivedAt ? 'Waived' : 'Open',
        formatDollars(amount),
      ]),
    ),
  ]
}

const changeLabels = {
  'dates-changed': 'New dates',
  extended: 'Extension',
  'order-changed': 'Changed with us',
} as const satisfies Record<RentalChangeKind | 'order-changed', string>

function changesOf({ order, timeZone }: InvoiceFacts): Part[] {
  const changes = order.timeline.flatMap(({ kind, at, note = '' }) =>
    isRentalChange(kind) || kind === 'order-changed'
      ? [[dayAtPlace(at, timeZone), changeLabels[kind], note]]
      : [],
  )
  const cancelled = order.timeline.find(({ to }) => to === 'cancelled')
  const end = cancelled ? [[dayAtPlace(cancelled.at, timeZone), 'Cancelled', '']] : []
  if (changes.length + end.length === 0) return []
  return [
    heading('Changes to this order'),
    table(
      [
        { label: 'Date', share: 2.2 },
        { label: 'What', share: 2 },
        { label: 'Change and price', share: 6.4 },
      ],
      [...changes, ...end],
    ),
  ]
}
