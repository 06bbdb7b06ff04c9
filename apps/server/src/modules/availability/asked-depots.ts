import { expressionBuilder, type Expression } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'

const eb = expressionBuilder<Tables & { a: Tables['depots'] }, 'a'>()

/** Of depots `a`: the one that is told; where the place is not known yet, each that is open. */
export function isDepotAsked(depotId: Expression<string | null>) {
  return eb.or([eb('a.id', '=', depotId), eb.and([eb(depotId, 'is', null), eb('a.closed_at', 'is', null)])])
}
