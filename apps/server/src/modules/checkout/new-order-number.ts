import { randomInt } from 'node:crypto'
import { orderNumberAlphabet, orderNumberFrom, orderNumberTries } from '@trivet/core/orders'

/** Places in the alphabet of numbers that people say. */
export function newSpokenDraws(length: number): number[] {
  return Array.from({ length }, () => randomInt(orderNumberAlphabet.length))
}

/** A number that tells nothing of the ones before. Whether it is free, the database says. */
export function newOrderNumber(length: number = orderNumberTries[0]): string {
  return orderNumberFrom(newSpokenDraws(length))
}

/** For one order, the first that is free. */
export function newOrderNumbers(): string[] {
  return orderNumberTries.map((length) => newOrderNumber(length))
}
