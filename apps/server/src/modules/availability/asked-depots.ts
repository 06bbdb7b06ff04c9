import { depotOfPlace } from '@trivet/core/stock'
import { expressionBuilder, type Expression } from 'kysely'
import type { Context } from '../../api/context.ts'
import type { Tables } from '../../platform/sql/builder.ts'

const eb = expressionBuilder<Tables & { a: Tables['depots'] }, 'a'>()

/** Of depots `a`: the one that is told; where the place is not known yet, each that is open. */
export function isDepotAsked(depotId: Expression<string | null>) {
  return eb.or([eb('a.id', '=', depotId), eb.and([eb(depotId, 'is', null), eb('a.closed_at', 'is', null)])])
}

/** The depot that serves a place; null for every open one. */
export async function depotAskedFor(
  { settings }: Pick<Context, 'settings'>,
  place: string | undefined,
): Promise<string | null> {
  return depotOfPlace(place ?? null, (await settings.current()).settings.serviceAreas)
}
