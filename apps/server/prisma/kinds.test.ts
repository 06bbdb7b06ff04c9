import { expect, test } from 'vitest'
import { testDatabase } from '../src/test/database.ts'
import { compareKinds, type Check } from './compare-kinds.ts'
import { kinds } from './kinds.ts'

const database = await testDatabase()

test(`the ${kinds.length} columns that hold kinds take what core lists, and nothing else`, async () => {
  const { inDatabase, inCore } = await compareKinds((text) => database.sql.query<Check>(text))
  expect(Object.keys(inDatabase).length).toBeGreaterThan(0)
  expect(inDatabase).toEqual(inCore)
})
