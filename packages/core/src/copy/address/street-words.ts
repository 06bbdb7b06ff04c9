import { addressToFollow } from './sentences.ts'

/** The street of an order as staff and drivers read it. */
export function streetText(street: string): string {
  return street === '' ? addressToFollow : street
}
