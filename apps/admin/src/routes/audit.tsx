import { ConsolePage } from '../components/console-page.tsx'

export default function AuditRoute() {
  return <ConsolePage title="Audit log">{null}</ConsolePage>
}
