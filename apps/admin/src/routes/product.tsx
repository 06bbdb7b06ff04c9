import { ConsolePage } from '../components/console-page.tsx'

export default function ProductRoute() {
  return <ConsolePage title="Product">{null}</ConsolePage>
}
