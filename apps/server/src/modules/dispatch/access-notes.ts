import { expressionBuilder } from 'kysely'
import type { Tables } from '../../platform/sql/builder.ts'
import { nullIfEmpty } from '../../platform/sql/functions.ts'

const order = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

/** Of the stay that an order `o` was placed for: how the van gets in. */
export const accessNotes = order
  .selectFrom('stays as s')
  .select((stay) => nullIfEmpty(stay.ref('s.access_notes')).as('notes'))
  .whereRef('s.id', '=', 'o.stay_id')
