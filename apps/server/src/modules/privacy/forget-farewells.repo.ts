import { statement } from '../../platform/sql/statement.ts'

/** The last mail to an erased address is the last place that has it: gone, once it is sent or cannot be. */
export const forgetFarewells = statement()('forget-farewells', (db) =>
  db
    .deleteFrom('queued_mails')
    .where('template', '=', 'account-erased')
    .where('status', 'in', ['sent', 'dead']),
)
