import { describe, expect, test } from 'vitest'
import { serviceArea } from '../address/service-areas.ts'
import { toCents } from '../money/money.ts'
import { settingsChanges } from './settings-changes.ts'
import { saveSettingsInput, shopSettingsInput } from '../contract/settings/settings-input.ts'
import type { SettingsFields } from '../contract/settings/settings-input.ts'
import { settingsOf } from './settings-of.ts'
import { shopFactsOutput, toShopFacts, toStaffFacts } from '../contract/settings/settings-output.ts'
import { settingsRefusals as refusals } from '../copy/settings/settings-refusals.ts'
import { sampleCompany } from '../company/sample-company.ts'
import { standardSettings } from './shop-settings.ts'
import { commonTimeZones, isTimeZone } from './time-zones.ts'

const { version: _version, ...standard } = toStaffFacts(standardSettings, { version: 0 })
const denver = serviceArea({ name: 'Denver', timeZone: 'America/Denver', zipRanges: ['800-804'] })
const austin = serviceArea({ name: 'Austin', timeZone: 'America/Chicago', zipRanges: ['786-787', '733'] })

const refusal = (change: object) => {
  const answer = shopSettingsInput.safeParse({ ...standard, ...change })
  const [issue] = answer.error?.issues ?? []
  return issue && [issue.path.join('.'), issue.message]
}

