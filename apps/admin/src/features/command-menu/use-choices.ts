import { useState } from 'react'
import type { ChoiceGroup } from './choice.ts'
import { commands, matching } from './commands.ts'
import { foundGroups } from './found-groups.ts'
import { recentChoices } from './recent-choices.ts'
import { useSearch } from './use-search.ts'

type Actions = Parameters<typeof commands>[0]

/** The lines of the menu for what is typed: with nothing typed, what was opened last and the pages. */
export function useChoices(typed: string, actions: Actions) {
  const [recent] = useState(recentChoices)
  const search = useSearch(typed)
  const pages = { title: 'Pages and commands', items: matching(commands(actions), typed) }
  const all: readonly ChoiceGroup[] =
    typed.trim() === ''
      ? [{ title: 'Recent', items: recent }, pages]
      : [...(search.found ? foundGroups(search.found) : []), pages]
  const groups = all.filter(({ items }) => items.length > 0)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return { groups, count, search }
}
