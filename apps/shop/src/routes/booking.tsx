import { PageHead } from '../components/page/page-head.tsx'
import { RequireSession } from '../components/page/require-session.tsx'
import { BookingPage } from '../features/booking/booking-page.tsx'

export default function BookingRoute() {
  return (
    <>
      <PageHead title="Booking" />
      <RequireSession>{(user) => <BookingPage user={user} />}</RequireSession>
    </>
  )
}