describe('settings', () => {
  test('are the standard ones until they are changed, and come back the same from the wire', () => {
    expect(shopSettingsInput.parse(standard)).toEqual(standardSettings)
    expect(shopFactsOutput.parse(toShopFacts(standardSettings, { version: 3 }))).toMatchObject({
      version: 3,
      taxBasisPoints: 825,
      deliveryPrice: 15,
      leadTimeDays: 0,
      timeZone: 'America/Los_Angeles',
      turnaroundDays: 1,
    })
  })

  test.each([
    ['a tax below 0', { taxBasisPoints: -1 }, 'taxBasisPoints', refusals.taxBasisPoints],
    ['a tax above 30%', { taxBasisPoints: 3001 }, 'taxBasisPoints', refusals.taxBasisPoints],
    ['half a basis point', { taxBasisPoints: 0.5 }, 'taxBasisPoints', refusals.taxBasisPoints],
    ['a tax as text', { taxBasisPoints: '825' }, 'taxBasisPoints', refusals.taxBasisPoints],
    [
      'protection above 50%',
      { damageProtectionBasisPoints: 5001 },
      'damageProtectionBasisPoints',
      refusals.damageProtectionBasisPoints,
    ],
    ['half a cent', { deliveryPrice: 15.005 }, 'deliveryPrice', refusals.deliveryPrice],
    ['a negative fee', { deliveryPrice: -0.01 }, 'deliveryPrice', refusals.deliveryPrice],
    ['a fee above $500', { deliveryPrice: 500.01 }, 'deliveryPrice', refusals.deliveryPrice],
    ['a fee past numbers', { deliveryPrice: 1e300 }, 'deliveryPrice', refusals.deliveryPrice],
    ['another way to charge', { longRentals: 'hourly' }, 'longRentals', refusals.longRentals],
    ['fifteen days of turnaround', { turnaroundDays: 15 }, 'turnaroundDays', refusals.turnaroundDays],
    ['half a day of lead time', { leadTimeDays: 0.5 }, 'leadTimeDays', refusals.leadTimeDays],
    [
      'no orders that wait',
      { unpaidHolds: { ...standard.unpaidHolds, account: { orders: 0, units: 20, days: 60 } } },
      'unpaidHolds.account.orders',
      refusals.unpaidOrders,
    ],
    [
      'half a unit held',
      { unpaidHolds: { ...standard.unpaidHolds, address: { orders: 2, units: 0.5, days: 60 } } },
      'unpaidHolds.address.units',
      refusals.unpaidUnits,
    ],
    [
      '181 days held',
      { unpaidHolds: { ...standard.unpaidHolds, address: { orders: 2, units: 20, days: 181 } } },
      'unpaidHolds.address.days',
      refusals.unpaidDays,
    ],
    ['no limits of holds', { unpaidHolds: undefined }, 'unpaidHolds', refusals.unpaidHolds],
    ['a zone nobody knows', { timeZone: 'America/Gotham' }, 'timeZone', refusals.timeZone],
    ['no zone', { timeZone: undefined }, 'timeZone', refusals.timeZone],
    ['no service area', { serviceAreas: [] }, 'serviceAreas', refusals.serviceAreas],
    ['no list of areas', { serviceAreas: 'Denver' }, 'serviceAreas', refusals.serviceAreas],
  ])('with %s are refused', (_case, change, path, message) => {
    expect(refusal(change)).toEqual([path, message])
  })

  test.each([
    ['no name', [{ ...denver, name: ' ' }], '0.name', refusals.areaName],
    ['a name of 81 letters', [{ ...denver, name: 'D'.repeat(81) }], '0.name', refusals.areaName],
    ['a name twice', [denver, { ...austin, name: 'denver' }], '1.name', refusals.sameName('Denver')],
    ['an unknown zone', [{ ...denver, timeZone: 'America/Gotham' }], '0.timeZone', refusals.timeZone],
    ['a zone by its offset', [{ ...denver, timeZone: '+05:00' }], '0.timeZone', refusals.timeZone],
    ['no ranges', [{ ...denver, zipRanges: [] }], '0.zipRanges', refusals.noZips],
    ['a whole code', [{ ...denver, zipRanges: ['80202'] }], '0.zipRanges.0', refusals.badZips('80202')],
    [
      'a range backwards',
      [{ ...denver, zipRanges: ['804-800'] }],
      '0.zipRanges.0',
      refusals.badZips('804–800'),
    ],
    [
      'codes of another area',
      [denver, { ...austin, zipRanges: ['786', '802-810'] }],
      '1.zipRanges',
      refusals.sharedZips('802–804', 'Denver'),
    ],
    [
      'codes twice in one area',
      [{ ...denver, zipRanges: ['800-804', '804'] }],
      '0.zipRanges',
      refusals.sharedZips('804', 'Denver'),
    ],
  ])('with an area of %s are refused', (_case, serviceAreas, path, message) => {
    expect(refusal({ serviceAreas })).toEqual([`serviceAreas.${path}`, message])
  })

  const noWindow = { 'all-day': 0, early: 0, late: 0 }
  const anyWindow = { 'all-day': null, early: null, late: null }

  test.each([
    ['an id in capitals', { id: 'Denver' }, 'id', refusals.areaId],
    ['a depot nobody has', { depot: 'moon' }, 'depot', refusals.depot],
    ['a fee of half a cent', { deliveryPrice: 15.005 }, 'deliveryPrice', refusals.deliveryPrice],
    ['a tax above 30%', { taxBasisPoints: 3001 }, 'taxBasisPoints', refusals.taxBasisPoints],
    ['61 days of notice', { leadTimeDays: 61 }, 'leadTimeDays', refusals.leadTimeDays],
    ['an hour past midnight', { cutOffHour: 25 }, 'cutOffHour', refusals.cutOffHour],
    ['half an hour', { cutOffHour: 12.5 }, 'cutOffHour', refusals.cutOffHour],
    ['no hour', { cutOffHour: null }, 'cutOffHour', refusals.cutOffHour],
    [
      'fewer visits than none',
      { windows: { delivery: { ...anyWindow, early: -1 }, pickup: anyWindow } },
      'windows.delivery.early',
      refusals.windows,
    ],
    [
      'no window to choose',
      { windows: { delivery: anyWindow, pickup: noWindow } },
      'windows.pickup',
      refusals.noWindow,
    ],
    ['an eighth weekday', { closedWeekdays: [7] }, 'closedWeekdays.0', refusals.weekday],
    ['no weekday left', { closedWeekdays: [0, 1, 2, 3, 4, 5, 6] }, 'closedWeekdays', refusals.closedWeekdays],
    ['a day there is not', { closedDates: ['2026-02-30'] }, 'closedDates.0', refusals.closedDates],
  ])('with an area that has %s are refused', (_case, terms, path, message) => {
    expect(refusal({ serviceAreas: [{ ...denver, ...terms }] })).toEqual([`serviceAreas.0.${path}`, message])
  })

  test('give an area that says only where it is the standard terms', () => {
    const { name, timeZone, zipRanges } = austin
    const saved = shopSettingsInput.parse({
      ...standard,
      serviceAreas: [
        { name, timeZone, zipRanges },
        { ...denver, closedWeekdays: [6, 0, 6] },
      ],
    })
    expect(saved.serviceAreas[0]).toEqual({ ...austin, zipRanges: ['733', '786-787'] })
    expect(saved.serviceAreas[1]?.closedWeekdays).toEqual([0, 6])
  })

  test('keep the ranges of an area in order', () => {
    const saved = shopSettingsInput.parse({ ...standard, serviceAreas: [austin] })
    expect(saved.serviceAreas[0]?.zipRanges).toEqual(['733', '786-787'])
  })

  test('are saved over the version that was seen', () => {
    expect(saveSettingsInput.parse({ version: 4, settings: standard }).version).toBe(4)
    expect(saveSettingsInput.safeParse({ settings: standard }).success).toBe(false)
    expect(saveSettingsInput.safeParse({ version: -1, settings: standard }).success).toBe(false)
  })

  test('take the fee in whole cents', () => {
    const fields: SettingsFields = { ...standard, deliveryPrice: 19.99 }
    expect(settingsOf(fields).rates.deliveryCents).toBe(toCents(19.99))
  })
})

