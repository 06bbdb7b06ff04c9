import { expect, test } from 'vitest'
import { clothPieces } from './cloth-pieces.ts'
import { sampleLine } from '../../test/kit-samples.ts'

const knife = sampleLine({ product: 'knife' })
const pan = sampleLine({ product: 'pan' })
const keys = (...args: Parameters<typeof clothPieces>) => clothPieces(...args).map(({ key }) => key)

test('every piece of a line lies on the cloth', () => {
  expect(keys([{ ...knife, quantity: 2 }, pan])).toEqual(['knife:0', 'knife:1', 'pan:0'])
})

test('a second piece of something comes after what lay there before', () => {
  const before = keys([knife, pan])
  expect(keys([{ ...knife, quantity: 2 }, pan], before)).toEqual(['knife:0', 'pan:0', 'knife:1'])
})

test('what was taken off leaves the order of the rest alone', () => {
  expect(keys([pan], ['knife:0', 'pan:0', 'knife:1'])).toEqual(['pan:0'])
})

test('of a great many of one kind a few are drawn, and the last one tells how many more there are', () => {
  const pieces = clothPieces([{ ...knife, quantity: 30 }])
  expect(pieces.map(({ hidden }) => hidden)).toEqual([0, 0, 0, 26])
})
