import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleCompany } from '@trivet/core/company'
import type { Order } from '@trivet/core/contract/orders'
import type { MailTemplate } from '@trivet/core/mail'
import { formatDollars, formatMoney, toDecimal } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleOrder } from '../../../test/sample-order.ts'
import type { MailData } from '../../outbox/mail-data.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import type { MailContent } from './mail-content.ts'
import { docketOf } from './order-parts.ts'
import { sampleMails } from './sample-mails.ts'
import { isOrderTemplate, orderMail, otherMail } from './templates.ts'

const publicUrl = 'https://trivet.example'
const now = new Date('2027-03-01T12:00:00Z')
const names = Object.keys(sampleMails) as MailTemplate[]

function contentOf(template: MailTemplate, order: Order = sampleOrder): MailContent {
  const data: MailData[MailTemplate] = sampleMails[template]
  if (!isOrderTemplate(template)) return otherMail(template, data as MailData[typeof template], publicUrl)
  return orderMail({ template, data: data as MailData[typeof template], order, publicUrl, now })
}

const figures = (text: string) => text.match(/\$[\d,]+\.\d\d/g) ?? []
const wordsOf = (html: string) =>
  html
    .replace(/<(style|title)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

test.each(names)('%s is worded, in HTML and in text with the same figures and links', async (template) => {
  const content = contentOf(template)
  const html = await mailHtml(content)
  const text = mailText(content)

  expect(content.subject.length).toBeGreaterThan(5)
  expect(content.subject.length).toBeLessThan(90)
  for (const part of [content.subject, content.preview, text, html])
    expect(part).not.toMatch(/undefined|NaN|\[object/)
  expect(wordsOf(html)).toContain(content.heading)
  expect(text).toContain(content.heading)
  const inHtml = figures(wordsOf(html).replace(content.preview, ''))
  expect(new Set(figures(text))).toEqual(new Set(inHtml))
  for (const [, href = ''] of html.matchAll(/href="([^"]+)"/g))
    expect(text).toContain(href.replaceAll('&amp;', '&'))
  // scripts, pictures that tell who reads, and addresses of other sites do not belong in a mail
  expect(html).not.toMatch(/<script|<img|(href|src)="http:/)
})

test.each(['newsletter-welcome', 'review-request'] as const)(
  '%s says at its end who sends it, from which postal address, and where to write',
  async (template) => {
    const line = `${sampleCompany.legalName}, 100 Sample Street, Austin, TX 78704, United States`
    const content = contentOf(template)
    const company = { ...sampleCompany, supportEmail: 'ask@harbor.example' }
    const identity = {
      name: 'Harbor Kitchens',
      supportHours: 'every day, 8am-8pm',
      supportPhone: '(207) 555-0100',
    }
    const seller = { company, identity }
    for (const words of [mailText(content, seller), wordsOf(await mailHtml(content, seller))]) {
      expect(words.slice(-300)).toContain(line)
      expect(words.slice(-300)).toContain(
        'Questions? ask@harbor.example, (207) 555-0100, every day, 8am-8pm.',
      )
      expect(words.slice(-300)).toContain('Harbor Kitchens · kitchenware')
    }
    expect(mailText(content)).not.toContain('Sample Street')
  },
)

test('what people wrote stays text', async () => {
  const html = await mailHtml(contentOf('order-confirmed'))
  expect(html).toContain('Cast-iron pan &lt;28 cm&gt;')
  expect(html).not.toContain('<28 cm>')
})

test('no mail is queued that has no words', () => {
  const modules = join(import.meta.dirname, '../..')
  const sources = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(modules, file), 'utf8'))
    .filter((source) => source.includes('queue') && source.includes('mail'))
  const queued = sources.flatMap((source) => [
    ...[...source.matchAll(/template: '([a-z-]+)'/g)].map((match) => match[1]),
    ...[...source.matchAll(/SELECT \$\d+, '([a-z-]+)'/g)].map((match) => match[1]),
  ])
  expect(queued.length).toBeGreaterThan(10)
  expect(names).toEqual(expect.arrayContaining([...new Set(queued)]))
})

test.each([
  [undefined, 'Hanna, the amount is available again. Look at'],
  [412.5, 'Hanna, the amount is available again. Look at'],
  [402.5, 'Hanna, refunds have taken back some of it since: $402.50 is available. Look at'],
  [0, 'Hanna, refunds have taken it back since, so nothing is available now. Look at'],
  [-7.5, 'Hanna, refunds have taken it back since, so nothing is available now. Look at'],
])('a payout that could not be sent says what is available after it: %s', (available, words) => {
  const { available: _, ...data } = sampleMails['payout-failed']
  const told = { ...data, amount: 412.5, ...(available !== undefined && { available }) }
  expect(mailText(otherMail('payout-failed', told, publicUrl))).toContain(words)
})

test('a refused payment is told in words; an order that ended with it asks for no money', () => {
  const waiting = { ...sampleOrder, status: 'pending' as const, isPaid: false }
  const told = mailText(contentOf('payment-failed', waiting))
  expect(told).toContain('There was not enough money on the card. Nothing was charged.')
  expect(told).toMatch(/We hold everything for you until .*Pay now/s)
  expect(told).not.toContain('insufficient-funds')
  const ended = mailText(contentOf('payment-failed', { ...waiting, status: 'cancelled' }))
  expect(ended).toContain('Your order has ended')
  expect(ended).not.toMatch(/We hold|Pay now/)
})

test.each(['dispatched', 'delivered', 'cancelled'] as const)(
  'an order that is %s is not told how to cancel it',
  (status) => {
    expect(mailText(contentOf('order-extended', { ...sampleOrder, status }))).not.toContain('Cancel until')
  },
)

test('the confirmation is the plan of the trip: windows, address, what to do, deadlines, and its calendar file', () => {
  const content = contentOf('order-confirmed')
  const text = mailText(content)
  for (const part of [
    'Wed, Mar 10, 2027, between 9am and 3pm',
    'Sat, Mar 20, 2027, between 11am and 5pm',
    '1200 Barton Springs Rd',
    'Austin, TX 78704',
    'Open the crate',
    'Leave everything in the kitchen, unwashed.',
    'New dates are free of charge until Sun, Mar 7, 11:59 pm in Austin.',
    'Cancel until Tue, Mar 2, 11:59 pm in Austin and everything is refunded.',
    'Wok, 2 × Bowl',
    'https://trivet.example/confirmation/ab12ab12ab12ab12ab12ab12',
  ]) {
    expect(text).toContain(part)
  }
  expect(content.attachments).toMatchObject([{ filename: 'trivet-2027-03-10.ics' }])
})

const noDetails = {
  phone: '',
  deliveryNotes: '',
  access: '',
  deliveryWindow: 'all-day',
  pickupWindow: 'all-day',
  version: 0,
  isOpen: true,
} as const

test.each(['order-confirmed', 'order-dates-changed', 'order-extended', 'order-received'] as const)(
  '%s asks for a gate code while the guest can still add one, and has not',
  (template) => {
    const told = (details: Partial<typeof noDetails> | { access: string } | { isOpen: boolean }) =>
      mailText(contentOf(template, { ...sampleOrder, deliveryDetails: { ...noDetails, ...details } }))
    const asks = 'A gate code or a key box?'
    expect(told({})).toContain(`Nobody has to be there. ${asks}`)
    expect(told({ access: 'Gate #4711' })).not.toContain(asks)
    expect(told({ isOpen: false })).not.toContain(asks)
    expect(told({ isOpen: false })).toContain('Nobody has to be there.')
  },
)

test.each([
  ['whose money goes back', { refund: 99.59 }, true, '$99.59 goes back to you: a mail of its own says how.'],
  ['of which nothing comes back', { refund: 0 }, true, 'Nothing is refunded.'],
  ['that was never paid', { refund: 0 }, false, ''],
  [
    'from before its refund was told',
    {},
    true,
    'If money goes back to you, a mail of its own says how much.',
  ],
] as const)('the mail of a cancelled order %s says so', (_case, told, isPaid, sentence) => {
  const data = { orderId: sampleOrder._id, why: '', ...told }
  const order: Order = { ...sampleOrder, status: 'cancelled', isPaid }
  const { blocks } = orderMail({ template: 'order-cancelled', data, order, publicUrl, now })
  expect(blocks[0]).toEqual({ kind: 'paragraph', text: `Nothing will be delivered. ${sentence}`.trim() })
})

test('the calendar file names both days, folds its lines and ends them as calendars want', () => {
  const [file] = contentOf('order-confirmed').attachments ?? []
  const lines = (file?.content ?? '').split('\r\n')
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR')
  expect(lines.at(-2)).toBe('END:VCALENDAR')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  const unfolded = (file?.content ?? '').replaceAll('\r\n ', '')
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20270310\r\nDTEND;VALUE=DATE:20270311')
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20270320\r\nDTEND;VALUE=DATE:20270321')
  expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(unfolded).toContain('LOCATION:1200 Barton Springs Rd\\, Austin\\, TX 78704')
})

test('a time is told on the clock of the delivery place, before and after the clocks change', () => {
  const text = (holdExpiresAt: string, timeZone: string) =>
    mailText(contentOf('order-received', { ...sampleOrder, isPaid: false, holdExpiresAt, timeZone }))
  // the night of 13 to 14 March 2027 has no 2am in Chicago; Phoenix never changes
  expect(text('2027-03-14T07:59:00.000Z', 'America/Chicago')).toContain(
    'until Sun, Mar 14, 1:59 am in Austin',
  )
  expect(text('2027-03-14T08:01:00.000Z', 'America/Chicago')).toContain(
    'until Sun, Mar 14, 3:01 am in Austin',
  )
  expect(text('2027-03-14T08:01:00.000Z', 'America/Phoenix')).toContain(
    'until Sun, Mar 14, 1:01 am in Austin',
  )
  // and the night of 7 November has 1am twice
  expect(text('2027-11-07T06:30:00.000Z', 'America/Chicago')).toContain(
    'until Sun, Nov 7, 1:30 am CDT in Austin',
  )
  expect(text('2027-11-07T07:30:00.000Z', 'America/Chicago')).toContain(
    'until Sun, Nov 7, 1:30 am CST in Austin',
  )
})

const line = fc.record({
  cents: fc.integer({ min: 1, max: 99_999 }),
  quantity: fc.integer({ min: 1, max: 20 }),
})

test('the docket of any order adds up to its total, to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 28 }),
      fc.boolean(),
      fc.constantFrom(0, 1000),
      (lines, days, damageProtection, referralBasisPoints) => {
        const period = {
          start: sampleOrder.rentalStart,
          end: new Date(Date.parse('2027-03-10') + days * 86_400_000)
            .toISOString()
            .slice(0, 10) as Order['rentalEnd'],
        }
        const quote = quoteRental({
          lines: lines.map(({ cents, quantity }, index) => ({
            id: String(index),
            name: 'Pan',
            unitPriceCents: cents,
            quantity,
          })),
          period,
          damageProtection,
          referralBasisPoints,
        })
        const order: Order = {
          ...sampleOrder,
          orderItems: lines.map(({ cents, quantity }, index) => ({
            ...sampleOrder.orderItems[0]!,
            _id: String(index),
            qty: quantity,
            price: toDecimal(cents),
          })),
          itemsPrice: toDecimal(quote.subtotalCents),
          extraDaysPrice: toDecimal(quote.extraDaysCents),
          damageProtectionPrice: toDecimal(quote.damageProtectionCents),
          deliveryPrice: toDecimal(quote.deliveryCents),
          taxPrice: toDecimal(quote.taxCents),
          discountPrice: toDecimal(quote.discountCents),
          totalPrice: toDecimal(quote.totalCents),
        }
        const docket = docketOf(order)
        if (docket.kind !== 'docket') throw new Error('not a docket')
        expect(docket.total.value).toBe(formatMoney(quote.totalCents))
        expect(docket.rows).toEqual(
          quote.rows.map(({ label, cents }) => ({ label, value: formatMoney(cents) })),
        )
        expect(docket.lines.map(({ price: shown }) => shown)).toEqual(
          quote.lines.map(({ lineTotalCents }) => formatMoney(lineTotalCents)),
        )
        expect(mailText(contentOf('order-confirmed', order))).toContain(formatDollars(order.totalPrice))
      },
    ),
    { numRuns: 200 },
  )
})

test.each([
  ['nobody reported it', null, []],
  ['somebody took it in', { signedBy: 'Ana Alvarez', hasPhoto: false }, ['Ana Alvarez took it in.']],
  [
    'it was photographed',
    { signedBy: '', hasPhoto: true },
    ['The driver took a photo of where it stands. You find it on your order.'],
  ],
])('the mail of a delivery says how it was left: %s', (_case, handover, sentences) => {
  const data = sampleMails['order-delivered']
  const mail = { template: 'order-delivered', data, order: sampleOrder, publicUrl, now } as const
  const [plain, told] = [orderMail(mail), orderMail({ ...mail, handover })].map((content) =>
    mailText(content),
  )
  const lines = (told ?? '').split('\n').filter((line) => !plain?.includes(line))
  expect(lines).toEqual(sentences)
})

test('the mail about a pickup does not say that all of it came back, before it is counted', () => {
  const { subject, preview, heading } = contentOf('order-collected')
  expect([subject, preview, heading].join(' ')).not.toMatch(/every|\ball\b/i)
  expect(heading).toBe('We picked it up')
})
