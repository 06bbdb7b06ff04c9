export const passwordReset = 'Your password has been changed. Please sign in with it.'

/** Where somebody else is signed in. */
export const passwordOfOtherReset = (signedInAs: string) =>
  `The password of the other account has been changed. You are still signed in as ${signedInAs}.`
