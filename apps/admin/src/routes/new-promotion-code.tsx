import { AdminPage } from '../components/admin-page.tsx'
import { WayBack } from '../components/way-back.tsx'
import { NewPromotion } from '../features/promotion-codes/new-promotion.tsx'
import { paths } from '../paths.ts'

export default function NewPromotionCodeRoute() {
  return (
    <AdminPage
      title="New promotion code"
      above={<WayBack to={paths.promotionCodes()} label="All promotion codes" />}
      note="Guests can order with it from its first day on."
    >
      <NewPromotion />
    </AdminPage>
  )
}
