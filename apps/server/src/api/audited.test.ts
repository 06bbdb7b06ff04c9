import type { StaffAccount } from '@trivet/core/contract/accounts'
import { defaultTimeZone } from '@trivet/core/address'
import type { Order } from '@trivet/core/contract/orders'
import { emptyPromotionCodeDraft } from '@trivet/core/contract/promotion-codes'
import { toShopFacts } from '@trivet/core/contract/settings'
import { standardSettings } from '@trivet/core/settings'
import { expect, test } from 'vitest'
import { restClient } from '../modules/accounts/test-client.ts'
import { knife } from '../modules/catalog/admin/admin-products.setup.ts'
import { queueMail } from '../modules/outbox/queue-mail.ts'
import { newId } from '../platform/ids.ts'
import { testApp } from '../test/app.ts'
import { createProduct, createUser } from '../test/factories.ts'
import { createGuest, orderBody, postOrder } from '../test/orders.ts'
import { createHost, createPayout, createStaff, earn, hold } from '../test/referrals.ts'
import { endpointsOf } from './procedure-schema.ts'
import { appRouter } from './router.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const { token, userId: staffId } = await createStaff(shop)
const rest = restClient(app)
const call = (...[method, path, body, headers]: Request) =>
  rest(method, path, { token, ...(body && { body }), ...(headers && { headers }) })
const pan = await createProduct(database, { priceCents: 7000, countInStock: 500 })

type Request = [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers?: Record<string, string>,
]

/** What staff keep for themselves, what only looks, and a scan, which is a line of its own that says who and when. */
const untold = [
  'crates.scan',
  'orders.previewStatusChanges',
  'orders.saveView',
  'orders.chooseView',
  'orders.forgetView',
  'reports.chooseWeekly',
]

/** What a paid order is taken back by that was just packed. */
async function packedOrder() {
  const { _id: id } = await newOrder()
  const { body } = await call('PUT', `/orders/${id}/status`, { status: 'packed' })
  return { id, changeId: String(body['changeId']) }
}

async function quoteOfPan() {
  const { rentalStart, rentalEnd, rentalAddress, totalPrice } = orderBody(pan)
  const sale = { items: [{ product: pan.id, qty: 1 }], rentalStart, rentalEnd, rentalAddress }
  return { guest: (await newAccount())._id, sale, totalPrice }
}

/** A quote that is open. */
async function newQuote(): Promise<string> {
  const id = newId()
  await call('PUT', `/admin/written-quotes/${id}`, await quoteOfPan())
  return id
}

/** An order that owes something besides its price. */
async function dueAmount() {
  const { _id: orderId } = await newOrder()
  const dueId = newId()
  const reason = '1 × Spoon missing'
  await prisma.amountDue.create({
    data: { id: dueId, orderId, reason, amountCents: 600, createdAt: clock.now() },
  })
  return { orderId, dueId }
}

/** A host's payout that waits. */
async function openPayout() {
  const { userId } = await createHost(shop)
  await prisma.payoutDetails.create({
    data: { userId, paypalEmail: 'noor@example.com', updatedAt: clock.now() },
  })
  return createPayout(shop, { hostId: userId, cents: 5000 })
}

