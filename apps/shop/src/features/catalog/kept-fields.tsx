import { paths } from '../../paths.ts'
import type { CatalogQuery } from '../../paths.ts'

type KeptFieldsProps = {
  query: CatalogQuery
  /** What the form asks for itself. */
  without: readonly (keyof CatalogQuery)[]
}

/** What else is asked for, so that a form sent without script keeps it. */
export function KeptFields({ query, without }: KeptFieldsProps) {
  const [, text] = paths.catalog({ ...query, pageNumber: undefined }).split('?')
  const own = new Set<string>(without)
  return [...new URLSearchParams(text)]
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
