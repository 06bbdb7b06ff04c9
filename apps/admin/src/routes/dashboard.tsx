import { ConsolePage } from '../components/console-page.tsx'

export default function DashboardRoute() {
  return <ConsolePage title="Dashboard">{null}</ConsolePage>
}
