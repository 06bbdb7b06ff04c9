import { kitLineOfItem } from '@trivet/core/kits'
import type { Kit } from '@trivet/core/contract/kits'
import type { KitDraft } from '@trivet/core/kits'

/** A saved kit as the builder works on it. */
export function draftOfKit({ name, items }: Kit): KitDraft {
  return { name, lines: items.map(kitLineOfItem) }
}
