import { calendarDate, formatDay } from '@trivet/core/dates'
import { addressText } from '@trivet/core/copy/delivery'
import { formatDollars } from '@trivet/core/money'
import type { Count, Dollars } from '@trivet/core/money'
import type { Order } from '@trivet/core/contract/orders'
import type { MailData } from '../../outbox/index.ts'
import type { Block } from './mail-content.ts'
import { calendarOf, orderButton, paragraph, tripOf, wholePlan } from './order-parts.ts'
import type { OrderTemplates } from './order-template.ts'

function changedDays(data: MailData['order-extended']): Block[] {
  const { rentalStart, rentalEnd, charge, refund, totalPrice } = data
  return [
    {
      kind: 'facts',
      rows: [
        { label: 'We deliver', value: formatDay(calendarDate(rentalStart)) },
        { label: 'We pick up', value: formatDay(calendarDate(rentalEnd)) },
        ...(charge > 0 ? [{ label: 'Charged now', value: formatDollars(charge) }] : []),
        ...(refund > 0 ? [{ label: 'Refunded', value: formatDollars(refund) }] : []),
        { label: 'New total', value: formatDollars(totalPrice) },
      ],
    },
  ]
}

function amountDue(
  mailed: Parameters<OrderTemplates['damage-charged']>[0],
  { amount, note }: Pick<MailData['damage-charged'], 'amount' | 'note'>,
): Block[] {
  return [
    {
      kind: 'facts',
      rows: [
        { label: 'To pay', value: formatDollars(amount) },
        { label: 'Order', value: mailed.order.number },
      ],
    },
    paragraph(note),
    orderButton(mailed),
    paragraph('Not what you expected? Answer this mail before you pay, and we look at it together.'),
  ]
}

const refundGoes = (amount: Dollars, toAccountCredit: Dollars): string =>
  `${formatDollars(toAccountCredit)}${toAccountCredit < amount ? ' of it' : ''} is on your account credit now. Your next order is paid with it first.`

/** Of an order that was never paid, nothing. */
function whatGoesBack({ isPaid }: Order, refund: Dollars | undefined): string[] {
  if (refund === undefined) return ['If money goes back to you, a mail of its own says how much.']
  if (refund > 0) return [`${formatDollars(refund)} goes back to you: a mail of its own says how.`]
  return isPaid ? ['Nothing is refunded.'] : []
}

/** '2 × Wok' */
const counted = (name: string, units: Count): string => (units === 1 ? name : `${units} × ${name}`)

export const changeTemplates: Pick<
  OrderTemplates,
  | 'order-refunded'
  | 'order-extended'
  | 'order-dates-changed'
  | 'order-delivery-changed'
  | 'product-swapped'
  | 'order-changed'
  | 'order-cancelled'
  | 'damage-charged'
  | 'late-fee-charged'
  | 'amount-paid'
