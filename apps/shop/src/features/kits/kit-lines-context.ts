import type { KitLine } from '@trivet/core/kits'
import { createContext } from 'react'

/** What is in the kit, for the cards that count it: the listing around them need not be drawn anew. */
export const KitLinesContext = createContext<readonly KitLine[]>([])
