import type { StopList } from '@trivet/core/contract/dispatch'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { now } from '../../lib/clock.ts'
import { newIdempotencyKey } from '../../lib/idempotency-key.ts'
import type { ActionStore, NewAction, StopAction } from './outbox.ts'

/** A day as it was read, and by whom: nobody else sees it. */
export type KeptDay = StopList & {
  staffId: string
  staffName: string
  area: string
  readAt: string
  /** Keys of its stops as the driver put them; left out where they are driven as planned. */
  chosen?: string[]
}

interface DaySchema extends DBSchema {
  days: { key: 'day'; value: KeptDay }
  actions: { key: number; value: StopAction }
  photos: { key: string; value: Blob }
}

const databaseName = 'trivet-admin-day'
// written to the disk before anybody is told that it is kept
const surely = { durability: 'strict' } as const

let opened: Promise<IDBPDatabase<DaySchema>> | undefined

function database() {
  opened ??= openDB<DaySchema>(databaseName, 1, {
    upgrade(db) {
      db.createObjectStore('days')
      db.createObjectStore('actions', { keyPath: 'seq', autoIncrement: true })
      db.createObjectStore('photos')
    },
    // another tab has a newer version of the page
    blocking: () => void closeDatabase(),
    // phones end what lies in the background for long: the next call opens it again
    terminated: forgetOpened,
  }).catch((error: unknown) => {
    forgetOpened()
    throw error
  })
  return opened
}

function forgetOpened() {
  opened = undefined
}

async function closeDatabase() {
  const db = opened
  opened = undefined
  ;(await db)?.close()
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(databaseName)
const listeners = new Set<() => void>()

/** Tells of each change, also one of another tab. */
export function onDayChange(listener: () => void): () => void {
  listeners.add(listener)
  channel?.addEventListener('message', listener)
  return () => {
    listeners.delete(listener)
    channel?.removeEventListener('message', listener)
  }
}

function tell() {
  for (const listener of listeners) listener()
  channel?.postMessage('changed')
}

export async function readDay(): Promise<KeptDay | null> {
  return (await (await database()).get('days', 'day')) ?? null
}

/** As it was read now; what its driver chose stays with it. */
export async function keepDay(day: KeptDay): Promise<void> {
  const tx = (await database()).transaction('days', 'readwrite')
  const known = await tx.store.get('day')
  const isSame = known?.day === day.day && known.area === day.area && known.staffId === day.staffId
  await tx.store.put({ ...(isSame && known.chosen && { chosen: known.chosen }), ...day }, 'day')
  await tx.done
  tell()
}

/** The sequence in which the driver goes; null for the planned one. */
export async function chooseOrder(chosen: string[] | null): Promise<void> {
  const tx = (await database()).transaction('days', 'readwrite', surely)
  const known = await tx.store.get('day')
  if (known) {
    const { chosen: _before, ...day } = known
    await tx.store.put(chosen ? { ...day, chosen } : day, 'day')
  }
  await tx.done
  tell()
}

/** With whoever signs out goes the day with its guests; what was not sent stays. */
export async function forgetDay(): Promise<void> {
  await (await database()).delete('days', 'day')
  tell()
}

/**
 * Of somebody whose session was ended nothing stays, the unsent reports neither; another driver's does. Null where nothing
 * was there.
 */
export async function removeDayOf(staffId: string): Promise<{ reports: number } | null> {
  const tx = (await database()).transaction(['days', 'actions', 'photos'], 'readwrite', surely)
  const [days, actions, photos] = [
    tx.objectStore('days'),
    tx.objectStore('actions'),
    tx.objectStore('photos'),
  ]
  const isTheirs = (await days.get('day'))?.staffId === staffId
  const reports = (await actions.getAll()).filter((action) => action.staffId === staffId)
  if (isTheirs) await days.delete('day')
  await Promise.all(reports.flatMap(({ seq, key }) => [actions.delete(seq), photos.delete(key)]))
  await tx.done
  tell()
  return isTheirs || reports.length > 0 ? { reports: reports.length } : null
}

/** Keeps a report with its photo, or neither; it is kept once this is done. */
export async function addAction(action: NewAction, photo: Blob | null): Promise<void> {
  const tx = (await database()).transaction(['actions', 'photos'], 'readwrite', surely)
  const key = newIdempotencyKey()
  const { report } = action
  const shown = photo && report.outcome === 'delivered' ? { ...report, photo: key } : report
  const made = { ...action, key, report: shown, madeAt: now().toISOString(), state: 'waiting' as const }
  await Promise.all([
    // IndexedDB counts `seq` up by itself
    tx.objectStore('actions').add(made as StopAction),
    photo && tx.objectStore('photos').put(photo, key),
    tx.done,
  ])
  tell()
}

/** Gives a refused action up. */
export async function dropAction({ seq, key }: StopAction): Promise<void> {
  const tx = (await database()).transaction(['actions', 'photos'], 'readwrite', surely)
  await Promise.all([tx.objectStore('actions').delete(seq), tx.objectStore('photos').delete(key), tx.done])
  tell()
}

/** Sends a refused action again, now that its driver has seen what happened meanwhile. */
export async function sendAgain(action: StopAction): Promise<void> {
  const { sentence: _read, newVersion, ...rest } = action
  const seenVersion = newVersion ?? rest.seenVersion
  await (await database()).put('actions', { ...rest, seenVersion, state: 'waiting' })
  tell()
}

export const actionStore: ActionStore = {
  all: async () => (await database()).getAll('actions'),

  photo: async (key) => (await database()).get('photos', key),

  async settle({ seq, key, orderId, kind, report, madeAt }, { version, status }) {
    const tx = (await database()).transaction(['actions', 'photos', 'days'], 'readwrite', surely)
    const actions = tx.objectStore('actions')
    await Promise.all([actions.delete(seq), tx.objectStore('photos').delete(key)])
    for (const later of await actions.getAll()) {
      if (later.orderId === orderId && later.state === 'waiting') {
        await actions.put({ ...later, seenVersion: version })
      }
    }
    const day = await tx.objectStore('days').get('day')
    if (day) {
      const lastReport = { outcome: report.outcome, at: madeAt }
      const stops = day.stops.map((stop) =>
        stop.orderId === orderId && stop.kind === kind ? { ...stop, version, status, lastReport } : stop,
      )
      await tx.objectStore('days').put({ ...day, stops }, 'day')
    }
    await tx.done
    tell()
  },

  async refuse(action, { sentence, newVersion }) {
    await (
      await database()
    ).put('actions', {
      ...action,
      state: 'refused',
      sentence,
      ...(newVersion !== undefined && { newVersion }),
    })
    tell()
  },
}
