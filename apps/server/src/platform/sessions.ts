import type { SecondFactorRule } from '@trivet/core/sign-in'
import type { StaffRole } from '@trivet/core/staff'
import { Lucia, TimeSpan, type Adapter } from 'lucia'
import { systemClock, type Clock } from './clock.ts'
import type { Sql } from './database.ts'
import {
  createSession,
  deleteExpiredSessions,
  deleteSession,
  endedSession,
  endOtherSessions,
  endSessionOf,
  endSessionsOf,
  extendSession,
  findSession,
  guestLimits,
  proveSession,
  sessionsOf,
} from './sessions.repo.ts'
import { hashToken, newSecretToken } from './secret-token.ts'

export type Actor = {
  userId: string
  email: string
  name: string
  isEmailProven: boolean
  /** Null: no staff. */
  staffRole: StaffRole | null
  isHost: boolean
  signedInAt: Date
  /** When they last gave a password or a code. */
  provenAt: Date
  hasSecondFactor: boolean
  /** Who needs one; null: nobody. */
  secondFactorRule: SecondFactorRule | null
  sessionToken: string
}

export type OpenSession = {
  /** The hash of its token: good for ending it, and for nothing else. */
  id: string
  userAgent: string
  signedInAt: Date
  lastUsedAt: Date
  isThis: boolean
}

export type Sessions = {
  /** Answers the bearer token; it is told once and kept nowhere. */
  createSession(user: { id: string }, userAgent?: string): Promise<string>
  validateSession(token: string): Promise<Actor | null>
  revokeSession(token: string): Promise<void>
  /** Whoever has it has just proven who they are. */
  proveSession(token: string): Promise<void>
  /** Where an account is signed in; `isThis` is where the token is from. */
  listSessions(userId: string, token: string): Promise<OpenSession[]>
  /** Whether somebody ended the session of this token: not that it ran out, and not by signing out where it was. */
  wasEnded(token: string): Promise<boolean>
  /** False where the account has no such session. */
  endSession(session: { id: string; userId: string }): Promise<boolean>
  revokeAllSessions(userId: string, exceptToken?: string): Promise<void>
  deleteExpiredSessions(): Promise<void>
}

type Account = Omit<Actor, 'userId' | 'sessionToken'>

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, Account>
    DatabaseUserAttributes: Account
    DatabaseSessionAttributes: { userAgent: string }
  }
}

// Lucia moves a session on once half its span is used. Twice the idle time less an hour makes that "when the
// last move is an hour ago": a read costs a write at most once an hour.
const luciaSpan = new TimeSpan(2 * (guestLimits.idle - 3_600), 's')

const longestUserAgent = 400

/** For so long a device can be told that its session was ended. */
const endedKeptDays = 30

const tokenForm = /^[\w-]{43}$/

/** Lucia's sessions over our tables. Pass a transaction's connection as `sql` to write inside it. */
export function createSessions({ sql, clock }: { sql: Sql; clock: Clock }): Sessions {
  const lucia = new Lucia(adapter(sql, clock), {
    sessionExpiresIn: luciaSpan,
    getUserAttributes: (account) => account,
  })
  return {
    async createSession(user, userAgent = '') {
      const token = newSecretToken()
      await lucia.createSession(
        user.id,
        { userAgent: userAgent.slice(0, longestUserAgent) },
        { sessionId: token },
      )
      return token
    },
    async validateSession(token) {
      if (!tokenForm.test(token)) return null
      const { user } = await lucia.validateSession(token)
      if (!user) return null
      const { id, ...account } = user
      return { ...account, userId: id, sessionToken: token }
    },
    revokeSession: (token) => lucia.invalidateSession(token),
    async proveSession(token) {
      await proveSession(sql, { id: hashToken(token), now: clock.now() })
    },
    async listSessions(userId, token) {
      const open = await sessionsOf(sql, { userId, now: clock.now() })
      return open.map((session) => ({ ...session, isThis: session.id === hashToken(token) }))
    },
    wasEnded: async (token) =>
      tokenForm.test(token) && (await endedSession(sql, { id: hashToken(token) })).length > 0,
    endSession: async (session) => (await endSessionOf(sql, { ...session, now: clock.now() })).length > 0,
    async revokeAllSessions(userId, exceptToken) {
      if (exceptToken === undefined) return lucia.invalidateUserSessions(userId)
      await endOtherSessions(sql, { userId, id: hashToken(exceptToken), now: clock.now() })
    },
    deleteExpiredSessions: () => lucia.deleteExpiredSessions(),
  }
}

/** The Authorization header's token; null without a header, 'invalid' when it cannot be one. */
export function readBearerToken(authorization: string[]): string | null {
  const [header, ...others] = authorization
  if (header === undefined) return null
  const token = /^Bearer ([\w-]{43})$/i.exec(header)?.[1]
  return token === undefined || others.length > 0 ? 'invalid' : token
}

/**
 * The database holds the token's SHA-256 and two limits of its own: `expires_at` after the last use, `ends_at`
 * for good. Lucia compares with the machine's clock, so it is told what is left from now.
 */
function adapter(sql: Sql, clock: Clock): Adapter {
  return {
    async getSessionAndUser(token) {
      const [found] = await findSession(sql, { id: hashToken(token), now: clock.now() })
      if (!found) return [null, null]
      const { userId, secondsLeft, ...account } = found
      // Lucia compares it with the machine’s clock
      const expiresAt = new Date(systemClock.now().getTime() + secondsLeft * 1000)
      return [
        { id: token, userId, expiresAt, attributes: { userAgent: '' } },
        { id: userId, attributes: account },
      ]
    },
    async setSession({ id, userId, attributes: { userAgent } }) {
      await createSession(sql, { id: hashToken(id), userId, userAgent, now: clock.now() })
    },
    async updateSessionExpiration(token) {
      await extendSession(sql, { id: hashToken(token), now: clock.now() })
    },
    async deleteSession(token) {
      await deleteSession(sql, { id: hashToken(token) })
    },
    async deleteUserSessions(userId) {
      await endSessionsOf(sql, { userId, now: clock.now() })
    },
    async deleteExpiredSessions() {
      const now = clock.now()
      await deleteExpiredSessions(sql, { now, told: new Date(now.getTime() - endedKeptDays * 86_400_000) })
    },
    // ours are known by hash: Lucia's list, made of tokens, has nothing to show
    getUserSessions: async () => [],
  }
}
