import * as productsCopy from './sentences.ts'

import type { KitPartFault, KitPartFaults } from '../../catalog/kit-parts.ts'
import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'

const words: WordsOf<KitPartFaults> = {
  'component-unknown': ({ slug }) => productsCopy.componentUnknown(slug),
  'component-archived': ({ name }) => productsCopy.componentArchived(name),
  'component-is-kit': ({ name }) => productsCopy.componentIsKit(name),
  'used-in-kits': ({ kits }) => productsCopy.usedInKits(kits.join(', ')),
}

/** The sentence staff read beside a component that a kit cannot have. */
export function kitPartMessage(fault: KitPartFault): string {
  return wordsFor(words, fault)
}
