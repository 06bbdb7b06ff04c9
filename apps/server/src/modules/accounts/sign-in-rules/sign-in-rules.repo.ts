import type { SecondFactorRule } from '@trivet/core/sign-in'
import type { Sql } from '../../../platform/database.ts'
import { insertRow } from '../../../platform/sql/insert.ts'
import { statement } from '../../../platform/sql/statement.ts'

const ruleStatement = statement()('second-factor-rule', (db) =>
  db.selectFrom('sign_in_rules').select('second_factor as secondFactor'),
)

export async function findSecondFactorRule(sql: Sql): Promise<SecondFactorRule> {
  const [rule] = await ruleStatement(sql, {})
  return rule?.secondFactor ?? 'nobody'
}

export const saveSecondFactorRule = statement<{ id: string; secondFactor: SecondFactorRule }>()(
  'save-second-factor-rule',
  (db, $) =>
    insertRow(db, 'sign_in_rules', $).onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ second_factor: eb.ref('excluded.second_factor') })),
    ),
)
