import { kitLineOfItem } from '@trivet/core'
import type { Kit, KitDraft } from '@trivet/core'

/** A saved kit as the builder works on it. */
export function draftOfKit({ name, items }: Kit): KitDraft {
  return { name, lines: items.map(kitLineOfItem) }
}
