import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { toShopFacts, type SettingsFields } from '@trivet/core/contract/settings'
import { settingsRefusals } from '@trivet/core/copy/settings'
import { standardSettings } from '@trivet/core/settings'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const builds = join(import.meta.dirname, '../../test/builds')
const shop = await testApp({ builds: { shop: join(builds, 'shop'), admin: join(builds, 'admin') } })
const { app, database, clock } = shop
const call = restClient(app)
const owner = await createUser(database, { isAdmin: true, name: 'Olive Owner' })
const token = await signIn(database, owner, clock)

const { version: _version, ...standard } = toShopFacts(standardSettings, { version: 0 })
const save = (change: Partial<SettingsFields>, version: number) =>
  call('PUT', '/admin/settings', { token, body: { version, settings: { ...standard, ...change } } })
const facts = async (on = call) => (await on('GET', '/shop/facts')).body

/** Each test begins with the standard settings, whatever the one before left. */
let version = 0
beforeEach(async () => {
  const { body } = await call('GET', '/admin/settings', { token })
  const present = body as { settings: { version: number } }
  const answer = await save({}, present.settings.version)
  version = (answer.body as typeof present).settings.version
  await database.prisma.auditEntry.deleteMany()
})

test.each([
  ['a guest', null, 401],
  ['a user', {}, 403],
  ['a host', { isHost: true }, 403],
])('settings are closed to %s', async (_case, fields, status) => {
  const someone = fields ? await signIn(database, await createUser(database, fields), clock) : undefined
  expect((await call('GET', '/admin/settings', { token: someone })).status).toBe(status)
  const body = { version, settings: { ...standard, taxBasisPoints: 0 } }
  expect((await call('PUT', '/admin/settings', { token: someone, body })).status).toBe(status)
  expect(await facts()).toMatchObject({ taxBasisPoints: 825 })
})

test('everybody may know what a page counts with, and nothing about who set it', async () => {
  expect(await facts()).toEqual({ ...standard, version })
})

test('a change is told at once, with who made it and when', async () => {
  const answer = await save({ taxBasisPoints: 900, deliveryPrice: 19.5 }, version)
  expect(answer).toMatchObject({
    status: 200,
    body: {
      settings: { version: version + 1, taxBasisPoints: 900, deliveryPrice: 19.5 },
      savedAt: clock.now().toISOString(),
      savedBy: 'Olive Owner',
    },
  })
  expect(await facts()).toMatchObject({ version: version + 1, taxBasisPoints: 900, deliveryPrice: 19.5 })
})

test('every answer to a page carries the version it was made with', async () => {
  await save({ leadTimeDays: 2 }, version)
  const answer = await app.inject('/trpc/products.top')
  expect(answer.headers['trivet-settings']).toBe(String(version + 1))
})

test('another process goes on with the old settings for two seconds at most', async () => {
  const other = restClient((await testApp({ database, clock })).app)
  expect(await facts(other)).toMatchObject({ version })
  await save({ leadTimeDays: 3 }, version)
  await wait(2_100)
  expect(await facts(other)).toMatchObject({ version: version + 1, leadTimeDays: 3 })
})

test('what changed is in the audit log, field by field', async () => {
  await save(
    { taxBasisPoints: 900, leadTimeDays: 1, serviceAreas: standard.serviceAreas.slice(0, 7) },
    version,
  )
  const entries = await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })
  expect(entries).toMatchObject(
    [
      ['settings:tax', { setting: 'Tax', from: '8.25%', to: '9%' }],
      ['settings:lead-time', { setting: 'Lead time', from: '0 days', to: '1 day' }],
      ['settings:service-area', { setting: 'Denver', from: '800–804 · America/Denver', to: null }],
    ].map(([subject, details]) => ({
      actorId: owner.id,
      action: 'settings.changed',
      subject,
      details: { ...(details as object), version: version + 1 },
      at: clock.now(),
    })),
  )
})

test('saving what is set already changes nothing', async () => {
  expect(await save({}, version)).toMatchObject({ status: 200, body: { settings: { version } } })
  expect(await database.prisma.auditEntry.count()).toBe(0)
})

test('settings that somebody else changed meanwhile are refused', async () => {
  await save({ taxBasisPoints: 900 }, version)
  expect(await save({ taxBasisPoints: 700 }, version)).toMatchObject({
    status: 409,
    body: { code: 'SETTINGS_CHANGED' },
  })
  expect(await facts()).toMatchObject({ taxBasisPoints: 900 })
})

test('of twenty who save at once one is heard, and the log knows of one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => save({ taxBasisPoints: 1000 + index }, version)),
  )
  expect(tally(answers)).toEqual({ 200: 1, 409: 19 })
  expect(await database.prisma.auditEntry.count()).toBe(1)
  expect(await facts()).toMatchObject({ version: version + 1 })
})

test('a version of the settings is never written over', async () => {
  await expect(database.sql.query('UPDATE settings SET saved_by = saved_by')).rejects.toThrow(/never changed/)
})

describe('settings nobody would want are refused, and told where', () => {
  const [newYork, miami] = standard.serviceAreas
  test.each([
    ['a tax of 300%', { taxBasisPoints: 30_000 }, 'taxBasisPoints', settingsRefusals.taxBasisPoints],
    ['no areas', { serviceAreas: [] }, 'serviceAreas', settingsRefusals.serviceAreas],
    [
      'an unknown time zone',
      { serviceAreas: [{ ...newYork!, timeZone: 'America/Gotham' }] },
      'serviceAreas.0.timeZone',
      settingsRefusals.timeZone,
    ],
    [
      'ZIP codes in two areas',
      { serviceAreas: [newYork!, { ...miami!, zipRanges: ['105-120'] }] },
      'serviceAreas.1.zipRanges',
      settingsRefusals.sharedZips('105–108', 'New York City area'),
    ],
  ])('%s', async (_case, change, path, message) => {
    const answer = await save(change, version)
    expect(answer).toMatchObject({ status: 400, body: { message } })
    expect(JSON.stringify(answer.body['errors'])).toContain(path)
    expect(await facts()).toEqual({ ...standard, version })
  })
})

test('the pages of the shop are made anew with the first change', async () => {
  const rendered = async () => /render (\d+)/.exec((await app.inject('/fresh')).body)?.[1]
  const before = await rendered()
  expect(await rendered()).toBe(before)
  await save({ taxBasisPoints: 900 }, version)
  expect(await rendered()).not.toBe(before)
})
