import type { StaffUserItem } from '@trivet/core/contract/accounts'
import { column } from '@trivet/ui/data-table'
import { EmailText } from '../../components/email-text.tsx'
import { Instant } from '../../components/instant.tsx'
import { RecordLink } from '../../components/record-link.tsx'
import { paths } from '../../paths.ts'
import { RoleBadges } from './role-badges.tsx'

export const userColumns = [
  column(
    'Name',
    (user: StaffUserItem) => (
      <RecordLink
        to={paths.user(user)}
        className="inline-block py-1 font-medium wrap-anywhere underline underline-offset-4"
      >
        {user.name}
      </RecordLink>
    ),
    { sortKey: 'name', className: 'min-w-40' },
  ),
  column(
    'Email',
    (user: StaffUserItem) => (
      <a href={`mailto:${user.email}`} className="inline-block py-1 underline underline-offset-4">
        <EmailText email={user.email} />
      </a>
    ),
    { sortKey: 'email', className: 'min-w-44' },
  ),
  column('Phone', (user: StaffUserItem) => user.phone || '—', {
    className: 'min-w-36 wrap-anywhere tabular-nums',
  }),
  column('Since', (user: StaffUserItem) => <Instant at={user.createdAt} />, { sortKey: 'since' }),
  column('Orders', (user: StaffUserItem) => user.orders, { numeric: true }),
  column('Roles', (user: StaffUserItem) => <RoleBadges {...user} />),
]
