import type { StaffUserItem } from '@trivet/core/contract/accounts'
import { staffRoleNames } from '@trivet/core/copy/staff'
import { Badge } from '@trivet/ui/badge'
import { Ban, ChefHat, FlaskConical, House, ShieldCheck } from 'lucide-react'

type Roles = Pick<StaffUserItem, 'staffRole' | 'isHost' | 'isDisabled' | 'isSample'>

export function RoleBadges({ staffRole, isHost, isDisabled, isSample }: Roles) {
  return (
    <span className="flex flex-wrap gap-1">
      {staffRole && (
        <Badge tone="info" icon={<ShieldCheck aria-hidden strokeWidth={1.75} />}>
          {staffRoleNames[staffRole]}
        </Badge>
      )}
      {isHost && (
        <Badge tone="success" icon={<House aria-hidden strokeWidth={1.75} />}>
          Host
        </Badge>
      )}
      {!staffRole && !isHost && <Badge icon={<ChefHat aria-hidden strokeWidth={1.75} />}>Guest</Badge>}
      {isSample && <Badge icon={<FlaskConical aria-hidden strokeWidth={1.75} />}>Sample</Badge>}
      {isDisabled && (
        <Badge tone="danger" icon={<Ban aria-hidden strokeWidth={1.75} />}>
          Disabled
        </Badge>
      )}
    </span>
  )
}
