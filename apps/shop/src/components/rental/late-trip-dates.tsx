import { lazy } from 'react'
import { onceLoaded } from '../../lib/once-loaded.ts'
import { PagePart } from '../page/page-part.tsx'

// the server's HTML has the field; its script may come after the rest of the page
const TripDatesField = lazy(() =>
  onceLoaded(import('./trip-dates-field.tsx').then((file) => ({ default: file.TripDatesField }))),
)

// one element for ever: what is chosen beside it must not disturb it while its script is under way
export const lateTripDates = (
  <PagePart>
    <TripDatesField />
  </PagePart>
)
