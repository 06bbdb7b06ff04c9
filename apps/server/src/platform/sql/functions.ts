// PostgreSQL's functions and operators that Kysely has no word for, each with the type of its answer.
import type { CalendarDate } from '@trivet/core/dates'
import type { PriceRow } from '@trivet/core/pricing'
import { sql, type AliasedRawBuilder, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { requestIdSlot } from './statement.ts'

/** null where the argument may be null. */
type NullOf<E> = null extends E ? null : never

/** `int(eb.fn.countAll())`: counts and sums are bigint, which the driver hands over as text. */
export function int<E>(value: Expression<E>): RawBuilder<number | NullOf<E>> {
  return sql`(${value})::int`
}

/** For `select`: Kysely's conditions count with databases that have no booleans. */
export function bool(condition: Expression<SqlBool>): RawBuilder<boolean> {
  return sql`(${condition})`
}

/** A condition that is said as text: of tables that the builder knows by name alone, or of many at once. */
export function condition(text: Expression<unknown>): RawBuilder<SqlBool> {
  return sql`(${text})`
}

/** A bigint as a number: exact up to 2^53, which no sum of ours reaches. */
export function float<E>(value: Expression<E>): RawBuilder<number | NullOf<E>> {
  return sql`(${value})::float8`
}

export function text<E>(value: Expression<E>): RawBuilder<string | NullOf<E>> {
  return sql`(${value})::text`
}

export function day<E>(value: Expression<E>): RawBuilder<CalendarDate | NullOf<E>> {
  return sql`(${value})::date`
}

/** The sum of whole numbers, in their unit; 0 of none. */
export function sumOf<E extends number>(value: Expression<E> | Expression<E | null>): RawBuilder<E> {
  return sql`coalesce(sum(${value}), 0)::int`
}

/** What rows of a price come to. */
export function centsOfRows(rows: Expression<readonly PriceRow[]>): RawBuilder<number> {
  return sql`price_rows_cents(${rows})::int`
}

/** For `eb('id', '=', any($.ids))`: one of the values of a list. */
export function any<E>(list: Expression<readonly E[] | null> | Expression<E[] | null>): RawBuilder<E> {
  return sql`any(${list})`
}

/**
 * A value that PostgreSQL does not look into while it plans, so that one plan serves every value. For statements that are asked
 * all day with values of one kind, and whose planning would take as long as the answer.
 */
export function unseen<T>(value: Expression<T>, type: 'text' | 'text[]'): RawBuilder<T> {
  return sql`(select ${value}::${sql.raw(type)})::${sql.raw(type)}`
}

export function greatest<E>(one: Expression<E>, other: Expression<NonNullable<E>>): RawBuilder<E> {
  return sql`greatest(${one}, ${other})`
}

export function least<E>(one: Expression<E>, other: Expression<NonNullable<E>>): RawBuilder<E> {
  return sql`least(${one}, ${other})`
}

/** One text of several; null when one of them is. */
export function joined<E extends string | null>(
  ...parts: (string | Expression<E> | Expression<string>)[]
): RawBuilder<string | NullOf<E>> {
  return sql`(${sql.join(
    parts.map((part) => (typeof part === 'string' ? sql.lit(part) : part)),
    sql` || `,
  )})`
}

/** By the database's clock, which every process shares. */
export function secondsFromNow(seconds: number): RawBuilder<Date> {
  return sql`(now() + ${sql.lit(`${seconds} seconds`)}::interval)`
}

/** For a number that is asked for in a query of its own; 0 where it finds none. */
export function orZero<E extends number>(query: Expression<Record<string, E | null>>): RawBuilder<E> {
  return sql`coalesce(${query}, 0)`
}

/** The day of an instant in a time zone. */
export function dayIn(instant: Expression<Date>, timeZone: Expression<string>): RawBuilder<CalendarDate> {
  return sql`((${instant})::timestamptz AT TIME ZONE ${timeZone})::date`
}

export function plusDays(day: Expression<CalendarDate>, days: number): RawBuilder<CalendarDate> {
  return sql`(${day} + ${sql.lit(days)}::int)`
}

/** So many days later, where the number is told with the statement. */
export function dayAfter(day: Expression<CalendarDate>, days: Expression<number>): RawBuilder<CalendarDate> {
  return sql`(${day} + ${days}::int)`
}

export function daysBetween(
  first: Expression<CalendarDate>,
  last: Expression<CalendarDate>,
): RawBuilder<number> {
  return sql`(${last}::date - ${first}::date)`
}

export function plusMilliseconds(instant: Expression<Date>, milliseconds: number): RawBuilder<Date> {
  return sql`(${instant} + ${sql.lit(`${milliseconds} milliseconds`)}::interval)`
}

/** For `eb('o.id', '=', anyFrom(query))`: one of what a query finds, which is asked once and first. */
export function anyFrom<E>(query: Expression<Record<string, E>>): RawBuilder<E> {
  return sql`any(array${query})`
}

export function firstLetters(of: Expression<string>, letters: number): RawBuilder<string> {
  return sql`left(${of}, ${sql.lit(letters)})`
}

/** Whether it holds for one of a group; false of none. */
export function holdsForSome(condition: Expression<SqlBool>): RawBuilder<boolean> {
  return sql`coalesce(bool_or(${condition}), false)`
}

/** Cents as a decimal, inside JSON: at the top level the driver would hand it over as text. */
export function decimalOf(cents: Expression<number>): RawBuilder<number> {
  return sql`round(${cents} / 100.0, 2)`
}

/** The time of day of an instant in a time zone, from `clock` ('09:00') on. */
export function isFromTime(
  instant: Expression<Date>,
  timeZone: Expression<string>,
  clock: Expression<string>,
): RawBuilder<boolean> {
  return sql`((${instant})::timestamptz AT TIME ZONE ${timeZone})::time >= (${clock})::time`
}

/** For `from`: the texts of a list as rows, each with its place from 1 on. */
export function listed<Of extends string, Alias extends string>(
  list: Expression<Of[]>,
  alias: Alias,
): AliasedRawBuilder<{ value: Of; place: string }, Alias> {
  return sql<{ value: Of; place: string }>`unnest(${list}::text[]) with ordinality`.as<Alias>(
    sql`${sql.id(alias)}(value, place)`,
  )
}

/** The digits of a text, spelled as the index of phone numbers spells it. */
export function digitsOf(of: Expression<string>): RawBuilder<string> {
  return sql`regexp_replace(${of}, '\\D', '', 'g')`
}

/** A sum that may grow past an integer; 0 of none. */
export function largeSumOf(value: Expression<number> | Expression<number | null>): RawBuilder<number> {
  return sql`coalesce(sum(${value}), 0)::float8`
}

/** The day of an instant, by the shop's clock as it was set at that moment. */
export function shopDay(instant: Expression<Date>): RawBuilder<CalendarDate> {
  return sql`shop_day(${instant})`
}

/** A month such as '2026-12', by the shop's clock as it was set at that moment. */
export function shopMonth(instant: Expression<Date>): RawBuilder<string> {
  return sql`to_char(shop_day(${instant}), 'YYYY-MM')`
}

export function monthsAfter(instant: Expression<Date>, months: Expression<number>): RawBuilder<Date> {
  return sql`(${instant}::timestamptz + make_interval(months => ${months}))`
}

/** One after the other: the second transaction with the same key waits here until the first ends. */
export function lockUntilCommit(key: Expression<string>): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`
}

export function split(words: Expression<string | null>, separator: string): RawBuilder<string[]> {
  return sql`string_to_array(${words}, ${sql.lit(separator)})`
}

export function lower(value: Expression<string>): RawBuilder<string> {
  return sql`lower(${value})`
}

/** The only column of a query, as a list. */
export function arrayOf<E>(query: Expression<Record<string, E>>): RawBuilder<E[]> {
  return sql`array${query}`
}

/** By the database's clock. */
export function now(): RawBuilder<Date> {
  return sql`now()`
}

export function plusSeconds(instant: Expression<Date>, seconds: Expression<number>): RawBuilder<Date> {
  return sql`(${instant}::timestamptz + make_interval(secs => ${seconds}))`
}

/** For `from`: each day from one to another, both included. */
export function days<Alias extends string>(
  first: Expression<CalendarDate>,
  last: Expression<CalendarDate>,
  alias: Alias,
): AliasedRawBuilder<{ day: CalendarDate }, Alias> {
  const series = sql`generate_series(${first}::date, ${last}::date, '1 day')`
  return sql<{ day: CalendarDate }>`(select at::date as day from ${series} at)`.as(alias)
}

/** The part of a text before, between or after its separators, from 1 on. */
export function partOf(of: Expression<string>, separator: string, place: number): RawBuilder<string> {
  return sql`split_part(${of}, ${sql.lit(separator)}, ${sql.lit(place)})`
}

export function nullIfEmpty(of: Expression<string>): RawBuilder<string | null> {
  return sql`nullif(${of}, '')`
}

export function secondsBetween(from: Expression<Date>, to: Expression<Date>): RawBuilder<number> {
  return sql`extract(epoch from ${to} - ${from}::timestamptz)::float8`
}

/** Of a list of whole numbers, from 1 on; the last one where the list is shorter. */
export function elementOf(list: Expression<number[]>, place: Expression<number>): RawBuilder<number> {
  return sql`(${list}::int[])[least(${place}, cardinality(${list}::int[]))]`
}

/** A JSON object with the id of the request in which it is written, if there is one, beside its own fields. */
export function withRequestId<E>(object: Expression<E>): RawBuilder<E> {
  return sql`(${object}::jsonb || jsonb_strip_nulls(jsonb_build_object('requestId', ${requestIdSlot}::text)))`
}
