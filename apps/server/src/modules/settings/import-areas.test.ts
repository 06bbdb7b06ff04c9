import { toShopFacts, type AreasPreview, type ShopFacts } from '@trivet/core/contract/settings'
import * as importsCopy from '@trivet/core/copy/imports'
import { settingsRefusals as refusals } from '@trivet/core/copy/settings'
import { settingsLimits, standardSettings } from '@trivet/core/settings'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { expectDocumented } from '../../test/documented-answer.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)
const owner = await createUser(database, { isAdmin: true, name: 'Olive Owner' })
const token = await signIn(database, owner, clock)
const { version: _version, ...standard } = toShopFacts(standardSettings, { version: 0 })
const path = '/admin/areas/import'

type Area = ShopFacts['serviceAreas'][number]

let version = 0
beforeEach(async () => {
  version = await setAreas(standard.serviceAreas)
  await database.prisma.auditEntry.deleteMany()
})

async function present(): Promise<ShopFacts> {
  return ((await call('GET', '/admin/settings', { token })).body as { settings: ShopFacts }).settings
}

async function setAreas(serviceAreas: readonly Area[]): Promise<number> {
  const body = { version: (await present()).version, settings: { ...standard, serviceAreas } }
  const answer = await call('PUT', '/admin/settings', { token, body })
  expect(answer.status).toBe(200)
  return (await present()).version
}

async function preview(file: string): Promise<AreasPreview> {
  const { status, body } = await call('POST', `${path}/preview`, { token, body: { file } })
  expect(status).toBe(200)
  expectDocumented('areas.previewImport', body)
  return body as unknown as AreasPreview
}

async function save(file: string, seen: { version: number }) {
  const answer = await call('POST', path, { token, body: { file, version: seen.version } })
  if (answer.status === 200) expectDocumented('areas.import', answer.body)
  return answer
}

async function exported(): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.inject({ url: '/api/admin/areas.csv', headers })).body
}

test('a preview tells of each line what it would do and which areas stay, and does nothing', async () => {
  const file = [
    'id,name,time_zone,zip_codes,delivery_fee',
    'austin,Austin and Hills,America/Chicago,786–787,19.5',
    ',Denver,America/Denver,800–804,',
    ',San Antonio,America/Chicago,"780, 782",',
  ].join('\n')
  expect(await preview(file)).toEqual({
    version,
    unchanged: 1,
    left: standard.serviceAreas.map(({ name }) => name).filter((name) => !/Austin|Denver/.test(name)),
    lines: [
      {
        line: 2,
        name: 'Austin and Hills',
        detail: 'austin',
        kind: 'changed',
        changes: [
          { column: 'name', label: 'Name', from: 'Austin', to: 'Austin and Hills' },
          { column: 'delivery_fee', label: 'Delivery fee', from: '', to: '19.50' },
        ],
        errors: [],
      },
      { line: 4, name: 'San Antonio', detail: 'san-antonio', kind: 'new', changes: [], errors: [] },
    ],
  })
  expect((await present()).serviceAreas).toEqual(standard.serviceAreas)
})

test('what was previewed is saved as settings are, and areas that are not in the file stay', async () => {
  const file =
    'id,name,delivery_fee,time_zone,zip_codes\naustin,Austin,19.50,America/Chicago,786-787\n,San Antonio,,America/Chicago,782\n'
  expect(await save(file, await preview(file))).toMatchObject({
    status: 200,
    body: { created: 1, changed: 1, unchanged: 0 },
  })
  const { serviceAreas, version: saved, ...others } = await present()
  expect(saved).toBe(version + 1)
  expect(others).toMatchObject({ taxBasisPoints: standard.taxBasisPoints, identity: standard.identity })
  expect(serviceAreas.slice(0, -1)).toEqual(
    standard.serviceAreas.map((area) => (area.id === 'austin' ? { ...area, deliveryPrice: 19.5 } : area)),
  )
  expect(serviceAreas.at(-1)).toMatchObject({ id: 'san-antonio', zipRanges: ['782'], depot: 'main' })
  const logged = await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })
  expect(logged).toMatchObject([
    { action: 'settings.changed', subject: 'settings:service-area', details: { setting: 'Austin' } },
    { action: 'settings.changed', details: { setting: 'San Antonio', from: null, version: version + 1 } },
  ])
})

