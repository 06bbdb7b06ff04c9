import { ConsolePage } from '../components/console-page.tsx'

export default function ReviewsRoute() {
  return <ConsolePage title="Reviews">{null}</ConsolePage>
}
