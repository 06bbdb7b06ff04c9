import * as z from 'zod'
import { History } from 'lucide-react'
import { readJson, writeText } from '../../lib/browser-storage.ts'
import type { Choice } from './choice.ts'

const storageKey = 'trivet.admin.recent'
const kept = 6

const recentInput = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    detail: z.string().optional(),
    to: z.string().startsWith('/'),
  }),
)

/** What was opened from the menu in this browser, the last first. */
export function recentChoices(): readonly Choice[] {
  return stored().map(({ detail, ...choice }) => ({ ...choice, ...(detail && { detail }), Icon: History }))
}

export function rememberChoice({ id, label, detail, to }: Choice): void {
  // pages are there anyway
  if (!to || id.startsWith('page:')) return
  const others = stored().filter((choice) => choice.id !== id)
  const next = [{ id, label, ...(detail && { detail }), to }, ...others].slice(0, kept)
  writeText(storageKey, JSON.stringify(next))
}

/** The next person at this browser need not see what this one looked for. */
export function forgetChoices(): void {
  writeText(storageKey, null)
}

function stored() {
  return recentInput.safeParse(readJson(storageKey)).data ?? []
}