test('each line is told what is wrong with it, in the words of the settings', async () => {
  const closed = newId()
  for (const isClosed of [false, true]) {
    await call('PUT', `/admin/depots/${closed}`, { token, body: { name: 'Old shed', isClosed } })
  }
  const file = [
    'name,zip_codes,time_zone,depot,cut_off_hour,closed_weekdays',
    // overlaps an area that is not in the file
    'Austin,787 800,America/Chicago,Main depot,12,',
    'San Antonio,782,America/Gotham,Atlantis,noon,Caturday',
    `Houston,770,America/Chicago,Old shed,12,`,
    `Dallas,752,America/Chicago,${closed},12,`,
    'Waco,782,America/Chicago,Main depot,12,',
    'Temple,782,America/Chicago,Main depot,12,',
    'waco,765,America/Chicago,Main depot,12,',
    'Killeen,764, 766,America/Chicago,Main depot,12,,Sun',
  ].join('\n')
  const { lines } = await preview(file)
  const told = lines.map(({ line, kind, errors }) => [
    line,
    kind,
    ...errors.map(({ column, message }) => `${column}: ${message}`),
  ])
  expect(told).toEqual([
    [2, 'refused', `zip_codes: ${refusals.sharedZips('800', 'Denver')}`],
    [
      3,
      'refused',
      `time_zone: ${refusals.timeZone}`,
      `depot: ${refusals.depot}`,
      `cut_off_hour: ${refusals.cutOffHour}`,
      `closed_weekdays: ${refusals.weekday}`,
    ],
    [4, 'refused', `depot: ${refusals.depot}`],
    [5, 'refused', `depot: ${refusals.depot}`],
    [6, 'new'],
    [7, 'refused', `zip_codes: ${refusals.sharedZips('782', 'Waco')}`],
    [8, 'refused', `name: ${refusals.sameName('Waco')}`],
    [9, 'refused', `null: ${importsCopy.moreCells}`],
  ])
  const message = importsCopy.lineRefused(2, refusals.sharedZips('800', 'Denver'))
  const answer = await save(file, { version })
  expect(answer).toMatchObject({ status: 409, body: { code: 'IMPORT_REFUSED', message } })
  expect(answer.body['errors']).toContainEqual({ path: 'lines.2.zip_codes', message })
  expect((await present()).version).toBe(version)
})

test('two areas may swap their ZIP codes in one file', async () => {
  const file = 'name,zip_codes\nAustin,800–804\nDenver,786–787\n'
  expect((await save(file, await preview(file))).status).toBe(200)
})

test('a file that would make too many areas is refused', async () => {
  const head = 'name,zip_codes,time_zone\n'
  const rows = Array.from(
    { length: settingsLimits.serviceAreas },
    (_, n) => `Area ${n},${200 + n},America/Chicago\n`,
  )
  const { lines } = await preview(head + rows.join(''))
  expect(lines.at(-1)?.errors).toEqual([{ column: null, message: refusals.serviceAreas }])
  expect((await save(head + rows.join(''), { version })).status).toBe(409)
})

test('a file sent twice at once, and once more, is saved once', async () => {
  const file = 'name,lead_time_days\nAustin,3\n'
  const seen = await preview(file)
  const both = tally(await Promise.all([save(file, seen), save(file, seen)]))
  expect([{ 200: 2 }, { 200: 1, 409: 1 }]).toContainEqual(both)
  expect(await save(file, seen)).toMatchObject({ status: 200, body: { changed: 0, unchanged: 1 } })
  expect(await database.prisma.auditEntry.count()).toBe(1)
  expect((await present()).version).toBe(version + 1)
})

test('settings that were saved since the preview are not written over, and a version to come is none', async () => {
  const file = 'name,lead_time_days\nAustin,3\n'
  const seen = await preview(file)
  const area = { ...standard.serviceAreas[0]!, leadTimeDays: 9 }
  await setAreas([area, ...standard.serviceAreas.slice(1)])
  for (const told of [seen, { version: seen.version + 2 }]) {
    expect(await save(file, told)).toMatchObject({ status: 409, body: { code: 'SETTINGS_CHANGED' } })
  }
  expect((await present()).serviceAreas[0]).toMatchObject({ leadTimeDays: 9 })
})

