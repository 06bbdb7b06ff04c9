import type { StaffUserItem } from '@trivet/core/contract/accounts'
import { Badge } from '@trivet/ui/badge'
import { Ban, ChefHat, FlaskConical, House, ShieldCheck } from 'lucide-react'

type Roles = Pick<StaffUserItem, 'isAdmin' | 'isHost' | 'isDisabled' | 'isSample'>

export function RoleBadges({ isAdmin, isHost, isDisabled, isSample }: Roles) {
  return (
    <span className="flex flex-wrap gap-1">
      {isAdmin && (
        <Badge tone="info" icon={<ShieldCheck aria-hidden strokeWidth={1.75} />}>
          Admin
        </Badge>
      )}
      {isHost && (
        <Badge tone="success" icon={<House aria-hidden strokeWidth={1.75} />}>
          Host
        </Badge>
      )}
      {!isAdmin && !isHost && <Badge icon={<ChefHat aria-hidden strokeWidth={1.75} />}>Guest</Badge>}
      {isSample && <Badge icon={<FlaskConical aria-hidden strokeWidth={1.75} />}>Sample</Badge>}
      {isDisabled && (
        <Badge tone="danger" icon={<Ban aria-hidden strokeWidth={1.75} />}>
          Disabled
        </Badge>
      )}
    </span>
  )
}
