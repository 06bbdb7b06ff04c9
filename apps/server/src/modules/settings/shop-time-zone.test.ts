import type { Dashboard } from '@trivet/core/contract/dashboard'
import type { ReferralStats } from '@trivet/core/contract/referrals'
import { toShopFacts } from '@trivet/core/contract/settings'
import { settingsRefusals } from '@trivet/core/copy/settings'
import { dateInZone } from '@trivet/core/dates'
import { commonTimeZones, standardSettings } from '@trivet/core/settings'
import { array, constantFrom, date, record, sample } from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { signIn } from '../../test/factories.ts'
import { createHost, createStaff, earn } from '../../test/referrals.ts'
import { foldRevenue } from '../dashboard/fold-revenue.ts'
import { findSettings, insertSettings } from './settings.repo.ts'

const shop = await testApp()
const { database, clock } = shop
const { sql } = database
const { book, as } = rentedKitchen(shop)
const staff = await createStaff(shop)

beforeEach(() => clock.set(rentedAt))

const { version: _version, ...standard } = toShopFacts(standardSettings, { version: 0 })

async function saveZone(timeZone: string) {
  const { version } = await findSettings(sql)
  const body = { version, settings: { ...standard, timeZone } }
  return as(staff, 'PUT' as 'POST', '/admin/settings', body)
}

const dashboard = async () =>
  (await as(staff, 'GET', '/admin/dashboard?range=7d')).body as unknown as Required<Dashboard>

const receivedOn = ({ overTime }: Required<Dashboard>) =>
  Object.fromEntries(
    overTime.points.filter(({ received }) => received > 0).map(({ period, received }) => [period, received]),
  )

describe('the day that money belongs to', () => {
  test('is that of the zone set when it moved, and stays it when the shop goes far away', async () => {
    clock.set('2026-12-01T07:30:00Z')
    await book()
    clock.set('2026-12-01T11:00:00Z')
    expect((await saveZone('Pacific/Auckland')).status).toBe(200)
    // half an hour past midnight in Auckland, still the first in Los Angeles
    clock.set('2026-12-01T11:30:00Z')
    await book()
    const figures = await dashboard()
    expect(figures).toMatchObject({ timeZone: 'Pacific/Auckland', today: '2026-12-02' })
    expect(receivedOn(figures)).toEqual({ '2026-11-30': 90.78, '2026-12-02': 90.78 })
    await foldRevenue(database)
    clock.set('2026-12-01T12:00:00Z')
    await saveZone('America/Los_Angeles')
    clock.set('2026-12-02T20:00:00Z')
    expect(receivedOn(await dashboard())).toEqual({ '2026-11-30': 90.78, '2026-12-02': 90.78 })
  })

  test('is a host’s month too', async () => {
    const host = await createHost(shop)
    clock.set('2026-12-01T07:30:00Z')
    await earn(shop, { hostId: host.userId, cents: 1000 })
    clock.set('2026-12-31T10:00:00Z')
    await saveZone('Pacific/Auckland')
    clock.set('2026-12-31T12:00:00Z')
    await earn(shop, { hostId: host.userId, cents: 300 })
    const { monthlyEarnings } = (await as(host, 'GET', '/referral/stats')).body as unknown as ReferralStats
    expect(monthlyEarnings.filter(({ earnings }) => earnings > 0)).toEqual([
      { month: '2026-11', earnings: 10 },
      { month: '2027-01', earnings: 3 },
    ])
  })

  test('is today on a product’s calendar', async () => {
    const { pan } = await book()
    clock.set('2026-12-31T10:00:00Z')
    await saveZone('Pacific/Auckland')
    clock.set('2026-12-31T12:00:00Z')
    const { body } = await as(staff, 'GET', `/admin/products/${pan.id}/calendar`)
    expect(body).toMatchObject({ today: '2027-01-01', firstDay: '2027-01-01' })
  })

  test('gives an invoice its year', async () => {
    const { order } = await book()
    clock.set('2026-12-31T10:00:00Z')
    await saveZone('Pacific/Auckland')
    // the new year has begun in Auckland
    clock.set('2026-12-31T12:00:00Z')
    const url = `/api/orders/${order._id}/invoice.pdf`
    const token = await signIn(database, { id: staff.userId }, clock)
    await shop.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    const { year } = await database.prisma.invoice.findUniqueOrThrow({ where: { orderId: order._id } })
    expect(year).toBe(2027)
  })

  test('is the same in the database as in core, whatever was set when', async () => {
    const zones = [...commonTimeZones.map(({ timeZone }) => timeZone), 'Pacific/Auckland', 'Asia/Kolkata']
    const moment = date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true })
    const history = record({
      saved: array(record({ at: moment, timeZone: constantFrom(...zones) }), { maxLength: 4 }),
      moments: array(moment, { minLength: 1, maxLength: 20 }),
    })
    for (const { saved, moments } of sample(history, { numRuns: 40, seed: 7 })) {
      await sql.query('TRUNCATE settings')
      const versions = saved.toSorted((a, b) => a.at.getTime() - b.at.getTime())
      for (const [index, { at, timeZone }] of versions.entries()) {
        const settings = { ...standardSettings, timeZone }
        await insertSettings(sql, { version: index + 1, settings, savedBy: staff.userId, now: at })
      }
      const { rows } = await sql.query<{ day: string }>(
        'SELECT shop_day(at) AS day FROM unnest($1::timestamptz[]) WITH ORDINALITY AS m(at, place) ORDER BY place',
        [moments],
      )
      const inForce = (at: Date) => versions.findLast((one) => one.at <= at)?.timeZone
      expect(rows.map(({ day }) => day)).toEqual(
        moments.map((at) => dateInZone(at, inForce(at) ?? standardSettings.timeZone)),
      )
    }
  })
})

describe('the time zone of the shop', () => {
  beforeEach(() => sql.query('TRUNCATE settings'))

  test('is a new shop’s in settings that were saved before it could be set', async () => {
    const { timeZone: _none, ...old } = standardSettings
    await sql.query('INSERT INTO settings (version, value, saved_at, saved_by) VALUES (1, $1, $2, $3)', [
      old,
      '2026-11-01T00:00:00Z',
      staff.userId,
    ])
    expect((await findSettings(sql)).settings).toEqual(standardSettings)
    const { rows } = await sql.query(`SELECT shop_time_zone('2026-12-01') AS zone`)
    expect(rows).toEqual([{ zone: standardSettings.timeZone }])
  })

  test('is refused by the database where it does not know it, and payments go on', async () => {
    const settings = { ...standardSettings, timeZone: 'America/Gotham' }
    const attempt = insertSettings(sql, { version: 1, settings, savedBy: staff.userId, now: clock.now() })
    expect(await attempt.catch(brokenConstraint)).toBe('settings_time_zone_known')
    expect((await book()).order.isPaid).toBe(true)
  })

  test('that is younger than the database is refused at its field', async () => {
    const { rows } = await sql.query<{ body: string }>(
      `SELECT pg_get_functiondef('settings_know_their_time_zone'::regproc) AS body`,
    )
    const known = rows[0]?.body ?? ''
    await sql.query(known.replace(`(NEW."value" ->> 'timeZone')`, `'Mars/Olympus'`))
    const answer = await saveZone('Pacific/Auckland')
    await sql.query(known)
    const message = settingsRefusals.timeZone
    expect(answer).toMatchObject({
      status: 400,
      body: { message, errors: [{ path: 'settings.timeZone', message }] },
    })
  })
})
