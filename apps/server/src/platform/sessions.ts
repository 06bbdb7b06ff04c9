import { createHash, randomBytes } from 'node:crypto'
import { staffIdleMinutes, staffSessionHours } from '@trivet/core/accounts'
import { Lucia, TimeSpan, type Adapter } from 'lucia'
import { systemClock, type Clock } from './clock.ts'
import { rows, type Sql } from './database.ts'

export type Actor = {
  userId: string
  email: string
  name: string
  isAdmin: boolean
  isHost: boolean
  signedInAt: Date
  sessionToken: string
}

export type Sessions = {
  /** Answers the bearer token; it is told once and kept nowhere. */
  createSession(user: { id: string }): Promise<string>
  validateSession(token: string): Promise<Actor | null>
  revokeSession(token: string): Promise<void>
  revokeAllSessions(userId: string, exceptToken?: string): Promise<void>
  deleteExpiredSessions(): Promise<void>
}

type Account = Omit<Actor, 'userId' | 'sessionToken'>

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, Account>
    DatabaseUserAttributes: Account
  }
}

const hour = 3_600_000
const customerLimits = { idle: 7 * 24 * hour, absolute: 30 * 24 * hour }
const adminLimits = { idle: (staffIdleMinutes / 60) * hour, absolute: staffSessionHours * hour }

// Lucia moves a session on once half its span is used. Twice the idle time less an hour makes that "when the
// last move is an hour ago": a read costs a write at most once an hour.
const luciaSpan = new TimeSpan(2 * (customerLimits.idle - hour), 'ms')

const tokenForm = /^[\w-]{43}$/

/** Lucia's sessions over our tables. Pass a transaction's connection as `sql` to write inside it. */
export function createSessions({ sql, clock }: { sql: Sql; clock: Clock }): Sessions {
  const lucia = new Lucia(adapter(sql, clock), {
    sessionExpiresIn: luciaSpan,
    getUserAttributes: (account) => account,
  })
  return {
    async createSession(user) {
      const token = randomBytes(32).toString('base64url')
      await lucia.createSession(user.id, {}, { sessionId: token })
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
    async revokeAllSessions(userId, exceptToken) {
      if (exceptToken === undefined) return lucia.invalidateUserSessions(userId)
      await sql.query('DELETE FROM sessions WHERE user_id = $1 AND id <> $2', [userId, hash(exceptToken)])
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

type SessionRow = Account & { userId: string; leftMs: number }

/**
 * The database holds the token's SHA-256 and two limits of its own: `expires_at` after the last use, `ends_at`
 * for good. Lucia compares with the machine's clock, so it is told what is left from now.
 */
function adapter(sql: Sql, clock: Clock): Adapter {
  return {
    async getSessionAndUser(token) {
      const [row] = await rows<SessionRow>(sql, {
        name: 'session-and-user',
        text: `
          SELECT u.id AS "userId", u.email, u.name, u.is_admin AS "isAdmin", u.is_host AS "isHost",
            s.created_at AS "signedInAt", extract(epoch FROM s.expires_at - $2)::float8 * 1000 AS "leftMs"
          FROM sessions s JOIN users u ON u.id = s.user_id
          WHERE s.id = $1 AND s.expires_at > $2 AND s.ends_at > $2 AND u.disabled_at IS NULL
            AND (NOT u.is_admin OR s.created_at + make_interval(secs => $3) > $2)`,
        values: [hash(token), clock.now(), adminLimits.absolute / 1000],
      })
      if (!row) return [null, null]
      const { userId, leftMs, ...account } = row
      // Lucia compares it with the machine’s clock
      const expiresAt = new Date(systemClock.now().getTime() + leftMs)
      return [
        { id: token, userId, expiresAt, attributes: {} },
        { id: userId, attributes: account },
      ]
    },
    async setSession({ id, userId }) {
      await sql.query({
        name: 'create-session',
        text: `
          INSERT INTO sessions (id, user_id, created_at, expires_at, ends_at)
          SELECT $1, id, $3::timestamptz,
            $3 + make_interval(secs => CASE WHEN is_admin THEN $4 ELSE $5 END::float8),
            $3 + make_interval(secs => CASE WHEN is_admin THEN $6 ELSE $7 END::float8)
          FROM users WHERE id = $2`,
        values: [
          hash(id),
          userId,
          clock.now(),
          adminLimits.idle / 1000,
          customerLimits.idle / 1000,
          adminLimits.absolute / 1000,
          customerLimits.absolute / 1000,
        ],
      })
    },
    async updateSessionExpiration(token) {
      // Lucia asks at every use of an admin's short session: a minute's difference is not worth a write
      await sql.query({
        name: 'extend-session',
        text: `
          UPDATE sessions s SET expires_at = next.expires_at
          FROM (
            SELECT u.id AS user_id,
              $2::timestamptz + make_interval(secs => CASE WHEN u.is_admin THEN $3 ELSE $4 END::float8) AS expires_at
            FROM users u
          ) next
          WHERE s.id = $1 AND next.user_id = s.user_id
            AND abs(extract(epoch FROM next.expires_at - s.expires_at)) > 60`,
        values: [hash(token), clock.now(), adminLimits.idle / 1000, customerLimits.idle / 1000],
      })
    },
    async deleteSession(token) {
      await sql.query('DELETE FROM sessions WHERE id = $1', [hash(token)])
    },
    async deleteUserSessions(userId) {
      await sql.query('DELETE FROM sessions WHERE user_id = $1', [userId])
    },
    async deleteExpiredSessions() {
      await sql.query('DELETE FROM sessions WHERE least(expires_at, ends_at) < $1', [clock.now()])
    },
    // ours are known by hash: Lucia's list, made of tokens, has nothing to show
    getUserSessions: async () => [],
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
