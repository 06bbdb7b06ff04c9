import { standardSettings, type ShopSettings } from '@trivet/core/settings'
import { expect, test } from 'vitest'
import { priceExamples } from './price-examples.ts'

const kit = { name: 'Essential Kit', priceCents: 7000 }
const after = (rates: Partial<ShopSettings['rates']>) => ({
  ...standardSettings,
  rates: { ...standardSettings.rates, ...rates },
})
const examples = (rates: Partial<ShopSettings['rates']>) =>
  priceExamples(kit, { before: standardSettings, after: after(rates) })

test('a tax changes what every rental costs', () => {
  expect(examples({ taxBasisPoints: 900 })).toEqual([
    'A 7-day Essential Kit goes from $90.78 to $91.30',
    'A 7-day Essential Kit with damage protection goes from $97.78 to $98.30',
    'A 10-day Essential Kit goes from $123.25 to $124.00',
  ])
})

test('only what changes is told', () => {
  expect(examples({ damageProtectionBasisPoints: 1500 })).toEqual([
    'A 7-day Essential Kit with damage protection goes from $97.78 to $101.28',
  ])
  expect(examples({ longRentals: 'flat' })).toEqual(['A 10-day Essential Kit goes from $123.25 to $90.78'])
  expect(examples({})).toEqual([])
})
