/** A number field's text as a number; what is none is refused by the schema with its own sentence. */
export const asNumber = { setValueAs: (typed: unknown) => numberOf(typed) }

/** The same, where nothing is an answer, too. */
export const asOptionalNumber = {
  setValueAs: (typed: unknown) => (typed === null || typed === '' ? null : numberOf(typed)),
}

function numberOf(typed: unknown): number {
  if (typeof typed === 'number') return typed
  const text = String(typed ?? '').trim()
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}
