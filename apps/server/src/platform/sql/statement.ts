import { PostgresQueryCompiler, sql, type Compilable, type RawBuilder } from 'kysely'
import { query, queryShared, type Sql } from '../database.ts'
import { currentRequestId } from '../request-id.ts'
import { builderWith, type Builder } from './builder.ts'

/** One for each parameter, by its name. */
export type Slots<Values> = { [Name in keyof Values]-?: RawBuilder<Values[Name]> }

export type Statement<Values, Row> = (sql: Sql, values: Values) => Promise<Row[]>

type Build<Values, Row> = (db: Builder, $: Slots<Values>, json: Slots<Values>) => Compilable<Row>

/** A statement as PostgreSQL gets it, and how its parameters are filled. */
type Compiled = { text: string; slots: Slot[] }

class Slot {
  readonly name: string
  readonly isJson: boolean
  constructor(name: string, isJson: boolean) {
    this.name = name
    this.isJson = isJson
  }
}

/**
 * A slot that is used twice stays one parameter. Everything else becomes part of the text: a constant that was a
 * parameter would cost the partial indexes it selects, as soon as PostgreSQL plans the statement for all values.
 */
class SlotCompiler extends PostgresQueryCompiler {
  #slots: Slot[] = []

  override compileQuery(...args: Parameters<PostgresQueryCompiler['compileQuery']>) {
    this.#slots = []
    return { ...super.compileQuery(...args), parameters: this.#slots }
  }

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Slot)) return this.appendImmediateValue(value)
    const known = this.#slots.findIndex(({ name, isJson }) => name === value.name && isJson === value.isJson)
    this.append(`$${known === -1 ? this.#slots.push(value) : known + 1}`)
  }
}

const requestIdName = 'request id'

/** A slot that no caller fills: the id of the request in which the statement is run, null where there is none. */
export const requestIdSlot: RawBuilder<string | null> = sql`${new Slot(requestIdName, false)}`

const builder = builderWith(() => new SlotCompiler())

const compilations = new Map<string, () => Compiled>()

/** Every statement there is, by name. */
export function allStatements(): { name: string; text: string }[] {
  return [...compilations].map(([name, compile]) => ({ name, text: compile().text }))
}

/**
 * A statement with a place for each of its values: `statement<{ id: string }>()('order-by-id', (db, $) => …)`. Its text
 * is made once, when it is first asked for, and prepared by PostgreSQL under its name.
 *
 * `$.id` is the value itself, `json.lines` the value as JSON.
 */
export function statement<Values extends object = Record<never, never>>() {
  return declare<Values>(query)
}

/**
 * As `statement`, for what many calls read: a few rows, found by a key. Outside a transaction it shares a
 * connection with the reads of other requests, which a slow one would hold up (decision 60).
 */
export function shortRead<Values extends object = Record<never, never>>() {
  return declare<Values>(queryShared)
}

function declare<Values extends object>(ask: typeof query) {
  return <Row>(name: string, build: Build<Values, Row>): Statement<Values, Row> => {
    const compile = remember(name, build)
    return (sql, values) => run<Row>(ask, sql, name, compile(), values)
  }
}

/**
 * Statements that differ in their shape, such as a list and its order: one text for each shape, made when it is first
 * asked for. `shapes` are all there are, by name.
 */
export function statements<Values extends object = Record<never, never>>() {
  return <Shape extends string, Row>(
    name: string,
    shapes: readonly Shape[],
    build: (shape: Shape) => Build<Values, Row>,
  ): ((sql: Sql, shape: Shape, values: Values) => Promise<Row[]>) => {
    const compile = Object.fromEntries(
      shapes.map((shape) => [shape, remember(`${name}: ${shape}`, build(shape))]),
    ) as Record<Shape, () => Compiled>
    return (sql, shape, values) => run<Row>(query, sql, `${name}: ${shape}`, compile[shape](), values)
  }
}

function remember<Values, Row>(name: string, build: Build<Values, Row>): () => Compiled {
  if (compilations.has(name)) throw new RangeError(`There are two statements named ${name}`)
  let compiled: Compiled | undefined
  const compile = () => (compiled ??= compileOnce(build))
  compilations.set(name, compile)
  return compile
}

async function run<Row>(
  ask: typeof query,
  sql: Sql,
  name: string,
  { text, slots }: Compiled,
  values: object,
): Promise<Row[]> {
  const given: Record<string, unknown> = { ...values }
  const filled = slots.map((slot) => {
    const value = (slot.name === requestIdName ? currentRequestId() : given[slot.name]) ?? null
    return slot.isJson && value !== null ? JSON.stringify(value) : value
  })
  const result = await ask(sql, { name, text, values: filled })
  return result.rows as Row[]
}

function compileOnce<Values, Row>(build: Build<Values, Row>): Compiled {
  const { sql: text, parameters } = build(builder, slotsOf<Values>(false), slotsOf<Values>(true)).compile()
  return { text, slots: parameters.filter((parameter) => parameter instanceof Slot) }
}

function slotsOf<Values>(isJson: boolean): Slots<Values> {
  const handler: ProxyHandler<object> = {
    get: (_, name) => sql`${new Slot(String(name), isJson)}`,
    // spread, they would be nothing at all
    ownKeys: () => {
      throw new TypeError('Slots are named one by one')
    },
  }
  return new Proxy({}, handler) as Slots<Values>
}
