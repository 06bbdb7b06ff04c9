import * as kitsCopy from './sentences.ts'
import * as productsCopy from '../products/sentences.ts'

import type { TemplateItemFault, TemplateItemFaults } from '../../kits/kit-template-items.ts'
import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'

const words: WordsOf<TemplateItemFaults> = {
  'item-unknown': ({ slug }) => productsCopy.componentUnknown(slug),
  'item-archived': ({ name }) => productsCopy.componentArchived(name),
  'item-not-for-kits': ({ name }) => kitsCopy.templateItemNotForKits(name),
}

/** The sentence staff read about an item that a template cannot have. */
export function templateItemMessage(fault: TemplateItemFault): string {
  return wordsFor(words, fault)
}
