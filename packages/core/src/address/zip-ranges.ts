const rangePattern = /^(\d{3})(?:-(\d{3}))?$/

/** Both ends of a range of code beginnings: '787' is from 787 to 787. */
export function zipRangeEnds(range: string): [first: string, last: string] {
  const [, first = '', last = first] = rangePattern.exec(range) ?? []
  return [first, last]
}

/** '787', or '100-108' with its ends in order. */
export function isZipRange(text: string): boolean {
  const [first, last] = zipRangeEnds(text)
  return first !== '' && first <= last
}

export function isInZipRange(prefix: string, range: string): boolean {
  const [first, last] = zipRangeEnds(range)
  return first <= prefix && prefix <= last
}

/** The code beginnings two ranges share, as a range; null when there are none. */
export function sharedZips(a: string, b: string): string | null {
  const [firstA, lastA] = zipRangeEnds(a)
  const [firstB, lastB] = zipRangeEnds(b)
  const first = firstA > firstB ? firstA : firstB
  const last = lastA < lastB ? lastA : lastB
  if (first > last) return null
  return first === last ? first : `${first}-${last}`
}

/** What a person types, such as "070-073, 100": its ranges, whether they are any or not. */
export function zipRangesOfText(text: string): string[] {
  return text
    .replace(/\s*[-–—]\s*/g, '-')
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
}

/** 070–073, 100 */
export function zipRangesText(ranges: readonly string[]): string {
  return ranges.map((range) => range.replace('-', '–')).join(', ')
}
