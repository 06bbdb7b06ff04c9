import type { AdminKitTemplateRow } from '@trivet/core/contract/kits'
import { formatDollars } from '@trivet/core/money'
import { column } from '@trivet/ui/data-table'
import { Instant } from '../../components/instant.tsx'
import { RecordLink } from '../../components/record-link.tsx'
import { paths } from '../../paths.ts'
import { TemplateState } from './template-state.tsx'

export const templateColumns = [
  column(
    'Template',
    (template: AdminKitTemplateRow) => (
      <span className="block min-w-0">
        <RecordLink
          to={paths.kitTemplate(template)}
          className="block truncate font-medium underline underline-offset-4"
        >
          {template.name}
        </RecordLink>
        <span className="block truncate text-caption text-muted-foreground">{template.description}</span>
      </span>
    ),
    { sortKey: 'name', className: 'w-full max-w-64' },
  ),
  column('Guests', (template: AdminKitTemplateRow) => <TemplateState {...template} />),
  column('Pieces', ({ itemCount }: AdminKitTemplateRow) => itemCount, { numeric: true }),
  column('Price a week', ({ price }: AdminKitTemplateRow) => formatDollars(price), { numeric: true }),
  column('Place', ({ position }: AdminKitTemplateRow) => position, { sortKey: 'place', numeric: true }),
  column('Changed', ({ updatedAt }: AdminKitTemplateRow) => <Instant at={updatedAt} />, {
    sortKey: 'updated',
  }),
]
