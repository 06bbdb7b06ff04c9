import { useState } from 'react'
import type { Choice, ChoiceGroup } from './choice.ts'
import { commands, matching } from './commands.ts'
import { foundGroups } from './found-groups.ts'
import { recentChoices, rememberChoice } from './recent-choices.ts'
import { useSearch } from './use-search.ts'

type Actions = Parameters<typeof commands>[0]

/** The lines of the menu for what is typed: with nothing typed, what was opened last and the pages. */
export function useChoices(typed: string, actions: Actions) {
  const [recent] = useState(recentChoices)
  const search = useSearch(typed)
  const pages = { title: 'Pages and commands', choices: matching(commands(actions), typed) }
  const all: readonly ChoiceGroup[] =
    typed.trim() === ''
      ? [{ title: 'Recent', choices: recent }, pages]
      : [...(search.found ? foundGroups(search.found) : []), pages]
  const groups = all.filter(({ choices }) => choices.length > 0)
  const choices: readonly Choice[] = groups.flatMap((group) => group.choices)
  return { groups, choices, search, remember: rememberChoice }
}
