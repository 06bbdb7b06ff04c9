import type pg from 'pg'

/** What the database keeps as a sum, asked again: how many of each differ from what they are the sum of. */
const differences = {
  'balances of account credit, from their entries': `
    SELECT count(*)::int AS wrong FROM account_credits c
    FULL JOIN (SELECT user_id, sum(cents) AS cents FROM account_credit_entries GROUP BY user_id) e USING (user_id)
    WHERE coalesce(c.balance_cents, 0) <> coalesce(e.cents, 0)`,
  'payouts, from their lines': `
    SELECT count(*)::int AS wrong FROM payouts p
    WHERE p.amount_cents <> (
      SELECT coalesce(sum(CASE WHEN e."to" = 'available' THEN e.cents ELSE -e.cents END), 0)
      FROM payout_lines l JOIN commission_entries e ON e.id = l.entry_id WHERE l.payout_id = p.id)`,
  'reserved units of a day, from the reservations': `
    SELECT count(*)::int AS wrong FROM stock_days d
    WHERE d.reserved <> (
      SELECT coalesce(sum(r.units), 0) FROM reservations r
      WHERE r.product_id = d.product_id AND r.depot_id = d.depot_id AND d.day BETWEEN r.first_day AND r.last_day)`,
  'what a depot can promise on a day, from the facts': `
    SELECT count(*)::int AS wrong FROM stock_days d
    WHERE d.short <> greatest(0, d.reserved - d.capacity) OR d.capacity <> (
      SELECT s.capacity FROM stock_spans s
      WHERE s.product_id = d.product_id AND s.depot_id = d.depot_id AND d.day BETWEEN s.first_day AND s.last_day)`,
  'units owned, from the depots': `
    SELECT count(*)::int AS wrong FROM products p
    WHERE p.count_in_stock <> (SELECT sum(units) FROM depot_stock s WHERE s.product_id = p.id)`,
  'foreign keys that hold': `
    SELECT count(*)::int AS wrong FROM pg_constraint
    WHERE connamespace = current_schema()::regnamespace AND contype = 'f' AND NOT convalidated`,
  'triggers that are on': `
    SELECT count(*)::int AS wrong FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND NOT t.tgisinternal AND t.tgenabled = 'D'`,
}

export type BookCheck = { what: string; wrong: number }

export async function checkBooks(client: pg.ClientBase): Promise<BookCheck[]> {
  const checks: BookCheck[] = []
  for (const [what, text] of Object.entries(differences)) {
    const { rows } = await client.query<{ wrong: number }>(text)
    checks.push({ what, wrong: rows[0]!.wrong })
  }
  return checks
}
