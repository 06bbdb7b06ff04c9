import type { AdminProduct } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { Link, useLocation } from 'react-router'
import { Instant } from '../../components/instant.tsx'
import { Fact, Facts, Panel } from '../../components/panel.tsx'
import { paths } from '../../paths.ts'
import { ArchiveButton } from './archive-button.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { StateBadges } from './product-badges.tsx'

/** Beside the form: what is done at once, without it. */
export function ProductSide({ product }: { product: AdminProduct }) {
  const { draft, archivedAt, updatedAt, componentOf } = product
  const { state } = useLocation()
  return (
    <div className="grid min-w-0 gap-4 lg:sticky lg:top-6 lg:gap-6">
      <PicturePanel product={product} />
      <Panel title="State">
        <Facts>
          <Fact label="In the shop">
            {archivedAt ? (
              <StateBadges isPopular={false} archivedAt={archivedAt} />
            ) : (
              <a href={`/products/${draft.slug}`} className="underline underline-offset-4">
                Open its page
              </a>
            )}
          </Fact>
          <Fact label="Changed">
            <Instant at={updatedAt} />
          </Fact>
          {componentOf.length > 0 && (
            <Fact label="Packed in">
              <ul>
                {componentOf.map((kit) => (
                  <li key={kit._id}>
                    <Link to={paths.product(kit)} className="underline underline-offset-4">
                      {kit.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </Fact>
          )}
        </Facts>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            render={<Link to={paths.productCalendar(product)} state={state} />}
          >
            Availability
          </Button>
          <Button variant="secondary" size="sm" render={<a href="#stock">Stock</a>} />
          <ArchiveButton product={product} />
        </div>
      </Panel>
    </div>
  )
}
