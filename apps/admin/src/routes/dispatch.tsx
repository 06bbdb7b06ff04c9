import { ConsolePage } from '../components/console-page.tsx'

export default function DispatchRoute() {
  return <ConsolePage title="Dispatch">{null}</ConsolePage>
}
