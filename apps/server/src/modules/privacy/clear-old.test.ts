import { standardSettings } from '@trivet/core/settings'
import { keptSince } from '@trivet/core/privacy'
import { expect, test } from 'vitest'
import { keepHouse } from '../../housekeeping.ts'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedKitchen } from '../../test/booked.ts'
import { createGuest } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'

const shop = await testApp()
const { database, clock } = shop
const { prisma, sql } = database
const { book } = rentedKitchen(shop)
const staff = await createStaff(shop)

const around = (months: number) => {
  const since = keptSince(clock.now(), months)
  return { old: new Date(since.getTime() - 1), young: since }
}

async function message(createdAt: Date) {
  const id = newId()
  const words = { name: 'Ana', email: 'ana@example.com', subject: 'Hi', message: 'Hello' }
  await prisma.contactMessage.create({ data: { id, ...words, createdAt } })
  return id
}

test('what is past its period is cleared, and what is not stays', async () => {
  const { retention } = standardSettings
  const { userId } = await createGuest(shop)
  const messages = around(retention.messages)
  await message(messages.old)
  const kept = await message(messages.young)
  const addresses = around(retention.signInAddresses)
  await prisma.signInAddress.createMany({
    data: [
      { userId, address: '203.0.113.1', lastUsedAt: addresses.old },
      { userId, address: '203.0.113.2', lastUsedAt: addresses.young },
    ],
  })
  const waits = around(retention.waitingList)
  const place = { country: 'USA', postalCode: '59718', zipArea: '597', city: 'Bozeman' }
  const entry = (email: string, joinedAt: Date) => ({
    id: newId(),
    email,
    emailKey: email,
    ...place,
    joinedAt,
  })
  await prisma.waitingListEntry.createMany({
    data: [entry('old@example.com', waits.old), entry('young@example.com', waits.young)],
  })
  const mails = around(retention.mails)
  const mail = (recipient: string, createdAt: Date, status: string) => ({
    id: newId(),
    template: 'password-changed',
    recipient,
    data: {},
    dedupeKey: newId(),
    createdAt,
    status,
    sentAt: status === 'sent' ? createdAt : null,
    nextAttemptAt: status === 'sent' ? null : createdAt,
  })
  await prisma.queuedMail.createMany({
    data: [
      mail('old@example.com', mails.old, 'sent'),
      mail('waits@example.com', mails.old, 'queued'),
      mail('young@example.com', mails.young, 'sent'),
    ],
  })

  await keepHouse({ sql, clock })
  await keepHouse({ sql, clock })

  expect((await prisma.contactMessage.findMany()).map(({ id }) => id)).toEqual([kept])
  expect((await prisma.signInAddress.findMany()).map(({ address }) => address)).toEqual(['203.0.113.2'])
  expect((await prisma.waitingListEntry.findMany()).map(({ email }) => email)).toEqual(['young@example.com'])
  expect((await prisma.queuedMail.findMany()).map(({ recipient }) => recipient).toSorted()).toEqual([
    'waits@example.com',
    'young@example.com',
  ])
})

test('photos past their period are left to the job that deletes their files, and their reports stay', async () => {
  const { order } = await book()
  const orderId = order._id
  const { old } = around(standardSettings.retention.photos)
  const photo = newId()
  await prisma.stopPhoto.create({ data: { orderId, id: photo, width: 1, height: 1, createdAt: old } })
  await prisma.stopReport.create({
    data: {
      id: newId(),
      orderId,
      kind: 'delivery',
      outcome: 'delivered',
      actorId: staff.userId,
      madeAt: old,
      arrivedAt: old,
      signedBy: '',
      note: '',
      photoId: photo,
      version: '1',
      requestKey: newId(),
      requestHash: 'x',
    },
  })
  const report = { kind: 'broken', text: 'A glass', isCovered: true, createdBy: staff.userId, createdAt: old }
  await prisma.damageReport.create({
    data: {
      id: newId(),
      orderId,
      ...report,
      requestKey: newId(),
      requestHash: 'x',
      photos: { create: { id: newId(), orderId, width: 1, height: 1, createdAt: old } },
    },
  })
  await keepHouse({ sql, clock })
  expect(await prisma.stopReport.findMany({ where: { orderId } })).toMatchObject([{ photoId: null }])
  expect(await prisma.damagePhoto.findMany({ where: { orderId } })).toMatchObject([{ reportId: null }])
  expect(await prisma.damageReport.count({ where: { orderId } })).toBe(1)
})

test('a period that staff made shorter counts from the next hour on', async () => {
  const { old } = around(3)
  const id = await message(old)
  await keepHouse({ sql, clock })
  expect(await prisma.contactMessage.count({ where: { id } })).toBe(1)
  const retention = { ...standardSettings.retention, messages: 3 }
  const value = JSON.parse(JSON.stringify({ ...standardSettings, retention }))
  await prisma.settings.create({ data: { version: 1, value, savedAt: clock.now(), savedBy: staff.userId } })
  await keepHouse({ sql, clock })
  expect(await prisma.contactMessage.count({ where: { id } })).toBe(0)
})
