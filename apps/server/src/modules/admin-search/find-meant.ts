import { lettersIn, meantTexts } from '@trivet/core/catalog'
import { leastSearchLength, type MeantSearch } from '@trivet/core/contract/search'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { findForRole, type Asked, type FoundInAdmin } from './find-for-role.ts'
import { findNearWords } from './near-words.repo.ts'

// who typed more has a slip in more than one place
const mostWords = 8

export const isNothing = (found: FoundInAdmin) => Object.values(found).every(({ length }) => length === 0)

/** What a text that finds nothing was probably meant to be, with what that finds; null when that is nothing, too. */
export async function findMeant(
  sql: Sql,
  { q, ...asked }: Asked,
): Promise<{ text: string; found: FoundInAdmin } | null> {
  for (const text of await meantBy(sql, q)) {
    const found = await findForRole(sql, { q: text, ...asked })
    if (!isNothing(found)) return { text, found }
  }
  return null
}

async function meantBy(sql: Sql, q: string): Promise<string[]> {
  const words = lettersIn(q)
  if (words.length === 0 || words.length > mostWords) return []
  const near = await findNearWords(sql, words)
  const ofPeople = new Map(near.map(({ word, ofPeople: known }) => [word, known]))
  const ofProducts = new Map(near.map(({ word, ofProducts: known }) => [word, known]))
  return [...new Set([...meantTexts(q, ofPeople), ...meantTexts(q, ofProducts)])]
}

/** For a list that has nothing of what was typed: what else to look for. */
export async function suggestSearch(ctx: UserContext, { q }: { q: string }): Promise<MeantSearch> {
  const role = ctx.actor.staffRole
  const meant = q.length < leastSearchLength ? null : await findMeant(ctx.sql, { q, count: 1, role })
  return { meant: meant?.text ?? null }
}
