import { ConsolePage } from '../components/console-page.tsx'

export default function UserRoute() {
  return <ConsolePage title="User">{null}</ConsolePage>
}