> = {
  'order-refunded': (mailed, { amount, toAccountCredit = 0, why }) => ({
    subject: `Refund of ${formatDollars(amount)}`,
    preview:
      toAccountCredit > 0
        ? refundGoes(amount, toAccountCredit)
        : `${formatDollars(amount)} goes back the way you paid.`,
    heading: `${formatDollars(amount)} goes back to you`,
    blocks: [
      ...(toAccountCredit > 0 ? [paragraph(refundGoes(amount, toAccountCredit))] : []),
      ...(toAccountCredit < amount
        ? [
            paragraph(
              `${toAccountCredit > 0 ? 'The rest' : 'It'} goes back the way you paid. Banks take up to ten days to show it.`,
            ),
          ]
        : []),
      {
        kind: 'facts',
        rows: [
          { label: 'Refund', value: formatDollars(amount) },
          { label: 'Refunded in all', value: formatDollars(mailed.order.refundedPrice ?? amount) },
          { label: 'Order total', value: formatDollars(mailed.order.totalPrice) },
          { label: 'Order', value: mailed.order.number },
        ],
      },
      ...(why ? [paragraph(`Why: ${why}`)] : []),
      orderButton(mailed),
    ],
  }),
  'order-extended': (mailed, data) => ({
    subject: `Extended until ${formatDay(mailed.order.rentalEnd)}`,
    preview: `We pick up on ${formatDay(mailed.order.rentalEnd)}.`,
    heading: 'Your rental is extended',
    blocks: [...changedDays(data), ...wholePlan(mailed)],
    attachments: [calendarOf(mailed)],
  }),
  'order-dates-changed': (mailed, data) => ({
    subject: `New dates: your kitchen, ${tripOf(mailed.order)}`,
    preview: `It arrives on ${formatDay(mailed.order.rentalStart)}.`,
    heading: 'Your dates are changed',
    blocks: [...changedDays(data), ...wholePlan(mailed)],
    attachments: [calendarOf(mailed)],
  }),
  'order-delivery-changed': (mailed) => ({
    subject: `New address: your kitchen, ${tripOf(mailed.order)}`,
    preview: `We deliver to ${addressText(mailed.order.rentalAddress)}.`,
    heading: 'Your delivery address is changed',
    blocks: [
      paragraph('The price stays as it is. Was this not you? Answer this mail right away.'),
      ...wholePlan(mailed),
    ],
    attachments: [calendarOf(mailed)],
  }),
  'product-swapped': (mailed, { given, instead, units }) => ({
    subject: `${instead} instead of ${given}: your kitchen, ${tripOf(mailed.order)}`,
    preview: 'The price stays as it is.',
    heading: 'Something else in its place',
    blocks: [
      paragraph(
        `${counted(given, units)} will not be here on your days after all. That is our doing, so we bring you ${counted(instead, units)} instead. The price stays as it is, and there is nothing you have to do.`,
      ),
      paragraph('Not what you can cook with? Answer this mail, and we look for something better together.'),
      ...wholePlan(mailed),
    ],
  }),
  'order-changed': (mailed, { changes, reason, refund, due, totalPrice, isPaid }) => ({
    subject: `Changed: your kitchen, ${tripOf(mailed.order)}`,
    preview: `The new total is ${formatDollars(totalPrice)}.`,
    heading: 'Your order is changed',
    blocks: [
      { kind: 'lines', lines: changes },
      paragraph(`Why: ${reason}`),
      {
        kind: 'facts',
        rows: [
          { label: 'New total', value: formatDollars(totalPrice) },
          ...(refund > 0 ? [{ label: 'Refunded', value: formatDollars(refund) }] : []),
          ...(due > 0 ? [{ label: 'To pay', value: formatDollars(due) }] : []),
        ],
      },
      ...(due > 0
        ? [
            orderButton(mailed, `Pay ${formatDollars(due)}`),
            paragraph(
              isPaid ? 'What you have paid already counts. This is the rest.' : 'Your order waits for it.',
            ),
          ]
        : []),
      ...wholePlan(mailed),
    ],
    attachments: [calendarOf(mailed)],
  }),
  'order-cancelled': (mailed, { why, refund }) => ({
    subject: `Cancelled: your kitchen, ${tripOf(mailed.order)}`,
    preview: 'Nothing will be delivered.',
    heading: 'Order cancelled',
    blocks: [
      paragraph(['Nothing will be delivered.', ...whatGoesBack(mailed.order, refund)].join(' ')),
      ...(why ? [paragraph(`Why: ${why}`)] : []),
      {
        kind: 'facts',
        rows: [
          { label: 'Order', value: mailed.order.number },
          { label: 'Total', value: formatDollars(mailed.order.totalPrice) },
        ],
      },
      orderButton(mailed),
    ],
  }),
  'damage-charged': (mailed, { amount, note }) => ({
    subject: `${formatDollars(amount)} for what did not come back whole`,
    preview: note,
    heading: 'What did not come back whole',
    blocks: [
      paragraph(
        'We counted your kitchen after the pickup. This is missing or damaged beyond use, at its present value:',
      ),
      ...amountDue(mailed, { amount, note }),
    ],
  }),
  'late-fee-charged': (mailed, { amount, note }) => ({
    subject: `${formatDollars(amount)} for a late pickup`,
    preview: note,
    heading: 'Your kitchen came back late',
    blocks: [
      paragraph(
        'We could not pick up your kitchen on the day we agreed on, and others wait for it. This is what the late days cost:',
      ),
      ...amountDue(mailed, { amount, note }),
    ],
  }),
  'amount-paid': (mailed, { amount, note }) => ({
    subject: `Paid: ${formatDollars(amount)}`,
    preview: note,
    heading: `We received ${formatDollars(amount)}`,
    blocks: [
      paragraph('Thank you. This is what it is for:'),
      {
        kind: 'facts',
        rows: [
          { label: 'Paid', value: formatDollars(amount) },
          { label: 'For', value: note },
          { label: 'Order', value: mailed.order.number },
        ],
      },
      orderButton(mailed),
    ],
  }),
}
