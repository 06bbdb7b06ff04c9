import { randomInt } from 'node:crypto'
import { crateNumberFrom } from '@trivet/core/crates'
import { spokenAlphabet } from '@trivet/core/text'

const places = spokenAlphabet.length
const ofC = spokenAlphabet.indexOf('C')

/** A number of so many characters. Whether it is free, the database says. */
export function newCrateNumber(length: number): string {
  // the first is any but C: of 22 places those from C on stand for the next one
  const first = randomInt(places - 1)
  const others = Array.from({ length: length - 1 }, () => randomInt(places))
  return crateNumberFrom([first < ofC ? first : first + 1, ...others])
}
