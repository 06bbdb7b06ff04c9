import type { ProductPage } from '@trivet/core/contract/catalog'
import * as catalogCopy from '@trivet/core/copy/catalog'
import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { CatalogFilter } from './catalog-query.ts'
import { Suggestions } from './suggestions.tsx'

/** What is said in place of a list: why it is empty, and ways on. */
export function NothingFound({ query, result }: { query: CatalogFilter; result: ProductPage }) {
  if (query.unknown !== undefined) return <UnknownFilter name={query.unknown} />
  const isPastTheEnd = result.pages > 0
  const { start, end } = query
  return (
    <>
      <EmptyState
        title={catalogCopy.noProductsFound}
        description={isPastTheEnd ? 'This list has fewer pages than that.' : adviceFor(query)}
        action={
          <Button
            render={<Link to={paths.catalog(isPastTheEnd ? { ...query, pageNumber: 1 } : { start, end })} />}
          >
            {isPastTheEnd ? 'Back to the first page' : 'Show everything'}
          </Button>
        }
      />
      <Suggestions names={result.suggestions} notRented={result.notRented} />
    </>
  )
}

function adviceFor({ inStock, start, maxPrice, kind, type }: CatalogFilter): string {
  if (kind === 'kit' && type) return 'A kit holds pieces of many types: ask for one or the other.'
  if (inStock && start) return 'Nothing like that is free on all your days. Other dates may do.'
  if (maxPrice) return 'Try a higher price or another collection.'
  return 'Try a shorter word or another collection.'
}

/** Who came by a link to something the shop does not have is told so, instead of being shown everything. */
function UnknownFilter({ name }: { name: string }) {
  return (
    <EmptyState
      title={`We have no collection and no type of piece called “${name}”.`}
      description="The link may be old or mistyped."
      action={<Button render={<Link to={paths.catalog()} />}>Show all products</Button>}
    />
  )
}
