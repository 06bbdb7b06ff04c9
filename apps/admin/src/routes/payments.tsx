import { ConsolePage } from '../components/console-page.tsx'

export default function PaymentsRoute() {
  return <ConsolePage title="Payments">{null}</ConsolePage>
}
