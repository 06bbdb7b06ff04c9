import { expressionBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import { nullIfEmpty } from '../../platform/sql/functions.ts'

const eb = expressionBuilder<Tables & { o: Tables['orders']; u: Tables['users'] }, 'o' | 'u'>()

/** Of an order `o` and its guest `u`: the number given for it, else the one of the account. */
export const phoneOfOrder = eb.fn.coalesce(nullIfEmpty(eb.ref('o.phone')), eb.ref('u.phone'))
