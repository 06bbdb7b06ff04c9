import { kitTemplateSortColumns, type KitTemplateListInput } from '@trivet/core/contract/kits'
import type { ListState } from '../../lib/list-state.ts'
import { knownWord } from '../../lib/list-words.ts'

export const templateFilterNames = ['archived'] as const

export type TemplateList = ListState<(typeof templateFilterNames)[number]>

/** What the address asks for; words it does not know are as good as none. */
export function templateQuery(list: TemplateList): KitTemplateListInput {
  const column = knownWord(kitTemplateSortColumns, list.sort?.column ?? '')
  const sort = column && (list.sort?.direction === 'descending' ? (`-${column}` as const) : column)
  return {
    q: list.search || undefined,
    archived: knownWord(['yes', 'all'], list.filter('archived')),
    sort,
    pageNumber: list.page,
  }
}
