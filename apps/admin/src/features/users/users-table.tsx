import type { UserListItem } from '@trivet/core'
import { Badge } from '@trivet/ui/badge'
import { column } from '@trivet/ui/data-table'
import { ChefHat, House, ShieldCheck } from 'lucide-react'
import { RecordTable } from '../../components/record-table.tsx'
import { Instant } from '../../components/instant.tsx'

const columns = [
  column('Name', (user: UserListItem) => <span className="font-medium">{user.name}</span>, {
    className: 'min-w-40',
  }),
  column('Email', (user: UserListItem) => (
    <a href={`mailto:${user.email}`} className="inline-block py-1 break-all underline underline-offset-4">
      {user.email}
    </a>
  )),
  column('Phone', (user: UserListItem) => user.phone || '—', { className: 'whitespace-nowrap tabular-nums' }),
  column('Since', (user: UserListItem) => <Instant at={user.createdAt} />),
  column('Roles', (user: UserListItem) => <Roles {...user} />),
]

export function UsersTable({ users }: { users: readonly UserListItem[] }) {
  return (
    <RecordTable
      caption="Accounts, newest first"
      columns={columns}
      rows={users}
      rowKey={(user) => user._id}
      empty="No accounts yet"
    />
  )
}

function Roles({ isAdmin, isHost }: UserListItem) {
  return (
    <span className="flex gap-1">
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
    </span>
  )
}
