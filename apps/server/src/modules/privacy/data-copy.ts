import type { DataCopy } from '@trivet/core/contract/privacy'
import { fieldWords, onErasureText, personalTableWords, whatWasAgreed } from '@trivet/core/copy/privacy'
import type { PersonalTableName } from '@trivet/core/privacy'
import type { UserContext } from '../../api/context.ts'
import { findAgreements } from './agreements.repo.ts'
import { photoPath } from './photo-path.ts'
import { copiedTables, findPersonalRows } from './personal-rows.repo.ts'
import type { Person } from './personal-rows.ts'

// all prices of the shop are in it
const currency = 'USD'

/** Everything that is kept about a person, in words; a part for each place that has something. */
export async function makeDataCopy(
  ctx: UserContext,
  { address, ...person }: Person & { address: string },
): Promise<DataCopy> {
  const parts: DataCopy['parts'] = []
  const agreed = person.userId
    ? await findAgreements(ctx.sql, { userId: person.userId, seesStaff: true })
    : []
  if (agreed.length > 0) {
    const rows = agreed.map(({ rentalAgreement, ...others }) => ({
      ...others,
      'rental agreement': rentalAgreement,
    }))
    parts.push({ about: whatWasAgreed, onErasure: onErasureText('orders'), rows })
  }
  for (const name of copiedTables) {
    const rows = await findPersonalRows(ctx.sql, name, person)
    if (rows.length > 0) parts.push(partOf(ctx, name, rows))
  }
  return { madeAt: ctx.clock.now().toISOString(), email: address, parts }
}

function partOf(ctx: UserContext, name: PersonalTableName, rows: Record<string, unknown>[]) {
  return {
    about: personalTableWords[name],
    onErasure: onErasureText(name),
    rows: rows.map((row) => ({
      ...Object.fromEntries(Object.entries(row).map(([column, value]) => field(column, value))),
      ...photoPath(name, row, ctx.publicUrl),
    })),
  }
}

function field(column: string, value: unknown): [string, unknown] {
  const isMoney = typeof value === 'number' && (column === 'cents' || column.endsWith('_cents'))
  return [fieldWords(column), isMoney ? { cents: value, currency } : value]
}
