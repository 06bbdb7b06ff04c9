import type { Cents } from '@trivet/core/money'
import { Assurances } from '../../components/rental/assurances.tsx'
import { useTripDates } from '../../lib/cart.ts'

export function ProductAssurances({ deposit }: { deposit: Cents }) {
  const { dates, ready } = useTripDates()
  return <Assurances start={ready ? dates.start : null} protection="offered" deposit={deposit} />
}
