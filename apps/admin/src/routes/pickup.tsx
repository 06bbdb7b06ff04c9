import { useParams } from 'react-router'
import { PickupPage } from '../features/dispatch/pickup-page.tsx'

export default function PickupRoute() {
  const { id = '' } = useParams()
  return <PickupPage key={id} orderId={id} />
}
