import { Headset } from 'lucide-react'
import { SupportEmail } from '../../components/support-email.tsx'
import { supportReply } from '../../components/support.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'

/** As it stands beside cart and payment; whoever writes has the order's number at hand. */
export function OrderContact({ number }: { number: string }) {
  const { supportHours } = useShopSettings().identity
  return (
    <p className="flex gap-3 text-small text-muted-foreground">
      <Headset aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        A question about order {number}? {supportHours}, or <SupportEmail className="font-medium" />.{' '}
        {supportReply}
      </span>
    </p>
  )
}
