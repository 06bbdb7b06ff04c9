import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { rentedKitchen } from '../../test/booked.ts'
import type { Guest } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { writeMail } from '../mail/write-mail.ts'
import type { ClaimedMail } from '../outbox/index.ts'
import { mailWeeklyReports } from './mail-weekly-reports.ts'

const shop = await testApp()
const { database, clock } = shop
const { prisma, sql } = database
const { book, as } = rentedKitchen(shop)
const send = () => mailWeeklyReports({ sql, clock })
const mails = () => prisma.queuedMail.findMany({ where: { template: 'weekly-report' } })

test('the week comes by mail on Mondays from 7 in the shop’s morning, once to each who asked for it and still may see it', async () => {
  clock.set('2026-12-02T12:00:00Z')
  const manager = await createStaff(shop, { name: 'Mia', isAdmin: false, staffRole: 'manager' })
  const demoted = await createStaff(shop, { isAdmin: false, staffRole: 'manager' })
  const support = await createStaff(shop, { isAdmin: false, staffRole: 'support' })
  await createStaff(shop)
  const choose = (reader: Guest, isOn: boolean) => as(reader, 'PUT', '/admin/weekly-report', { isOn })
  expect(await choose(manager, true)).toMatchObject({ status: 200, body: { isOn: true } })
  expect((await choose(manager, true)).status).toBe(200)
  expect((await choose(demoted, true)).status).toBe(200)
  expect((await choose(support, true)).status).toBe(403)
  await prisma.user.update({ where: { id: demoted.userId }, data: { staffRole: 'support' } })
  await book()

  // Monday, a minute before seven in Los Angeles
  clock.set('2026-12-07T14:59:00Z')
  await send()
  expect(await mails()).toEqual([])
  clock.set('2026-12-07T15:00:00Z')
  await Promise.all([send(), send()])
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: manager.email })

  const written = await writeMail(
    { sql, publicUrl: 'https://trivet.example', now: clock.now() },
    mail as unknown as ClaimedMail,
  )
  expect(written?.text).toMatch(/Revenue +\$90\.78, was \$0\.00/)
  expect(written?.text).toContain(
    'https://trivet.example/admin/reports/revenue?from=2026-11-30&to=2026-12-06',
  )

  clock.set('2026-12-09T15:00:00Z')
  await send()
  expect(await mails()).toHaveLength(1)
  expect((await choose(manager, false)).body).toEqual({ isOn: false })
  clock.set('2026-12-14T18:00:00Z')
  await send()
  expect(await mails()).toHaveLength(1)
})

test('whoever asks in the middle of a week gets no mail before the next one is over', async () => {
  clock.set('2026-12-16T12:00:00Z')
  const { userId } = await createStaff(shop)
  await prisma.reportReader.create({ data: { userId, since: clock.now() } })
  await send()
  expect(await mails()).toHaveLength(1)
  // no server ran on Monday
  clock.set('2026-12-22T12:00:00Z')
  await send()
  expect(await mails()).toHaveLength(2)
})
