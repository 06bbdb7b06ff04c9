import { call, register } from '../../e2e/system/api-guest.ts'
import { signIn } from '../roles.ts'
import type { Operation } from './document.ts'

/** Who asks. */
export const callers = ['nobody', 'guest', 'host', 'staff'] as const
export type Caller = (typeof callers)[number]

/** The tokens of each caller, whatever the requests do to them. */
export async function openSessions(address: string) {
  const tokens = new Map<Caller, string>()

  async function renew(caller: Caller): Promise<void> {
    if (caller !== 'nobody') tokens.set(caller, await signIn(address, caller))
  }
  for (const caller of callers) await renew(caller)

  return {
    async of(caller: Caller, operation: Operation): Promise<string | null> {
      // a guest who became a host is no guest any more
      if (caller === 'guest' && operation.path === '/users/profile/become-host') return register(address)
      return tokens.get(caller) ?? null
    },
    /** After a request that signed the caller out. */
    renew,
    async accountIds(): Promise<Set<string>> {
      const profiles = [...tokens.values()].map((token) =>
        call<{ _id: string }>(address, '/users/profile', { token }),
      )
      return new Set((await Promise.all(profiles)).map(({ body }) => body._id))
    },
  }
}
