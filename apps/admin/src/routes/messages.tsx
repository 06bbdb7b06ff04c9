import { ConsolePage } from '../components/console-page.tsx'

export default function MessagesRoute() {
  return <ConsolePage title="Messages">{null}</ConsolePage>
}
