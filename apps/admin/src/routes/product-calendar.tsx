import { ConsolePage } from '../components/console-page.tsx'

export default function ProductCalendarRoute() {
  return <ConsolePage title="Availability">{null}</ConsolePage>
}
