import { sql, type ColumnType, type Expression, type RawBuilder } from 'kysely'

declare const isJson: unique symbol

/** JSON text on its way into a column. */
export type JsonText<Value> = { [isJson]: Value }

/**
 * A jsonb column: read as its value, written by `asJson`. The driver would turn an array into PostgreSQL's own.
 * @public The printed tables use it.
 */
export type JsonColumn<Value> = ColumnType<Value, JsonText<Value>, JsonText<Value>>

/** A JSON slot of a statement on its way into a column. */
export function asJson<Value>(slot: RawBuilder<Value>): RawBuilder<JsonText<Value>> {
  return sql`${slot}::jsonb`
}

/** The same; where the slot is null, what the column holds stays. */
export function asJsonOr<Value>(
  slot: RawBuilder<Value | null>,
  column: Expression<Value>,
): RawBuilder<JsonText<Value>> {
  return sql`coalesce(${slot}::jsonb, ${column})`
}
