import { ConsolePage } from '../components/console-page.tsx'

export default function MailRoute() {
  return <ConsolePage title="Mail">{null}</ConsolePage>
}
