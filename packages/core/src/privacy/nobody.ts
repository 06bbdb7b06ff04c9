/** What stands where a name was, and where a word was that the database wants. */
export const nobodysName = 'Erased guest'
export const erasedWord = 'Erased'

/** A domain that can be nobody's: RFC 2606. */
export const nobodysDomain = 'erased.invalid'

/** Is nobody written to there? */
export function isNobodysAddress(email: string): boolean {
  return email.endsWith(`@${nobodysDomain}`)
}
