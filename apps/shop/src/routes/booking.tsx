import { PageHead } from '../components/page/page-head.tsx'
import { RequireSession } from '../components/page/require-session.tsx'
import { BookingPage } from '../features/booking/booking-page.tsx'
import { offerNeeds } from '../features/booking/offer-needs.ts'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { browserLoader, serverHeadStart } from '../lib/route-data.ts'

// what the shop offers waits for no script, though the page does
export const loader = serverHeadStart(offerNeeds)
export const clientLoader = browserLoader(offerNeeds)
export const headers = publicPageHeaders

// a later step asks for nothing of it
export function shouldRevalidate() {
  return false
}

export default function BookingRoute() {
  return (
    <>
      <PageHead title="Booking" />
      <RequireSession opening={<BookingPage user={null} />}>
        {(user) => <BookingPage user={user} />}
      </RequireSession>
    </>
  )
}
