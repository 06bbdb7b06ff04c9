import { expressionBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

const eb = expressionBuilder<Tables & { p: Tables['products'] }, 'p'>()

/** Part of a statement: whether a product `p` is offered for custom kits. */
export const isOfferedForKits = eb.and([
  eb('p.archived_at', 'is', null),
  eb('p.kit_category', 'is not', null),
  // a kit inside a kit could not be packed
  eb.not(
    eb.exists(eb.selectFrom('kit_components as k').select('k.kit_id').whereRef('k.kit_id', '=', 'p.id')),
  ),
])
