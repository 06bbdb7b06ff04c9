import { memo } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { KitShelfView } from './kit-shelf-view.tsx'
import { readKitWish } from './kit-wish.ts'
import { useKitShelf } from './use-kit-shelf.ts'
import type { KitActions } from './use-kit-work.ts'

type ShopShelfProps = { kitId: string | null; onAdd: KitActions['add'] }

/** The shop's products; apart from the kit, so that adding to that asks nothing here. */
export const ShopShelf = memo(function ShopShelf({ kitId, onAdd }: ShopShelfProps) {
  const [query] = useSearchParams()
  const wish = readKitWish(query)
  return (
    <KitShelfView
      shelf={useKitShelf(wish)}
      wish={wish}
      hrefFor={(next) => (kitId ? paths.editKit({ id: kitId, ...next }) : paths.kitBuilder(next))}
      onAdd={onAdd}
    />
  )
})