test('every zone to choose is a zone', () => {
  expect(commonTimeZones.map(({ timeZone }) => isTimeZone(timeZone))).not.toContain(false)
  expect(['', 'EST', 'UTC+2', 'america/denver', 'America', 'America/Nowhere'].map(isTimeZone)).not.toContain(
    true,
  )
})

describe('what a change of settings changes', () => {
  test('is nothing when it changes nothing', () => {
    expect(settingsChanges(standardSettings, standardSettings)).toEqual([])
  })

  test('is told field by field, in words', () => {
    const after = settingsOf({
      ...standard,
      taxBasisPoints: 900,
      deliveryPrice: 19,
      longRentals: 'flat',
      turnaroundDays: 2,
      leadTimeDays: 1,
      unpaidHolds: {
        account: { orders: 3, units: 20, days: 60 },
        address: { orders: 2, units: 25, days: 1 },
      },
      timeZone: 'Pacific/Auckland',
      company: sampleCompany,
    })
    expect(settingsChanges(standardSettings, after)).toEqual([
      { field: 'tax', label: 'Tax', from: '8.25%', to: '9%' },
      { field: 'delivery', label: 'Delivery fee', from: '$15.00', to: '$19.00' },
      {
        field: 'long-rentals',
        label: 'Longer rentals cost',
        from: 'each day past a week',
        to: 'the weekly price once',
      },
      { field: 'turnaround', label: 'Turnaround', from: '1 day', to: '2 days' },
      { field: 'lead-time', label: 'Lead time', from: '0 days', to: '1 day' },
      { field: 'unpaid-orders-of-account', label: 'Unpaid orders of an account', from: '2', to: '3' },
      { field: 'unpaid-units-of-address', label: 'Unpaid units of an address', from: '20', to: '25' },
      {
        field: 'unpaid-days-of-address',
        label: 'Unpaid rental of an address',
        from: '60 days',
        to: '1 day',
      },
      {
        field: 'time-zone',
        label: 'Time zone of the shop',
        from: 'America/Los_Angeles',
        to: 'Pacific/Auckland',
      },
      { field: 'legal-name', label: 'Legal name', from: null, to: 'Trivet Kitchens LLC (sample)' },
      {
        field: 'company-address',
        label: 'Address of the company',
        from: null,
        to: '100 Sample Street, Austin, TX 78704, United States',
      },
      { field: 'tax-id', label: 'Tax id', from: null, to: '00-0000000' },
      { field: 'support-email', label: 'Support email', from: null, to: 'hello@trivet.test' },
    ])
  })

  test('is told area by area', () => {
    const serviceAreas = [{ ...denver, zipRanges: ['800-806'] }, austin]
    const before = { ...standardSettings, serviceAreas: [denver] }
    expect(settingsChanges(before, { ...before, serviceAreas })).toEqual([
      {
        field: 'service-area',
        label: 'Denver',
        from: '800–804 · America/Denver',
        to: '800–806 · America/Denver',
      },
      { field: 'service-area', label: 'Austin', from: null, to: '786–787, 733 · America/Chicago' },
    ])
  })
})
