import type { Session } from '@trivet/core/contract/accounts'
import { may } from '@trivet/core/staff'
import { readJson, writeText } from './browser-storage.ts'

/** A session that ended while its phone may have kept a day. Its token is worth nothing but the question what became of it. */
export type LapsedSession = { staffId: string; token: string }

const storageKey = 'trivet.admin.lapsed'
const listeners = new Set<() => void>()

/** Of each driver of this phone the last one, until they sign in again. */
export function lapsedSessions(): LapsedSession[] {
  return Object.entries(stored()).map(([staffId, token]) => ({ staffId, token }))
}

export function rememberLapsed({ _id: staffId, token, staffRole }: Session): void {
  if (!may(staffRole ?? null, 'day')) return
  store({ ...stored(), [staffId]: token })
  for (const listener of listeners) listener()
}

export function forgetLapsed(staffId: string): void {
  const { [staffId]: known, ...others } = stored()
  if (known !== undefined) store(others)
}

export function onLapse(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function stored(): Record<string, string> {
  const kept: object = Object(readJson(storageKey))
  return Object.fromEntries(Object.entries(kept).filter(([, token]) => typeof token === 'string'))
}

function store(lapsed: Record<string, string>): void {
  writeText(storageKey, Object.keys(lapsed).length === 0 ? null : JSON.stringify(lapsed))
}
