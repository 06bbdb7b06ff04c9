import { supportEmail } from '@trivet/core/company'
import { cn } from '@trivet/ui/cn'
import { useShopSettings } from '../lib/shop-settings.tsx'

/** Where guests write to, as the shop has set it. */
export function useSupportEmail(): string {
  return supportEmail(useShopSettings().company)
}

export function SupportEmail({ className }: { className?: string }) {
  const email = useSupportEmail()
  return (
    <a href={`mailto:${email}`} className={cn('underline underline-offset-4', className)}>
      {email}
    </a>
  )
}
