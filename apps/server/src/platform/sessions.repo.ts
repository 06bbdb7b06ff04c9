import { staffIdleMinutes, staffSessionHours } from '@trivet/core/accounts'
import { expressionBuilder, type Expression } from 'kysely'
import { hasSecondFactor } from './has-second-factor.ts'
import type { Tables } from './sql/builder.ts'
import { bool, least, plusSeconds, secondsBetween } from './sql/functions.ts'
import { insertFrom } from './sql/insert.ts'
import { shortRead, statement } from './sql/statement.ts'

const hour = 3_600

/** In seconds: since the last use, and in all. */
export const guestLimits = { idle: 7 * 24 * hour, absolute: 30 * 24 * hour }
const staffLimits = { idle: staffIdleMinutes * 60, absolute: staffSessionHours * hour }

const user = expressionBuilder<Tables & { u: Tables['users'] }, 'u'>()
const session = expressionBuilder<Tables, 'sessions'>()

/** When a session of `u` that is used at `instant` ends, by one of its two limits. */
const endOf = (limit: keyof typeof guestLimits, instant: Expression<Date>) =>
  plusSeconds(instant, secondsOf(staffLimits[limit], guestLimits[limit]))

/** When a session of `u` was last used whose idle time ends at `instant`: for guests, to the hour. */
const usedAt = (instant: Expression<Date>) =>
  plusSeconds(instant, secondsOf(-staffLimits.idle, -guestLimits.idle))

const secondsOf = (ofStaff: number, ofGuests: number) =>
  user
    .case()
    .when(user('u.staff_role', 'is not', null))
    .then(ofStaff)
    .else(ofGuests)
    .end()

/** The session as it is valid now, with its user. */
export const findSession = shortRead<{ id: string; now: Date }>()('session-and-user', (db, $) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select((eb) => [
      'u.id as userId',
      'u.email',
      'u.name',
      bool(eb('u.email_proven_at', 'is not', null)).as('isEmailProven'),
      'u.staff_role as staffRole',
      'u.is_host as isHost',
      's.created_at as signedInAt',
      eb.fn.coalesce('s.proven_at', 's.created_at').as('provenAt'),
      bool(hasSecondFactor(eb.ref('u.id'))).as('hasSecondFactor'),
      eb.selectFrom('sign_in_rules as rule').select('rule.second_factor').limit(1).as('secondFactorRule'),
      secondsBetween($.now, eb.ref('s.expires_at')).as('secondsLeft'),
    ])
    .where('s.id', '=', $.id)
    .where('s.expires_at', '>', $.now)
    .where('s.ends_at', '>', $.now)
    .where('u.disabled_at', 'is', null)
    // somebody may have become staff while they were signed in
    .where((eb) =>
      eb.or([
        eb('u.staff_role', 'is', null),
        eb(plusSeconds(eb.ref('s.created_at'), eb.lit(staffLimits.absolute)), '>', $.now),
      ]),
    ),
)

export const createSession = statement<{ id: string; userId: string; userAgent: string; now: Date }>()(
  'create-session',
  (db, $) =>
    insertFrom(db, 'sessions', {
      from: db.selectFrom('users as u').where('u.id', '=', $.userId),
      cells: () => ({
        id: $.id,
        userId: $.userId,
        createdAt: $.now,
        expiresAt: endOf('idle', $.now),
        endsAt: endOf('absolute', $.now),
        userAgent: $.userAgent,
      }),
      leaving: ['provenAt', 'endedAt'],
    }),
)

/**
 * From now on its idle time begins anew, unless it did within the last minute: that is not worth a write. One that has
 * run out since it was found stays over.
 */
export const extendSession = statement<{ id: string; now: Date }>()('extend-session', (db, $) =>
  db
    .updateTable('sessions as s')
    .from('users as u')
    .set({ expires_at: endOf('idle', $.now) })
    .where('s.id', '=', $.id)
    .where('s.expires_at', '>', $.now)
    .whereRef('u.id', '=', 's.user_id')
    .where((eb) => eb(eb.fn('abs', [secondsBetween(endOf('idle', $.now), eb.ref('s.expires_at'))]), '>', 60)),
)

