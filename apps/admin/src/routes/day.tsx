import { DayPage } from '../features/day/day-page.tsx'

export default function DayRoute() {
  return <DayPage />
}
