import { ConsolePage } from '../components/console-page.tsx'

export default function PickupRoute() {
  return <ConsolePage title="Pickup">{null}</ConsolePage>
}
