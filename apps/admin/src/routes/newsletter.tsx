import { ConsolePage } from '../components/console-page.tsx'

export default function NewsletterRoute() {
  return <ConsolePage title="Newsletter">{null}</ConsolePage>
}
