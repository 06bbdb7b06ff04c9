import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testNow, testClock } from '../test/clock.ts'
import { testDatabase } from '../test/database.ts'
import { createUser } from '../test/factories.ts'
import { createSessions, readBearerToken } from './sessions.ts'

const database = await testDatabase()
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

async function signedIn(fields: { isAdmin?: boolean; isHost?: boolean } = {}) {
  const clock = testClock()
  const sessions = createSessions({ sql: database.sql, clock })
  const user = await createUser(database, fields)
  const token = await sessions.createSession(user)
  return {
    clock,
    sessions,
    user,
    token,
    isValid: async () => (await sessions.validateSession(token)) !== null,
  }
}

test('a session tells who it belongs to and since when', async () => {
  const { sessions, user, token, clock } = await signedIn({ isHost: true })
  expect(await sessions.validateSession(token)).toEqual({
    userId: user.id,
    email: user.email,
    name: user.name,
    staffRole: null,
    isHost: true,
    isEmailProven: true,
    signedInAt: clock.now(),
    provenAt: clock.now(),
    hasSecondFactor: false,
    secondFactorRule: null,
    sessionToken: token,
  })
})

test('the database knows the SHA-256 of the token and nothing more', async () => {
  const { user, token } = await signedIn()
  expect(token).toMatch(/^[\w-]{43}$/)
  const stored = await database.prisma.session.findMany({ where: { userId: user.id } })
  expect(stored.map(({ id }) => id)).toEqual([createHash('sha256').update(token).digest('hex')])
  expect(JSON.stringify(stored)).not.toContain(token)
})

test('the stored hash is not itself a token', async () => {
  const { sessions, user } = await signedIn()
  const { id } = await database.prisma.session.findFirstOrThrow({ where: { userId: user.id } })
  expect(await sessions.validateSession(id)).toBeNull()
})

test('a session nobody uses ends after seven days', async () => {
  const { clock, isValid } = await signedIn()
  clock.advance(7 * day - minute)
  expect(await isValid()).toBe(true)
  clock.advance(7 * day + minute)
  expect(await isValid()).toBe(false)
})

test('use moves it on, for thirty days at most', async () => {
  const { clock, isValid } = await signedIn()
  for (let passed = 0; passed < 28; passed += 4) {
    clock.advance(4 * day)
    expect(await isValid()).toBe(true)
  }
  clock.advance(2 * day - minute)
  expect(await isValid()).toBe(true)
  clock.advance(minute)
  expect(await isValid()).toBe(false)
})

test('a use that its end overtakes does not move it on', async () => {
  const { token, clock, isValid } = await signedIn({ isAdmin: true })
  const [begins, ends] = [clock.now(), new Date(clock.now().getTime() + 31 * minute)]
  const instants = [begins]
  const overtaken = createSessions({
    sql: database.sql,
    clock: { ...clock, now: () => instants.pop() ?? ends },
  })
  expect(await overtaken.validateSession(token)).not.toBeNull()
  clock.advance(31 * minute)
  expect(await isValid()).toBe(false)
})

test('an hour of use costs one write', async () => {
  const { clock, user, isValid } = await signedIn()
  const expiry = async () =>
    (await database.prisma.session.findFirstOrThrow({ where: { userId: user.id } })).expiresAt
  const before = await expiry()
  clock.advance(hour - minute)
  await isValid()
  expect(await expiry()).toEqual(before)
  clock.advance(2 * minute)
  await isValid()
  expect(await expiry()).toEqual(new Date(clock.now().getTime() + 7 * day))
})

test('an admin is signed out after thirty idle minutes, and after twelve hours whatever happens', async () => {
  const idle = await signedIn({ isAdmin: true })
  idle.clock.advance(30 * minute)
  expect(await idle.isValid()).toBe(false)

  const busy = await signedIn({ isAdmin: true })
  for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
    busy.clock.advance(20 * minute)
    expect(await busy.isValid()).toBe(true)
  }
  busy.clock.advance(20 * minute)
  expect(await busy.isValid()).toBe(false)
})

test('a role given or taken counts from the next request on', async () => {
  const { sessions, user, token } = await signedIn({ isHost: true })
  await database.prisma.user.update({ where: { id: user.id }, data: { isHost: false } })
  expect(await sessions.validateSession(token)).toMatchObject({ isHost: false })
})

test('a long session does not become a long admin session', async () => {
  const { clock, user, isValid } = await signedIn()
  clock.advance(13 * hour)
  await database.prisma.user.update({ where: { id: user.id }, data: { isAdmin: true } })
  expect(await isValid()).toBe(false)
})

test('a disabled account has no session', async () => {
  const { user, isValid } = await signedIn()
  await database.prisma.user.update({ where: { id: user.id }, data: { disabledAt: testNow } })
  expect(await isValid()).toBe(false)
})

