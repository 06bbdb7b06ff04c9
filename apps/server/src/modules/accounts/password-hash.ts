import { hash, verify } from '@node-rs/argon2'
import { maxPasswordLength } from '@trivet/core/accounts'
import { codePoints } from '@trivet/core/text'
import { createGate } from '../../platform/concurrency-gate.ts'

// argon2id is the library's default; 19 MiB, 2 passes, 1 lane is what OWASP asks of it
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

// the hash of a password nobody knows: an unknown email costs the same work as a known one
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ahkeQp4tNGHzjF8ZlYc/dA$SwY4zV/g3Y1yrlHlEIZtxmtbZas5Af+8S9T9b+BGn4I'

// each hash fills 19 MiB and a core: more than two at once would starve every other request
const pass = createGate('password-hashes', { running: 2, waiting: 32 })

export function hashPassword(password: string): Promise<string> {
  return pass(() => hash(password, cost))
}

/** Without a stored hash, or with the empty one of an erased account, the answer is no, after the same work. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  if (codePoints(password) > maxPasswordLength) return false
  return pass(async () => {
    const matches = await verify(storedHash || dummyHash, password)
    return matches && Boolean(storedHash)
  })
}
