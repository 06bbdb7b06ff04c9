/**
 * Staff who do nothing for so long are signed out, and everybody of them after so many hours.
 * See docs/policy.md#passwords-and-sessions.
 */
export const staffIdleMinutes = 30

export const staffSessionHours = 12

/** Hours for which the link to a shop without staff works. See docs/policy.md#passwords-and-sessions. */
export const ownerLinkHours = 24
