import * as promotionCodesCopy from '@trivet/core/copy/promotion-codes'
import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { Link, useParams } from 'react-router'
import { AdminPage } from '../components/admin-page.tsx'
import { QueryState } from '../components/query-state.tsx'
import { WayBack } from '../components/way-back.tsx'
import { EditPromotion } from '../features/promotion-codes/edit-promotion.tsx'
import { PromotionSide } from '../features/promotion-codes/promotion-side.tsx'
import { statusOf, trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function PromotionCodeRoute() {
  const { id = '' } = useParams()
  const query = trpc.promotionCodes.byId.useQuery({ id })
  if (statusOf(query.error) === 404) return <CodeNotFound />
  const code = query.data?.draft.code
  return (
    <AdminPage
      title={code ? `Edit ${code}` : 'Edit promotion code'}
      heading={code ?? 'Edit promotion code'}
      above={<WayBack to={paths.promotionCodes()} label="All promotion codes" />}
    >
      <QueryState query={query} failure={promotionCodesCopy.codesLoadFailed}>
        {(promotion) => (
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
            <EditPromotion key={promotion._id} promotion={promotion} />
            <PromotionSide promotion={promotion} />
          </div>
        )}
      </QueryState>
    </AdminPage>
  )
}

function CodeNotFound() {
  return (
    <AdminPage title={promotionCodesCopy.codeNotFound}>
      <EmptyState
        title="No promotion code has this id"
        description="Check the address, or look for the code in the list."
        action={<Button render={<Link to={paths.promotionCodes()} />}>All promotion codes</Button>}
      />
    </AdminPage>
  )
}