test('of a file that gives an area a depot and the closing of that depot at once, one is done', async () => {
  for (let round = 0; round < 4; round += 1) {
    const depot = newId()
    const body = { name: `Shed ${depot}` }
    await call('PUT', `/admin/depots/${depot}`, { token, body })
    const file = `name,depot\nAustin,Shed ${depot}\n`
    const seen = await preview(file)
    const [saved, closed] = await Promise.all([
      save(file, seen),
      call('PUT', `/admin/depots/${depot}`, { token, body: { ...body, isClosed: true } }),
    ])
    expect([saved.status === 200, closed.status === 200].filter(Boolean)).toHaveLength(1)
    expect(saved.status).toBeLessThan(500)
  }
})

test.each([
  ['an unknown column', 'name,colour\n', importsCopy.columnUnknown('colour')],
  ['no names', 'id,zip_codes\n', importsCopy.columnNeeded('name')],
  ['nothing in it', '', importsCopy.columnNeeded('name')],
  ['an open quotation mark', 'name\n"Austin\n', importsCopy.csvUnreadable],
  ['too many areas', `name\n${'Austin\n'.repeat(51)}`, importsCopy.tooManyLines(50, 'areas')],
])('a file with %s is refused as a whole', async (_case, file, message) => {
  for (const [address, body] of [
    [`${path}/preview`, { file }],
    [path, { file, version }],
  ] as const) {
    expect(await call('POST', address, { token, body })).toMatchObject({ status: 400, body: { message } })
  }
})

test.each([
  ['no version', { file: 'name\n' }],
  ['a version that is none', { file: 'name\n', version: -1 }],
  ['no file', { version: 1 }],
  ['text that is none', { file: 'name\na\0b', version: 1 }],
])('%s is refused', async (_case, body) => {
  expect((await call('POST', path, { token, body })).status).toBe(400)
})

test('guests and hosts bring no files in', async () => {
  const host = await signIn(database, await createUser(database, { isHost: true }), clock)
  for (const address of [path, `${path}/preview`]) {
    expect((await call('POST', address, { body: { file: 'name\n' } })).status).toBe(401)
    expect((await call('POST', address, { token: host, body: { file: 'name\n' } })).status).toBe(403)
  }
})

const name = fc
  .string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(...`=+-@'"aé,;&Ω#0`) })
  .filter((text) => /[a-z0]/.test(text))
  .map((text) => text.normalize('NFC'))

test('what was exported changes nothing when it is imported', { timeout: 60_000 }, async () => {
  const depots = await Promise.all(
    [`=1+1`, `North, "the river"`].map(async (called) => {
      const id = newId()
      await call('PUT', `/admin/depots/${id}`, { token, body: { name: called } })
      return id
    }),
  )
  const terms = fc.record({
    depot: fc.constantFrom('main', ...depots),
    deliveryPrice: fc.option(fc.nat(settingsLimits.deliveryCents).map((cents) => cents / 100)),
    taxBasisPoints: fc.option(fc.nat(settingsLimits.taxBasisPoints)),
    closedWeekdays: fc.uniqueArray(fc.nat(6), { maxLength: 6 }),
    closedDates: fc.constantFrom([], ['2026-12-25', '2027-01-01']),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(name, { minLength: 8, maxLength: 8 }),
      fc.array(terms, { minLength: 8, maxLength: 8 }),
      async (names, own) => {
        const areas = standard.serviceAreas.map((area, index) => ({
          ...area,
          name: `${index} ${names[index]}`,
          ...own[index],
        })) as Area[]
        await setAreas(areas)
        const file = await exported()
        expect(await preview(file)).toMatchObject({ lines: [], left: [], unchanged: 8 })
        // as a spreadsheet program would save it
        expect(await preview(file.slice(1).replaceAll('\r\n', '\n'))).toMatchObject({ lines: [] })
      },
    ),
    { numRuns: 15 },
  )
})
