import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaInput } from '../contract/settings/area-input.ts'
import { toStaffFacts, type AreaFacts } from '../contract/settings/settings-output.ts'
import { settingsRefusals as refusals } from '../copy/settings/settings-refusals.ts'
import { addDays, calendarDate } from '../dates/calendar-date.ts'
import { areaOfCells, columnOfAreaPath, readAreaCells, toAreaCells } from './area-row.ts'
import { settingsLimits as limits } from './settings-limits.ts'
import { standardSettings } from './shop-settings.ts'

const north = 'a'.repeat(24)
const depotNames = new Map([
  ['main', 'Main depot'],
  [north, 'North, "by the river"'],
])
const areas = toStaffFacts(standardSettings, { version: 0 }).serviceAreas
const austin = areas.find(({ id }) => id === 'austin')!

const read = (cells: Record<string, string>, before: AreaFacts | null = austin) =>
  readAreaCells(cells, { before, depotNames })

/** The column and the sentence of what the rule has against cells. */
function refused(cells: Record<string, string>) {
  const [issue] = areaInput.safeParse(read(cells)).error?.issues ?? []
  return issue && [columnOfAreaPath(issue.path), issue.message]
}

const visits = fc.option(fc.nat(limits.visitsPerWindow))
const windows = fc
  .record({ 'all-day': visits, early: visits, late: visits })
  .filter((kind) => Object.values(kind).some((limit) => limit !== 0))
const zip = fc.nat(999).map((prefix) => String(prefix).padStart(3, '0'))
const words = fc
  .string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(...`=+-@'"a é,;&Ω#0`) })
  .map((text) => text.normalize('NFC').trim())
  .filter((text) => text !== '')

const anyArea = fc.record({
  id: fc.stringMatching(/^[a-z0-9]{3,12}(-[a-z0-9]{1,5}){0,2}$/),
  name: words,
  timeZone: fc.constantFrom('America/Chicago', 'Pacific/Honolulu', 'America/Denver'),
  zipRanges: fc.uniqueArray(
    fc.tuple(zip, zip).map(([a, b]) => (a === b ? a : a < b ? `${a}-${b}` : `${b}-${a}`)),
    { minLength: 1, maxLength: 6 },
  ),
  depot: fc.constantFrom(...depotNames.keys()),
  deliveryPrice: fc.option(fc.nat(limits.deliveryCents).map((cents) => cents / 100)),
  taxBasisPoints: fc.option(fc.nat(limits.taxBasisPoints)),
  leadTimeDays: fc.option(fc.nat(limits.leadTimeDays)),
  cutOffHour: fc.nat(24),
  windows: fc.record({ delivery: windows, pickup: windows }),
  closedWeekdays: fc.uniqueArray(fc.nat(6), { maxLength: 6 }),
  closedDates: fc.uniqueArray(
    fc.nat(20_000).map((days) => addDays(calendarDate('2020-01-01'), days)),
    { maxLength: 10 },
  ),
})

describe('an area as cells', () => {
  test('is read back as it was, whatever it is', () => {
    fc.assert(
      fc.property(anyArea, (some) => {
        const area = areaInput.required({ id: true }).parse(some)
        const cells = toAreaCells(area, depotNames)
        expect(areaInput.parse(read(cells, null))).toEqual(area)
        // and over whatever it was before
        expect(areaInput.parse(read(cells, { ...austin, id: area.id }))).toEqual(area)
      }),
    )
  })

  test('has an empty cell for what is as the shop has it, and for any number of visits', () => {
    expect(toAreaCells(austin, depotNames)).toMatchObject({
      zip_codes: '786–787',
      depot: 'Main depot',
      delivery_fee: '',
      cut_off_hour: '12',
      delivery_all_day: '',
    })
  })

  test('changes nothing where a column is missing', () => {
    expect(read({ name: 'Austin' })).toEqual(austin)
    expect(read({ delivery_early: '3' })).toEqual({
      ...austin,
      windows: { ...austin.windows, delivery: { ...austin.windows.delivery, early: 3 } },
    })
  })

  test('that is new has an id made of its name, and the standard terms', () => {
    expect(read({ name: 'San Antonio', time_zone: 'America/Chicago', zip_codes: '782' }, null)).toMatchObject(
      {
        id: 'san-antonio',
        zipRanges: ['782'],
      },
    )
    expect(
      areaInput.parse(read({ name: 'A', time_zone: 'America/Denver', zip_codes: '782' }, null)),
    ).toMatchObject({
      depot: 'main',
      cutOffHour: 12,
    })
  })

  test.each([
    ['time_zone', 'America/Gotham', refusals.timeZone],
    ['zip_codes', '7870', refusals.badZips('7870')],
    ['zip_codes', '', refusals.noZips],
    ['name', '', refusals.areaName],
    ['depot', 'Atlantis', refusals.depot],
    ['depot', '', refusals.depot],
    ['delivery_fee', 'free', refusals.deliveryPrice],
    ['delivery_fee', '-1', refusals.deliveryPrice],
    ['tax_percent', '8.255', refusals.taxBasisPoints],
    ['lead_time_days', '1.5', refusals.leadTimeDays],
    ['cut_off_hour', '', refusals.cutOffHour],
    ['cut_off_hour', '25', refusals.cutOffHour],
    ['pickup_late', 'some', refusals.windows],
    ['closed_weekdays', 'Sat Caturday', refusals.weekday],
    ['closed_weekdays', 'Sun Mon Tue Wed Thu Fri Sat', refusals.closedWeekdays],
    ['closed_dates', '02/30/2026', refusals.closedDates],
  ])('is refused at %s for "%s"', (column, cell, message) => {
    expect(refused({ [column]: cell })).toEqual([column, message])
  })

  test('takes days as spreadsheets and people write them', () => {
    expect(read({ closed_weekdays: 'SAT, sun', closed_dates: '12/25/2026; 2027-01-01' })).toMatchObject({
      closedWeekdays: [6, 0],
      closedDates: ['2026-12-25', '2027-01-01'],
    })
  })

  test('is the area of its id, and without an id the one of its name', () => {
    expect(areaOfCells({ id: 'austin', name: 'Capital' }, areas)).toBe(austin)
    expect(areaOfCells({ id: ' ', name: 'AUSTIN ' }, areas)).toBe(austin)
    expect(areaOfCells({ id: 'new', name: 'Austin' }, areas)).toBeNull()
    expect(areaOfCells({}, areas)).toBeNull()
  })

  test('has a column for each problem but those with the whole of it', () => {
    expect(columnOfAreaPath([])).toBeNull()
    expect(columnOfAreaPath(['zipRanges', 3])).toBe('zip_codes')
    expect(columnOfAreaPath(['windows', 'pickup'])).toBe('pickup_all_day')
    expect(columnOfAreaPath(['windows', 'pickup', 'late'])).toBe('pickup_late')
  })
})
