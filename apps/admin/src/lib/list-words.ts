import type { Sort } from '@trivet/ui/data-table'

/** `-name` as the server takes it; only for columns whose `sortKey` the server knows. */
export function signedSort<Signed extends string | undefined>(sort: Sort | undefined): Signed | undefined {
  return sort && (`${sort.direction === 'descending' ? '-' : ''}${sort.column}` as Signed)
}

/** '1 message', '1,240 messages' */
export function countText(total: number | undefined, one: string, many: string): string {
  return total === undefined ? '' : `${total.toLocaleString('en-US')} ${total === 1 ? one : many}`
}

/** The filter of an address when it is one the server knows. */
export function knownWord<const Words extends readonly string[]>(
  words: Words,
  text: string,
): Words[number] | undefined {
  return words.find((word) => word === text)
}