export const proveSession = statement<{ id: string; now: Date }>()('prove-session', (db, $) =>
  db.updateTable('sessions').set({ proven_at: $.now }).where('id', '=', $.id),
)

/** Where an account is signed in now, the latest used first: its idle time began with that use. */
export const sessionsOf = statement<{ userId: string; now: Date }>()('sessions-of-user', (db, $) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.user_agent as userAgent', 's.created_at as signedInAt'])
    .select((eb) => usedAt(eb.ref('s.expires_at')).as('lastUsedAt'))
    .where('s.user_id', '=', $.userId)
    .where('s.expires_at', '>', $.now)
    .where('s.ends_at', '>', $.now)
    .orderBy('s.expires_at', 'desc')
    .orderBy('s.id'),
)

/** How an ended session is kept: over at once by both limits, without the name of its browser. */
const ended = (now: Expression<Date>) => ({
  ended_at: now,
  expires_at: least(session.ref('expires_at'), now),
  ends_at: least(session.ref('ends_at'), now),
  user_agent: '',
})

export const endSessionOf = statement<{ id: string; userId: string; now: Date }>()(
  'end-session-of-user',
  (db, $) =>
    db
      .updateTable('sessions')
      .set(ended($.now))
      .where('id', '=', $.id)
      .where('user_id', '=', $.userId)
      .where('ended_at', 'is', null)
      .returning('id'),
)

/** Signing out on the device itself: there is nobody to tell. */
export const deleteSession = statement<{ id: string }>()('delete-session', (db, $) =>
  db.deleteFrom('sessions').where('id', '=', $.id),
)

/** Answers of each whether it could still be used. Those that ran out are marked as well: a lost phone asks later. */
export const endSessionsOf = statement<{ userId: string; now: Date }>()('end-sessions-of-user', (db, $) =>
  db
    .updateTable('sessions as s')
    .from((eb) =>
      eb
        .selectFrom('sessions as before')
        .select('before.id')
        .select((old) =>
          bool(old(least(old.ref('before.expires_at'), old.ref('before.ends_at')), '>', $.now)).as('isOpen'),
        )
        .where('before.user_id', '=', $.userId)
        .as('was'),
    )
    .set(ended($.now))
    .whereRef('s.id', '=', 'was.id')
    .where('s.ended_at', 'is', null)
    .returning('was.isOpen'),
)

export const endOtherSessions = statement<{ userId: string; id: string; now: Date }>()(
  'end-other-sessions',
  (db, $) =>
    db
      .updateTable('sessions')
      .set(ended($.now))
      .where('user_id', '=', $.userId)
      .where('id', '<>', $.id)
      .where('ended_at', 'is', null),
)

export const endedSession = statement<{ id: string }>()('ended-session', (db, $) =>
  db.selectFrom('sessions').select('id').where('id', '=', $.id).where('ended_at', 'is not', null),
)

/** Those of staff stay for a while: a phone that was lost for hours is still to be told that its session was ended. */
export const deleteExpiredSessions = statement<{ now: Date; told: Date }>()(
  'delete-expired-sessions',
  (db, $) =>
    db
      .deleteFrom('sessions as s')
      .where((eb) => eb(least(eb.ref('s.expires_at'), eb.ref('s.ends_at')), '<', $.now))
      .where((eb) =>
        eb.or([
          eb(least(eb.ref('s.expires_at'), eb.ref('s.ends_at')), '<', $.told),
          eb.and([
            eb('s.ended_at', 'is', null),
            eb.not(
              eb.exists(
                eb
                  .selectFrom('users as u')
                  .select('u.id')
                  .whereRef('u.id', '=', 's.user_id')
                  .where('u.staff_role', 'is not', null),
              ),
            ),
          ]),
        ]),
      ),
)
