import type { Address } from './address-rules.ts'

const shortened: Record<string, string> = {
  apartment: '#',
  apt: '#',
  suite: '#',
  ste: '#',
  unit: '#',
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  place: 'pl',
  terrace: 'ter',
  highway: 'hwy',
  parkway: 'pkwy',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
}

/**
 * One text for one home, however it is typed: letter case, punctuation and the usual short forms make no other, another
 * unit of the house does. Null where no home is named.
 */
export function addressKey({
  street,
  postalCode,
  country,
}: Pick<Address, 'street' | 'postalCode' | 'country'>) {
  const words =
    street
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('#', ' # ')
      .match(/[\p{L}\p{N}]+|#/gu) ?? []
  const home = words
    .map((word) => shortened[word] ?? word)
    .filter((word, at, all) => word !== '#' || all[at - 1] !== '#')
  // of a ZIP+4 the first five tell
  const place = postalCode
    .normalize('NFKC')
    .toUpperCase()
    .replace(/-\d{4}$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
  return home.length > 0 && place !== '' ? `${home.join(' ')}, ${place} ${country}` : null
}
