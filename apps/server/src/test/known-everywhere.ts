import { restClient } from '../modules/accounts/test-client.ts'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './app.ts'
import { rentedKitchen } from './booked.ts'
import { createGuest, type Guest } from './orders.ts'

/** Words by which somebody who is known everywhere is found again. */
export const traces = ['wilhelmina', 'quastenberg', '4065550177', '406 555 017', 'larkspur', '203.0.113.77']

/** Somebody of whom something stands nearly everywhere. */
export async function knownEverywhere(
  shop: TestApp,
  owner: Guest,
): Promise<Guest & { orderId: string; pan: { id: string } }> {
  const {
    database: { prisma },
    clock,
  } = shop
  const call = restClient(shop.app)
  const { book } = rentedKitchen(shop)

  const id = newId()
  const guest = await createGuest(shop, {
    name: 'Wilhelmina Quastenberg',
    email: `Wilhelmina.Quastenberg.${id}@Mailer.Example`,
    phone: '+1 406 555 0177',
    street: '77 Larkspur Hollow',
    city: 'Bozeman',
    isHost: true,
  })
  const { userId, email, token } = guest
  const at = clock.now()
  const { order, pan } = await book({
    guest,
    rentalAddress: {
      street: '77 Larkspur Hollow',
      city: 'Austin',
      state: 'TX',
      postalCode: '78704',
      country: 'USA',
    },
  })
  const orderId = order._id
  await prisma.order.update({ where: { id: orderId }, data: { status: 'completed' } })
  await prisma.order.update({
    where: { id: orderId },
    data: {
      phone: '+14065550177',
      access: 'Key at Quastenberg',
      deliveryNotes: 'Ask for Wilhelmina',
      airbnbListing: 'https://www.airbnb.com/rooms/Quastenberg',
      addressKey: '77 larkspur hollow',
    },
  })
  await prisma.orderLine.updateMany({
    where: { orderId },
    data: {
      productId: null,
      kitId: newId(),
      kitItems: [{ id: pan.id, name: 'Pan', quantity: 1 }],
      name: 'Kit of Wilhelmina',
    },
  })
  await prisma.timelineEntry.create({
    data: {
      orderId,
      at,
      kind: 'delivery-changed',
      from: '76 Larkspur Hollow, Austin, TX 78704, USA',
      to: '77 Larkspur Hollow, Austin, TX 78704, USA',
      note: 'Quastenberg called',
    },
  })
  await prisma.orderNote.create({
    data: { id: newId(), orderId, authorId: owner.userId, text: 'Wilhelmina is friendly', createdAt: at },
  })
  const photo = newId()
  await prisma.stopPhoto.create({ data: { orderId, id: photo, width: 1, height: 1, createdAt: at } })
  await prisma.stopReport.create({
    data: {
      id: newId(),
      orderId,
      kind: 'delivery',
      outcome: 'delivered',
      actorId: owner.userId,
      madeAt: at,
      arrivedAt: at,
      signedBy: 'W. Quastenberg',
      note: 'Wilhelmina took it',
      photoId: photo,
      version: '1',
      requestKey: newId(),
      requestHash: 'x',
    },
  })
  const reportId = newId()
  await prisma.damageReport.create({
    data: {
      id: reportId,
      orderId,
      kind: 'broken',
      text: 'Dropped. Wilhelmina',
      isCovered: true,
      requestKey: newId(),
      requestHash: 'x',
      createdBy: userId,
      createdAt: at,
      photos: { create: { id: newId(), orderId, width: 1, height: 1, createdAt: at } },
    },
  })
  await prisma.payment.updateMany({ where: { orderId }, data: { card: 'fingerprint-of-quastenberg' } })
  await prisma.accountCreditEntry.create({
    data: {
      at,
      userId,
      cause: 'goodwill',
      cents: 500,
      reason: 'For Wilhelmina',
      actorId: owner.userId,
      requestKey: newId(),
    },
  })
  await prisma.tripLink.create({
    data: { id: newId(), orderId, tokenHash: newId(), createdBy: userId, createdAt: at },
  })
  await call('POST', `/products/${pan.id}/reviews`, {
    token,
    body: { rating: 4, comment: 'Wilhelmina liked it' },
  })
  await prisma.kit.create({ data: { id: newId(), userId, name: 'Quastenberg kit' } })
  await prisma.savedCart.create({
    data: { userId, content: { note: 'Wilhelmina' }, revision: 1, updatedAt: at },
  })
  await prisma.contactMessage.create({
    data: {
      id: newId(),
      name: 'Wilhelmina Quastenberg',
      email: email.toUpperCase(),
      subject: 'Hello',
      message: 'I am Wilhelmina',
      createdAt: at,
      readAt: at,
      readBy: owner.userId,
      answeredAt: at,
      answeredBy: owner.userId,
      answers: {
        create: { position: 1, text: 'Dear Wilhelmina', answeredAt: at, answeredBy: owner.userId },
      },
    },
  })
  const emailKey = email.toLowerCase()
  await prisma.subscription.create({
    data: { id: newId(), email, emailKey, tokenHash: newId(), subscribedAt: at },
  })
  await prisma.waitingListEntry.create({
    data: {
      id: newId(),
      email,
      emailKey,
      country: 'USA',
      postalCode: '59718',
      zipArea: '597',
      city: 'Bozeman',
      joinedAt: at,
    },
  })
  await prisma.signInAddress.create({ data: { userId, address: '203.0.113.77', lastUsedAt: at } })
  await prisma.rateLimit.create({ data: { key: `login:${emailKey}`, hits: 1, resetsAt: at } })
  await prisma.payoutDetails.create({ data: { userId, paypalEmail: email, updatedAt: at } })
  await prisma.stay.create({
    data: {
      id: newId(),
      hostId: userId,
      slug: `quastenberg-${id}`,
      title: 'Casa Quastenberg',
      street: '77 Larkspur Hollow',
      city: 'Austin',
      state: 'TX',
      postalCode: '78704',
      country: 'USA',
      accessNotes: 'Code of Wilhelmina',
      hasCategories: [],
      hasProducts: [],
      createdAt: at,
      updatedAt: at,
    },
  })
  const seen = (await call('GET', `/admin/users/${userId}`, { token: owner.token })).body
  const { name, phone, address, updatedAt } = seen
  await call('PUT', `/admin/users/${userId}`, {
    token: owner.token,
    body: { name, email, phone: '+1 406 555 0178', address, updatedAt: String(updatedAt) || phone },
  })
  return { ...guest, orderId, pan }
}
