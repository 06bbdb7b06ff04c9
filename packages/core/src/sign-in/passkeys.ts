/** Minutes for which a passkey's answer is waited for. See docs/policy.md#passkeys. */
export const passkeyMinutes = 5

export const maxPasskeys = 10

export const passkeyNameLength = 60

/**
 * The name under which browsers keep the passkeys of a shop at this address. Null where they keep none: without https, or where the
 * address is a number. See docs/policy.md#passkeys.
 */
export function passkeyHost(address: string): string | null {
  const { protocol, hostname } = new URL(address)
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return hostname
  const isNumber = /^\[|^[\d.]+$/.test(hostname)
  return protocol === 'https:' && !isNumber ? hostname : null
}

/** A passkey that does not count on from its last use is a copy; many count nothing, and stay at 0. See docs/policy.md#passkeys. */
export function isCopiedPasskey({ lastCount, count }: { lastCount: number; count: number }): boolean {
  return (lastCount > 0 || count > 0) && count <= lastCount
}
