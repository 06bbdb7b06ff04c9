import { ConsolePage } from '../components/console-page.tsx'
import { DispatchBoard } from '../features/dispatch/dispatch-board.tsx'

export default function DispatchRoute() {
  return (
    <ConsolePage title="Dispatch">
      <DispatchBoard />
    </ConsolePage>
  )
}