test('signing out ends one session, a changed password all others', async () => {
  const { sessions, user, token } = await signedIn()
  const [second, third] = [await sessions.createSession(user), await sessions.createSession(user)]
  await sessions.revokeSession(third)
  expect(await sessions.validateSession(third)).toBeNull()
  await sessions.revokeAllSessions(user.id, second)
  expect(await sessions.validateSession(token)).toBeNull()
  expect(await sessions.validateSession(second)).not.toBeNull()
  await sessions.revokeAllSessions(user.id)
  expect(await sessions.validateSession(second)).toBeNull()
})

describe('whether a session was ended', () => {
  const member = () => signedIn({ isAdmin: true })
  type Member = Awaited<ReturnType<typeof member>>
  const sessionOf = ({ user }: Member) =>
    database.prisma.session.findFirstOrThrow({ where: { userId: user.id } })

  test.each([
    [
      'by its owner on another device',
      async ({ sessions, user, session }: Member & { session: string }) => {
        expect(await sessions.endSession({ id: session, userId: user.id })).toBe(true)
        // once: of two at once one finds it
        expect(await sessions.endSession({ id: session, userId: user.id })).toBe(false)
      },
    ],
    [
      'with all others',
      async ({ sessions, user }: Member) => {
        const here = await sessions.createSession(user)
        await sessions.revokeAllSessions(user.id, here)
        expect(await sessions.wasEnded(here)).toBe(false)
        expect(await sessions.validateSession(here)).not.toBeNull()
      },
    ],
    ['with all of the account', ({ sessions, user }: Member) => sessions.revokeAllSessions(user.id)],
  ])('%s is told to whoever has its token, for thirty days', async (_case, end) => {
    const phone = await member()
    const { sessions, token, clock } = phone
    expect(await sessions.wasEnded(token)).toBe(false)
    await end({ ...phone, session: (await sessionOf(phone)).id })
    expect(await sessions.validateSession(token)).toBeNull()
    expect(await sessions.wasEnded(token)).toBe(true)
    clock.advance(30 * day)
    await sessions.deleteExpiredSessions()
    expect(await sessions.wasEnded(token)).toBe(true)
    clock.advance(minute)
    await sessions.deleteExpiredSessions()
    expect(await sessions.wasEnded(token)).toBe(false)
  })

  test('is told as well where it had run out before: the phone was lost for hours', async () => {
    const { sessions, token, clock, user } = await member()
    clock.advance(13 * hour)
    await sessions.deleteExpiredSessions()
    expect(await sessions.wasEnded(token)).toBe(false)
    await sessions.revokeAllSessions(user.id)
    expect(await sessions.wasEnded(token)).toBe(true)
  })

  test('is not said of one that ran out, of one that was signed out where it was, and of no session', async () => {
    const { sessions, token, clock, user } = await member()
    const out = await sessions.createSession(user)
    await sessions.revokeSession(out)
    clock.advance(13 * hour)
    for (const over of [token, out, 'x'.repeat(43), 'invalid']) {
      expect(await sessions.wasEnded(over)).toBe(false)
    }
  })

  test('leaves nothing of its device, and is over for servers of the version before', async () => {
    const phone = await member()
    const { sessions, user, clock } = phone
    await database.prisma.session.updateMany({
      where: { userId: user.id },
      data: { userAgent: 'Safari on iPhone' },
    })
    await sessions.revokeAllSessions(user.id)
    expect(await sessionOf(phone)).toMatchObject({
      userAgent: '',
      endedAt: clock.now(),
      expiresAt: clock.now(),
      endsAt: clock.now(),
    })
  })
})

test('expired sessions are swept, others stay', async () => {
  const old = await signedIn()
  old.clock.advance(8 * day)
  const fresh = await old.sessions.createSession(old.user)
  await old.sessions.deleteExpiredSessions()
  expect(await database.prisma.session.count({ where: { userId: old.user.id } })).toBe(1)
  expect(await old.sessions.validateSession(fresh)).not.toBeNull()
})

const token = 'x'.repeat(43)

test.each([
  ['no header', [], null],
  ['a token', [`Bearer ${token}`], token],
  ['the scheme in another letter case', [`bearer ${token}`], token],
  ['two headers', [`Bearer ${token}`, `Bearer ${token}`], 'invalid'],
  ['two tokens in one header', [`Bearer ${token}, Bearer ${token}`], 'invalid'],
  ['another scheme', [`Basic ${token}`], 'invalid'],
  ['a token without scheme', [token], 'invalid'],
  ['a token of another length', ['Bearer short'], 'invalid'],
  ['an empty header', [''], 'invalid'],
])('%s is read as it should be', (_case, headers, expected) => {
  expect(readBearerToken(headers)).toBe(expected)
})
