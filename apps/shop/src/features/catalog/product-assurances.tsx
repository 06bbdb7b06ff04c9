import type { Cents } from '@trivet/core/money'
import { Assurances } from '../../components/rental/assurances.tsx'
import { useCart } from '../../lib/cart.tsx'

export function ProductAssurances({ deposit }: { deposit: Cents }) {
  const { cart, ready } = useCart()
  return <Assurances start={ready ? cart.period.start : null} protection="offered" deposit={deposit} />
}