/** Every action of the staff, asked for once, about something made for it. */
const actions: Record<string, () => Promise<Request>> = {
  'accountCredit.give': async () => [
    'POST',
    `/admin/users/${(await newAccount())._id}/account-credit`,
    { amount: 20, reason: 'Late by a day' },
    { 'idempotency-key': newId() },
  ],
  'adminProducts.create': async () => ['POST', '/admin/products', knifeCalled('a-new-knife')],
  'adminProducts.update': async () => {
    const { _id, updatedAt } = await newProduct('a-knife-to-change')
    return ['PUT', `/admin/products/${_id}`, { ...knifeCalled('a-knife-to-change'), price: 5, updatedAt }]
  },
  'adminProducts.bulk': async () => {
    const { _id } = await newProduct('a-knife-to-put-away')
    return ['POST', '/admin/products/bulk', { ids: [_id], change: 'archive', dryRun: false }]
  },
  'stock.saveDepot': async () => ['PUT', `/admin/depots/${newId()}`, { name: 'Denver, 40th Avenue' }],
  'stock.count': async () => [
    'PUT',
    `/admin/products/${(await emptyProduct()).id}/stock/main`,
    { units: 8, seenUnits: 5 },
  ],
  'stock.planTransfer': async () => ['PUT', `/admin/transfers/${newId()}`, await transferOfTwo()],
  'stock.moveTransfer': async () => {
    const id = newId()
    await call('PUT', `/admin/transfers/${id}`, await transferOfTwo())
    return ['POST', `/admin/transfers/${id}/steps`, { step: 'send' }]
  },
  'stock.hold': async () => ['PUT', `/admin/stock-holds/${newId()}`, await holdOfOne()],
  'stock.endHold': async () => {
    const id = newId()
    await call('PUT', `/admin/stock-holds/${id}`, await holdOfOne())
    return ['POST', `/admin/stock-holds/${id}/end`, { backOn: '2026-12-05' }]
  },
  'kitTemplates.create': async () => ['POST', '/admin/kit-templates', await templateCalled('A new one')],
  'kitTemplates.update': async () => {
    const { _id, updatedAt } = await newTemplate('One to change')
    const draft = await templateCalled('One to change')
    return ['PUT', `/admin/kit-templates/${_id}`, { ...draft, position: 2, updatedAt }]
  },
  'kitTemplates.archive': async () => {
    const { _id } = await newTemplate('One to put away')
    return ['POST', `/admin/kit-templates/${_id}/archive`, { isArchived: true }]
  },
  'promotionCodes.create': async () => ['POST', '/admin/promotion-codes', promotionCalled('NEW-ONE')],
  'promotionCodes.update': async () => {
    const { _id, updatedAt } = await newPromotion('TO-CHANGE')
    const draft = { ...promotionCalled('TO-CHANGE'), note: 'Flyer', updatedAt }
    return ['PUT', `/admin/promotion-codes/${_id}`, draft]
  },
  'promotionCodes.switch': async () => {
    const { _id } = await newPromotion('TO-SWITCH-OFF')
    return ['POST', `/admin/promotion-codes/${_id}/switch`, { isOff: true }]
  },
  'accounts.open': async () => ['POST', '/admin/users', { name: 'Ben', email: `${newId()}@example.com` }],
  'accounts.edit': async () => {
    const { _id, name, email, phone, address, updatedAt } = await newAccount()
    return ['PUT', `/admin/users/${_id}`, { name, email, phone: `${phone}5`, address, updatedAt }]
  },
  'accounts.setRoles': async () => {
    const { _id, updatedAt } = await newAccount()
    return ['PUT', `/admin/users/${_id}/roles`, { staffRole: 'support', isHost: false, updatedAt }]
  },
  'accounts.setAccess': async () => {
    const { _id, updatedAt } = await newAccount()
    return ['PUT', `/admin/users/${_id}/access`, { isDisabled: true, updatedAt }]
  },
  'accounts.signOut': async () => ['POST', `/admin/users/${(await newAccount())._id}/sign-out`, {}],
  'signInRules.save': async () => {
    await appOf(staffId)
    return ['PUT', '/admin/sign-in-rules', { secondFactor: 'staff' }]
  },
  'invitations.invite': async () => [
    'POST',
    '/admin/invitations',
    { email: 'invited@example.com', staffRole: 'driver' },
  ],
  'invitations.sendAgain': async () => [
    'POST',
    `/admin/invitations/${await openInvitation()}/send-again`,
    {},
  ],
  'invitations.withdraw': async () => ['DELETE', `/admin/invitations/${await openInvitation()}`],
  'accounts.resetSecondFactor': async () => {
    const { _id: userId } = await newAccount()
    await appOf(userId)
    return ['POST', `/admin/users/${userId}/reset-second-factor`, {}]
  },
  'accounts.sendResetLink': async () => ['POST', `/admin/users/${(await newAccount())._id}/reset-link`, {}],
  'warehouse.setShelf': async () => [
    'PUT',
    `/admin/products/${(await newProduct('a-knife-on-a-shelf'))._id}/shelf`,
    { shelf: 'A2' },
  ],
  'crates.setCount': async () => ['PUT', `/admin/orders/${(await newOrder())._id}/crates`, { count: 2 }],
  'orders.addNote': async () => ['POST', `/admin/orders/${(await newOrder())._id}/notes`, { text: 'Rings' }],
  'orders.placeForGuest': async () => [
    'POST',
    '/admin/orders',
    { guest: (await newAccount())._id, order: orderBody(pan), payment: { by: 'link' } },
    { 'idempotency-key': newId() },
  ],
  'writtenQuotes.write': async () => ['PUT', `/admin/written-quotes/${newId()}`, await quoteOfPan()],
  'writtenQuotes.sendAgain': async () => ['POST', `/admin/written-quotes/${await newQuote()}/mail`, {}],
  'writtenQuotes.withdraw': async () => ['POST', `/admin/written-quotes/${await newQuote()}/withdrawal`, {}],
  'orders.markPaid': async () => {
    const { _id, totalPrice: amount } = await newOrder({ paymentToken: undefined })
    return ['POST', `/admin/orders/${_id}/payment`, { amount, method: 'cash', reference: 'Drawer 2' }]
  },
  'orders.waivePrice': async () => {
    const { _id } = await newOrder({ paymentToken: undefined })
    await call('PUT', `/orders/${_id}/status`, { status: 'confirmed', onAccountBecause: 'Pays by check' })
    return ['POST', `/admin/orders/${_id}/price-waiver`, { reason: 'The oven was dirty' }]
  },
  'orders.resendConfirmation': async () => [
    'POST',
    `/admin/orders/${(await newOrder())._id}/confirmation`,
    {},
  ],
  'orders.changeStatuses': async () => {
    const { _id: id, status: from } = await newOrder()
    return ['POST', '/admin/orders/status-changes', { orders: [{ id, from }], status: 'packed' }]
  },
  'orders.changeStatus': async () => [
    'PUT',
    `/orders/${(await newOrder())._id}/status`,
    { status: 'packed' },
  ],
  'orders.undoStatusChange': async () => {
    const { id, changeId } = await packedOrder()
    return ['POST', `/admin/orders/${id}/status-changes/${changeId}/undo`, {}]
  },
  'orders.undoStatusChanges': async () => [
    'POST',
    '/admin/orders/status-changes/undo',
    { changes: [await packedOrder()] },
  ],
  'orders.takeStatusChangeBack': async () => {
    const { id, changeId } = await packedOrder()
    return ['POST', `/admin/orders/${id}/status-changes/${changeId}/taking-back`, { reason: 'Wrong order' }]
  },
  'orders.changeDeliveryByStaff': async () => {
    const { _id } = await newOrder()
    return ['PUT', `/admin/orders/${_id}/delivery`, { phone: '512 555 0100', version: 1 }]
  },
  'orders.swapProduct': async () => {
    const { id: instead } = await emptyProduct()
    return ['POST', `/admin/orders/${(await newOrder())._id}/swaps`, { product: pan.id, instead }]
  },
  'orders.change': async () => {
    const { _id, rentalStart, rentalEnd } = await newOrder()
    const { version } = (await call('GET', `/admin/orders/${_id}`)).body
    // one pan more with its tax
    const shown = { totalPrice: 166.55, refund: 0, due: 75.77, reason: 'One more' }
    const change = {
      version,
      orderItems: [{ product: pan.id, qty: 2 }],
      rentalStart,
      rentalEnd,
      priceRows: [],
      ...shown,
    }
    return ['POST', `/admin/orders/${_id}/changes`, change, { 'idempotency-key': newId() }]
  },
  'orders.refund': async () => {
    return ['POST', `/orders/${(await newOrder())._id}/refunds`, { amount: 5, reason: 'A dull knife' }]
  },
  'dispatch.changeVisit': async () => {
    const { _id, rentalEnd: day } = await newOrder()
    const visit = { kind: 'pickup', seenDay: day, day, window: 'early' }
    return ['POST', `/admin/dispatch/orders/${_id}/visit-change`, visit]
  },
  'dispatch.completePickup': async () => {
    const { _id } = await newOrder()
    for (const status of ['packed', 'dispatched', 'delivered']) {
      await call('PUT', `/orders/${_id}/status`, { status })
    }
    return ['POST', `/admin/dispatch/orders/${_id}/pickup`, { counts: [], notes: 'All clean' }]
  },
  'dispatch.reportStop': async () => {
    const { _id: orderId } = await newOrder()
    await prisma.order.update({ where: { id: orderId }, data: { rentalStart: clock.now() } })
    const { id: seen } = await prisma.timelineEntry.findFirstOrThrow({ where: { orderId, kind: 'status' } })
    const report = { outcome: 'nobody-there', reason: 'no-answer' }
    const stop = { kind: 'delivery', seenVersion: String(seen), madeAt: clock.now().toISOString(), report }
    return ['POST', `/admin/dispatch/orders/${orderId}/stop-reports`, stop, { 'idempotency-key': newId() }]
  },
  'dispatch.chargeLateFee': async () => {
    const { _id: id } = await newOrder()
    const [rentalStart, rentalEnd] = [20, 10].map(
      (days) => new Date(clock.now().getTime() - days * 86_400_000),
    )
    await prisma.order.update({ where: { id }, data: { status: 'collected', rentalStart, rentalEnd } })
    const collected = { at: clock.now(), kind: 'status', from: 'delivered', to: 'collected' } as const
    await prisma.timelineEntry.create({ data: { orderId: id, ...collected } })
    return ['PUT', `/admin/orders/${id}/late-fee`, {}]
  },
  'dispatch.bookDue': async () => {
    const { orderId, dueId } = await dueAmount()
    const payment = { amount: 6, method: 'cash', reference: dueId }
    return ['POST', `/admin/orders/${orderId}/amounts-due/${dueId}/payment`, payment]
  },
  'dispatch.waiveDue': async () => {
    const { orderId, dueId } = await dueAmount()
    return ['POST', `/admin/orders/${orderId}/amounts-due/${dueId}/waiver`, { reason: 'An old spoon' }]
  },
  'mail.resend': async () => {
    const recipient = `${newId()}@example.com`
    const now = clock.now()
    const data = { name: 'Ana' }
    await queueMail(database.sql, { template: 'password-changed', recipient, data, dedupeKey: newId(), now })
    const sent = { status: 'sent', sentAt: now, nextAttemptAt: null }
    await prisma.queuedMail.updateMany({ where: { recipient }, data: sent })
    const { id } = await prisma.queuedMail.findFirstOrThrow({ where: { recipient } })
    return ['POST', `/admin/mails/${id}/resend`, {}]
  },
  'messages.mark': async () => {
    const id = newId()
    const message = { name: 'Ana', email: 'ana@example.com', subject: 'Sundays', message: 'Do you deliver?' }
    await prisma.contactMessage.create({ data: { id, ...message, createdAt: clock.now() } })
    return ['PUT', `/admin/messages/${id}/state`, { from: 'new', state: 'read' }]
  },
  'messages.answer': async () => {
    const id = newId()
    const message = { name: 'Ana', email: 'ana@example.com', subject: 'Sundays', message: 'Do you deliver?' }
    await prisma.contactMessage.create({ data: { id, ...message, createdAt: clock.now() } })
    return ['POST', `/admin/messages/${id}/answers`, { text: 'Yes.', seen: 0 }]
  },
  'newsletter.remove': async () => {
    const id = newId()
    const email = `${id}@example.com`
    const subscription = { id, email, emailKey: email, tokenHash: id, subscribedAt: clock.now() }
    await prisma.subscription.create({ data: subscription })
    return ['DELETE', `/admin/newsletter/${id}`]
  },
  'privacy.copyAccount': async () => {
    return ['POST', `/admin/users/${(await newAccount())._id}/data`, { reason: 'Asked by mail' }]
  },
  'privacy.eraseAccount': async () => {
    return ['POST', `/admin/users/${(await newAccount())._id}/erasure`, { reason: 'Asked by mail' }]
  },
  'privacy.copyAddress': async () => {
    return ['POST', '/admin/addresses/data', { email: 'nobody@example.com', reason: 'Asked by mail' }]
  },
  'privacy.eraseAddress': async () => {
    return ['POST', '/admin/addresses/erasure', { email: 'nobody@example.com', reason: 'Asked by mail' }]
  },
  'waitingList.erase': async () => {
    const id = newId()
    const email = `${id}@example.com`
    const place = { country: 'USA', postalCode: '59718', zipArea: '597', city: 'Bozeman' }
    await prisma.waitingListEntry.create({
      data: { id, email, emailKey: email, ...place, joinedAt: clock.now() },
    })
    return ['DELETE', `/admin/waiting-list/${id}`]
  },
  'payments.closeFlag': async () => {
    const id = newId()
    const seen = { firstSeenAt: clock.now(), lastSeenAt: clock.now() }
    const flag = { id, kind: 'disputed', provider: 'stripe', reference: id, currency: 'USD', ...seen }
    await prisma.paymentFlag.create({ data: flag })
    return ['POST', `/admin/payments/flags/${id}/close`, { note: 'The guest found the charge' }]
  },
  'referrals.processPayout': async () => {
    const host = await createHost(shop)
    await earn(shop, { hostId: host.userId, cents: 5000 })
    const { body: payout } = await rest('POST', '/referral/payout-request', { token: host.token, body: {} })
    const path = `/referral/admin/process-payout/${String(payout['_id'])}`
    return ['PUT', path, { status: 'processed', transactionId: 'TX-7' }]
  },
  'referrals.processPayouts': async () => {
    const { payoutId } = await openPayout()
    const body = { payouts: [{ id: payoutId, expectedAmount: 50 }], transactionId: 'TX-8' }
    return ['POST', '/referral/admin/process-payouts', body]
  },
  'referrals.exportPayouts': async () => {
    const { payoutId } = await openPayout()
    return ['POST', '/referral/admin/payout-file', { method: 'paypal', ids: [payoutId] }]
  },
  'referrals.reviewCommission': async () => {
    const { orderId } = await hold(shop, await createHost(shop))
    return [
      'PUT',
      `/referral/admin/commission-reviews/${orderId}`,
      { decision: 'refused', reason: 'Own order' },
    ]
  },
  'settings.save': async () => {
    const { version: _version, ...settings } = toShopFacts(standardSettings, { version: 0 })
    return ['PUT', '/admin/settings', { version: 0, settings: { ...settings, taxBasisPoints: 700 } }]
  },
  'reviews.hide': async () => ['POST', `/admin/reviews/${await newReview()}/hide`, { reason: 'Spam' }],
  'reviews.show': async () => {
    const id = await newReview()
    await call('POST', `/admin/reviews/${id}/hide`, { reason: 'Spam' })
    return ['POST', `/admin/reviews/${id}/show`, {}]
  },
}

