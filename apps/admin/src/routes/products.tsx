import { ConsolePage } from '../components/console-page.tsx'

export default function ProductsRoute() {
  return <ConsolePage title="Products">{null}</ConsolePage>
}
