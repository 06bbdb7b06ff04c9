import { ConsolePage } from '../components/console-page.tsx'

export default function NewProductRoute() {
  return <ConsolePage title="New product">{null}</ConsolePage>
}
