import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCreator,
} from 'kysely'
import type { Tables } from '../../generated/tables.ts'

export type { Tables }

/** What SQL is built with: it writes text, it never runs it. */
export type Builder = QueryCreator<Tables>

/** Leaves each value that a request brings as a parameter. */
export const builder: Kysely<Tables> = builderWith(() => new PostgresQueryCompiler())

export function builderWith(createQueryCompiler: () => PostgresQueryCompiler): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler,
    },
  })
}
