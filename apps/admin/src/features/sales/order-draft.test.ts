import { expect, test } from 'vitest'
import { staffOrder } from '../../test/order-samples.ts'
import { draftOfOrder, mergeOrder, type TypedRow } from './order-draft.ts'

const draft = draftOfOrder(staffOrder)
const rows = (...texts: string[]): { priceRows: TypedRow[] } => ({
  priceRows: texts.map((text, key) => ({ key, label: text.split(' ')[0]!, amount: text.split(' ')[1]! })),
})
const merged = (base: string[], mine: string[], theirs: string[]) =>
  mergeOrder({
    base: { ...draft, ...rows(...base) },
    mine: { ...draft, ...rows(...mine) },
    theirs: { ...draft, ...rows(...theirs) },
  }).priceRows.map(({ label, amount }) => `${label} ${amount}`)

test('rows of the price that two wrote at once are all there', () => {
  expect(merged(['Fee 5.00'], ['Fee 5.00', 'Noise -3'], ['Fee 5.00', 'Late -10'])).toEqual([
    'Fee 5.00',
    'Late -10',
    'Noise -3',
  ])
})

test('a row that one of them took out is gone, and of one that both wrote there is the one from here', () => {
  expect(merged(['Fee 5.00', 'Late -10'], ['Late -10'], ['Fee 5.00', 'Late -10', 'Noise -3'])).toEqual([
    'Late -10',
    'Noise -3',
  ])
  expect(merged(['Fee 5.00'], ['Fee 6.00'], ['Fee 7.00'])).toEqual(['Fee 6.00'])
  expect(merged([], ['Noise -3'], ['Noise -3.00'])).toEqual(['Noise -3'])
})

test('each merged row has a key of its own', () => {
  const { priceRows } = mergeOrder({
    base: draft,
    mine: { ...draft, ...rows('Noise -3') },
    theirs: { ...draft, ...rows('Late -10') },
  })
  expect(new Set(priceRows.map(({ key }) => key)).size).toBe(2)
})
