import { storageKeys } from '@trivet/core/cart'
import type { Kit } from '@trivet/core/contract/kits'
import type { KitDraft } from '@trivet/core/kits'
import { now } from '../../lib/clock.ts'
import { lazyStoredValue, useIsKnown } from '../../lib/stored-value.ts'
import type { StoredKitDraft } from './kit-drafts-input.ts'

type Drafts = Readonly<Record<string, StoredKitDraft>>

const noDrafts: Drafts = {}
const keptDrafts = 10

/** The name of the draft that belongs to no saved kit yet. */
export const newKit = 'new'

const storedDrafts = lazyStoredValue<Drafts>(storageKeys.kitDrafts, noDrafts, () =>
  import('./kit-drafts-input.ts').then((input) => input.parseKitDrafts),
)

export function useAreDraftsKnown(): boolean {
  return useIsKnown(storedDrafts)
}

export function findKitDraft(id: string): StoredKitDraft | null {
  return storedDrafts.get()[id] ?? null
}

/** What was built so far outlives the visit; the drafts touched longest ago make room. */
export function rememberKitDraft(id: string, { name, lines }: KitDraft, base: string | null): void {
  const drafts = {
    ...storedDrafts.get(),
    [id]: { name, lines: [...lines], base, changedAt: now().getTime() },
  }
  const newest = Object.entries(drafts).sort(([, a], [, b]) => b.changedAt - a.changedAt)
  storedDrafts.set(Object.fromEntries(newest.slice(0, keptDrafts)))
}

/**
 * Once a kit is saved its draft is over; what was laid on or taken off while it was being saved is a draft of the
 * saved kit. Answers whether there is any.
 */
export function keepLaterDraft(kitId: string | null, saved: KitDraft, kit: Kit): boolean {
  const draft = findKitDraft(kitId ?? newKit)
  forgetKitDraft(kitId ?? newKit)
  if (!draft || isSame(draft, saved)) return false
  rememberKitDraft(kit._id, draft, kit.lastModified)
  return true
}

function isSame(one: KitDraft, other: KitDraft): boolean {
  return one.name === other.name && JSON.stringify(one.lines) === JSON.stringify(other.lines)
}

export function forgetKitDraft(id: string): void {
  const { [id]: forgotten, ...others } = storedDrafts.get()
  if (forgotten) storedDrafts.set(Object.keys(others).length > 0 ? others : noDrafts)
}
