import type { AdminKitTemplateRow } from '@trivet/core/contract/kits'
import { Badge } from '@trivet/ui/badge'

type TemplateStateProps = Pick<AdminKitTemplateRow, 'archivedAt' | 'isOffered' | 'problems'>

/** Whether guests can start from it, and what keeps them from it or from some of it. */
export function TemplateState({ archivedAt, isOffered, problems }: TemplateStateProps) {
  return (
    <span className="grid justify-items-start gap-1">
      <StateBadge archivedAt={archivedAt} isOffered={isOffered} isWhole={problems.length === 0} />
      {problems.map((problem) => (
        <span key={problem} className="text-caption text-muted-foreground">
          {problem}
        </span>
      ))}
    </span>
  )
}

type StateBadgeProps = { archivedAt: string | null; isOffered: boolean; isWhole: boolean }

function StateBadge({ archivedAt, isOffered, isWhole }: StateBadgeProps) {
  if (archivedAt) return <Badge tone="neutral">Archived</Badge>
  if (!isOffered) return <Badge tone="danger">Not offered</Badge>
  return isWhole ? <Badge tone="success">Offered</Badge> : <Badge tone="warning">Offered in part</Badge>
}
