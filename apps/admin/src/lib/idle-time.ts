import { staffIdleMinutes } from '@trivet/core/accounts'
import { readText, writeText } from './browser-storage.ts'
import { now } from './clock.ts'

const storageKey = 'trivet.admin.answered-at'
const minute = 60_000

// the server moves a session on by whole minutes: a minute less is surely true
export const idleMs = (staffIdleMinutes - 1) * minute
export const warningMs = 2 * minute
/** Somebody who works without asking the server tells it so often that they are there. */
export const touchAfterMs = 5 * minute

let answeredAt: number | null = null

/** The server answered this session, which lasts from now on. */
export function noteAnswer(): void {
  answeredAt = now().getTime()
  writeText(storageKey, String(answeredAt))
}

/** Another session begins, or none. */
export function forgetAnswers(): void {
  answeredAt = null
  writeText(storageKey, null)
}

/** True once the server has answered this page. */
export function hasBeenAnswered(): boolean {
  return answeredAt !== null
}

/** How long ago the server heard of this session, from any tab. */
export function idleTime(): number {
  return answeredAt === null ? 0 : now().getTime() - Math.max(answeredAt, answerOfOtherTabs())
}

function answerOfOtherTabs(): number {
  return Number(readText(storageKey)) || 0
}
