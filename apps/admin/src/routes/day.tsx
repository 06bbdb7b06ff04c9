import { NotAllowed } from '../components/not-allowed.tsx'
import { DayPage } from '../features/day/day-page.tsx'
import { SetUpFirst } from '../features/security/set-up-first.tsx'
import { useMay } from '../lib/may.ts'
import { useStaff } from '../lib/session.ts'

/** What waits on this phone is there without a session; whoever is signed in has to be a driver. */
export default function DayRoute() {
  const isDriver = useMay('day')
  return useStaff() && !isDriver ? (
    <main className="p-4">
      <NotAllowed permission="day" />
    </main>
  ) : (
    <DayPage setUpFirst={<SetUpFirst />} />
  )
}
