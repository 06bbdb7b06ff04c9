import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '../dates/calendar-date.ts'
import { mostUnits, stockRowProblems, unitsOfText, type StockRowFacts } from './stock-row.ts'

const facts: StockRowFacts = {
  isProductKnown: true,
  depot: 'open',
  wanted: 3,
  present: 5,
  leaving: 0,
  promisedDays: [],
}
const promisedDays = [calendarDate('2026-12-10')]

test.each<[string, Partial<StockRowFacts>, string[]]>([
  ['fewer that nobody waits for', {}, []],
  [
    'what is so already, also in a closed depot',
    { wanted: 5, depot: 'closed', leaving: 9, promisedDays },
    [],
  ],
  ['an unknown product', { isProductKnown: false }, ['product: product-unknown']],
  [
    'all that can be wrong by itself',
    { isProductKnown: false, depot: 'unknown', wanted: null },
    ['product: product-unknown', 'depot: depot-unknown', 'units: units-invalid'],
  ],
  ['units for a closed depot', { depot: 'closed' }, ['depot: depot-closed']],
  ['no more units in a closed depot', { depot: 'closed', wanted: 0 }, []],
  ['as many as are to leave', { leaving: 3 }, []],
  ['fewer than are to leave', { leaving: 4 }, ['units: units-leaving']],
  ['fewer than are promised', { promisedDays }, ['units: units-promised']],
])('%s', (_case, changes, problems) => {
  const found = stockRowProblems({ ...facts, ...changes })
  expect(found.map(({ column, fault }) => `${column}: ${fault.code}`)).toEqual(problems)
})

test('a number of units is read as it was written, and nothing else is one', () => {
  fc.assert(fc.property(fc.nat(mostUnits), (units) => unitsOfText(` ${units} `) === units))
  for (const text of ['', ' ', '-1', '1.5', '1,000', '1e3', 'three', '0x1', String(mostUnits + 1), '１']) {
    expect(unitsOfText(text)).toBeNull()
  }
})
