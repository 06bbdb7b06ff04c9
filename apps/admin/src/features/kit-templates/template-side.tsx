import type { AdminKitTemplate } from '@trivet/core/contract/kits'
import * as generalCopy from '@trivet/core/copy/general'
import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { Instant } from '../../components/instant.tsx'
import { Fact, Facts, Panel } from '../../components/panel.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { TemplateState } from './template-state.tsx'

/** Beside the form: what is done at once, without it. */
export function TemplateSide({ template }: { template: AdminKitTemplate }) {
  const { _id, archivedAt, updatedAt } = template
  const utils = trpc.useUtils()
  const archive = trpc.kitTemplates.archive.useMutation({
    onSuccess(saved) {
      utils.kitTemplates.byId.setData({ id: saved._id }, saved)
      toast.success(saved.archivedAt ? 'Template archived' : 'Template restored')
    },
    onError: (error) => toast.error(messageOf(error, generalCopy.errorOccurred)),
    onSettled: () => utils.kitTemplates.list.invalidate(),
  })
  return (
    <div className="grid min-w-0 gap-4 lg:sticky lg:top-6 lg:gap-6">
      <Panel title="State">
        <Facts>
          <Fact label="Guests">
            <TemplateState {...template} />
          </Fact>
          <Fact label="Changed">
            <Instant at={updatedAt} />
          </Fact>
        </Facts>
        <p className="mt-4 text-muted-foreground">
          {archivedAt
            ? 'Guests are not offered it. Restored, it is as it was.'
            : 'Archived, guests are no longer offered it. Kits that were made from it stay.'}
        </p>
        <Button
          className="mt-4"
          variant="secondary"
          size="sm"
          loading={archive.isPending}
          loadingText={archivedAt ? 'Restoring…' : 'Archiving…'}
          onClick={() => archive.mutate({ id: _id, isArchived: archivedAt === null })}
        >
          {archivedAt ? 'Restore' : 'Archive'}
        </Button>
      </Panel>
    </div>
  )
}