test('every action of the staff is known here', () => {
  const endpoints = endpointsOf(appRouter).filter(({ rest: endpoint }) => endpoint?.access === 'admin')
  const names = endpoints
    .filter(({ procedure }) => procedure._def.type === 'mutation')
    .map(({ name }) => name)
  expect([...Object.keys(actions), ...untold].toSorted()).toEqual(names.toSorted())
})

test.each(Object.entries(actions))(
  '%s is one line in the log, and none when it is refused',
  async (_name, ask) => {
    const request = await ask()
    const before = await prisma.auditEntry.count()
    expect((await call(request[0], request[1].replace(/[0-9a-f]{24}/, newId()), {})).status).toBeGreaterThan(
      399,
    )
    expect(await prisma.auditEntry.count()).toBe(before)
    expect((await call(...request)).status).toBeLessThan(300)
    expect(await prisma.auditEntry.count()).toBe(before + 1)
  },
)

const knifeCalled = (slug: string) => ({ ...knife, slug })

const emptyProduct = () => createProduct(database, { countInStock: 5 })

async function transferOfTwo() {
  const { id: product } = await emptyProduct()
  const to = newId()
  await prisma.depot.create({ data: { id: to, name: `Depot ${to}` } })
  return { product, from: 'main', to, units: 2, leavesOn: '2026-12-03', arrivesOn: '2026-12-05' }
}

