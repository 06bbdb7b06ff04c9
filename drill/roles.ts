import { call } from '../e2e/system/api-guest.ts'

/** Of the demo shop, beside nobody. */
const accounts = {
  guest: { email: 'guest@trivet.test', password: 'trivet-guest' },
  host: { email: 'host@trivet.test', password: 'trivet-host' },
  staff: { email: 'admin@trivet.test', password: 'trivet-admin' },
}

export type Role = keyof typeof accounts

export async function signIn(address: string, role: Role): Promise<string> {
  const answer = await call<{ token: string }>(address, '/users/login', {
    method: 'POST',
    body: accounts[role],
  })
  if (answer.status !== 200) throw new Error(`${role} cannot sign in: ${answer.status}`)
  return answer.body.token
}
