/** What the erasure of a person does with a column; see docs/policy.md#erasure. */
export type Fate =
  /** The row is gone, or what the column held: nothing, or no text at all. */
  | 'deleted'
  | 'null'
  | 'empty'
  /** A word in its place, where there was one: the database, or whoever reads it, wants something there. */
  | 'word'
  | 'word-anyway'
  /** What nobody is called, and where nobody is written to. */
  | 'nobody'
  | 'no-address'
  | 'no-slug'
  /** What numbers and yes or no say stays, words go. */
  | 'numbers'
  | 'kit-name'
  /** Where a delivery went before a change, or after it, goes; a status stays. */
  | 'changed-address'
  /** The instant of the erasure, where there was none; and one so long ago that the file's own job takes it away. */
  | 'now'
  | 'long-ago'
  /** In the books: they are kept without the person. */
  | 'kept'

/** By what a row is somebody's: one of these columns is the account, the order is one of theirs, or the address theirs. */
export type Belonging =
  | { by: 'account'; columns: readonly string[] }
  | { by: 'order' }
  | { by: 'kept answer' }
  | { by: 'email'; column: string }
  | { by: 'message' }
  | { by: 'mail' }
  | { by: 'audit' }
  | { by: 'limit' }

export type PersonalTable = {
  belongs: Belonging
  /** Every column with words that are about the person, and what erasure does with it. */
  columns: Readonly<Record<string, Fate>>
  /** Of those, what no copy has: secrets, and what only repeats something. */
  withheld?: readonly string[]
  /** What else a copy has. */
  facts?: readonly string[]
  /** Words that say nothing of a person. */
  impersonal?: readonly string[]
}

/** The ways in which most rows are somebody's. */
export const ofAccount = { by: 'account', columns: ['user_id'] } as const satisfies Belonging
export const ofHost = { by: 'account', columns: ['host_id'] } as const satisfies Belonging
export const ofOrder = { by: 'order' } as const satisfies Belonging
export const byKey = { by: 'email', column: 'email_key' } as const satisfies Belonging

/** Gone with their rows; every other table keeps its rows, without the person. */
export function isDeleted(table: PersonalTable): boolean {
  return Object.values(table.columns).includes('deleted')
}

/** The columns that somebody who asks for a copy gets of a table. */
export function copiedColumns({ columns, withheld = [], facts = [] }: PersonalTable): string[] {
  return [...facts, ...Object.keys(columns).filter((column) => !withheld.includes(column))]
}