async function holdOfOne() {
  const { id: product } = await emptyProduct()
  return { product, depot: 'main', units: 1, firstDay: '2026-12-02', lastDay: null, reason: 'Handle' }
}

async function newProduct(slug: string) {
  const { body } = await call('POST', '/admin/products', knifeCalled(slug))
  return body as { _id: string; updatedAt: string }
}

/** Each about an item of its own. */
async function templateCalled(name: string) {
  const { slug } = await createProduct(database, { kitCategory: 'pan', weightGrams: 900, depositCents: 4000 })
  return { name, description: 'To start from.', position: 1, items: [{ slug, quantity: 1 }] }
}

async function newTemplate(name: string) {
  const { body } = await call('POST', '/admin/kit-templates', await templateCalled(name))
  return body as { _id: string; updatedAt: string }
}

const promotionCalled = (code: string) => ({
  ...emptyPromotionCodeDraft(clock.today(defaultTimeZone)),
  code,
})

async function newPromotion(code: string) {
  const { body } = await call('POST', '/admin/promotion-codes', promotionCalled(code))
  return body as { _id: string; updatedAt: string }
}

async function appOf(userId: string) {
  const now = clock.now()
  const secret = 'A'.repeat(32)
  await prisma.authenticatorApp.create({ data: { userId, secret, createdAt: now, confirmedAt: now } })
}

async function openInvitation(): Promise<string> {
  const id = newId()
  const email = `${id}@example.com`
  const hash = id.padEnd(64, '0')
  await prisma.staffInvitation.create({
    data: {
      id,
      email,
      emailKey: email,
      tokenHash: hash,
      staffRole: 'driver',
      createdAt: clock.now(),
      expiresAt: clock.now(),
    },
  })
  return id
}

async function newAccount(): Promise<StaffAccount> {
  const { id } = await createUser(database, { phone: '555' })
  return (await call('GET', `/admin/users/${id}`)).body as unknown as StaffAccount
}

async function newOrder(changes: Parameters<typeof orderBody>[1] = {}): Promise<Order> {
  const guest = await createGuest(shop)
  const body = orderBody(pan, { paymentToken: 'tok_test_success', ...changes })
  return (await postOrder(app, { token: guest.token, body })).json<Order>()
}

async function newReview(): Promise<string> {
  const guest = await createGuest(shop)
  const review = { rating: 5, comment: 'Sharp' }
  await rest('POST', `/products/${pan.id}/reviews`, { token: guest.token, body: review })
  return (await prisma.review.findFirstOrThrow({ where: { userId: guest.userId } })).id
}
