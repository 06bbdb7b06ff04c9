import { ConsolePage } from '../components/console-page.tsx'

export default function ImportProductsRoute() {
  return <ConsolePage title="Import products">{null}</ConsolePage>
}
