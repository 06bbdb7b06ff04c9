import { toStaffFacts } from '@trivet/core/contract/settings'
import { standardIdentity } from '@trivet/core/company'
import { standardSettings } from '@trivet/core/settings'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restClient } from '../modules/accounts/test-client.ts'
import { writeMail } from '../modules/mail/write-mail.ts'
import { testApp } from '../test/app.ts'
import { rentedAt, rentedKitchen } from '../test/booked.ts'
import { pdfText } from '../test/pdf-text.ts'
import { createCode, createHost, createStaff } from '../test/referrals.ts'
import { toyRouter } from '../test/toy-router.ts'

const directory = join(import.meta.dirname, '../test/builds')
const shop = await testApp()
const { app, database, clock } = shop
const pages = await testApp({
  database,
  clock,
  router: toyRouter,
  builds: { shop: join(directory, 'shop'), admin: join(directory, 'admin') },
})
const staff = await createStaff(shop)
const { book } = rentedKitchen(shop)
clock.set(rentedAt)

const name = 'Pots & Harbor'
const { version: _version, ...fields } = toStaffFacts(standardSettings, { version: 0 })
const identity = { ...standardIdentity, name }
const renamed = await restClient(app)('PUT', '/admin/settings', {
  token: staff.token,
  body: { version: 0, settings: { ...fields, identity } },
})
expect(renamed.status).toBe(200)
const { guest, order } = await book()
const { code } = await createCode(shop, { hostId: (await createHost(shop)).userId })

async function fileOf(path: string, { token } = staff): Promise<Buffer> {
  const answer = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

test.each([
  ['packing list', `/admin/orders/${order._id}/packing-list.pdf`],
  ['packing lists of a day', '/admin/dispatch/packing-lists.pdf?day=2026-12-10'],
  ['packing lists of a day without any', '/admin/dispatch/packing-lists.pdf?day=2026-12-11'],
  ['route sheet', '/admin/dispatch/route-sheet.pdf?day=2026-12-10'],
  ['invoice', `/orders/${order._id}/invoice.pdf`],
  ['card of a host', `/referral/marketing/${code}/listing-card.pdf`],
])('the %s has the name that the shop is given, and no other', async (_what, path) => {
  const pdf = await fileOf(path)
  const words = await pdfText(pdf)
  expect(words).toContain(name)
  expect(words).not.toContain(standardIdentity.name)
  expect(pdf.toString('latin1')).not.toContain(standardIdentity.name)
})

test('so has the calendar of an order, by its page and by mail', async () => {
  const calendar = (await fileOf(`/orders/${order._id}/calendar.ics`, guest)).toString()
  const queued = await database.prisma.queuedMail.findFirstOrThrow({
    where: { orderId: order._id, template: 'order-confirmed' },
  })
  const needs = { sql: database.sql, publicUrl: 'https://harbor.example', now: clock.now() }
  const mail = await writeMail(needs, queued as unknown as Parameters<typeof writeMail>[1])
  for (const text of [calendar, mail?.attachments[0]?.content]) {
    expect(text).toContain(`SUMMARY:${name} delivers your kitchen`)
    expect(text).not.toContain(standardIdentity.name)
  }
  expect(mail?.html).toContain('Pots &amp; Harbor')
  expect([mail?.subject, mail?.html, mail?.text].join()).not.toContain(standardIdentity.name)
})

test('so have the manifest of the shop and the title of the admin', async () => {
  const manifest = await pages.app.inject('/site.webmanifest')
  expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(manifest.json()).toMatchObject({ name, short_name: name, start_url: '/' })
  expect((await pages.app.inject('/admin/orders')).body).toContain('<title>Pots &amp; Harbor admin</title>')
})
