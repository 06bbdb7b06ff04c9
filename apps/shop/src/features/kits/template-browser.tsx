import { kitCategoryLabels } from '@trivet/core/kits'
import { formatDollars } from '@trivet/core/money'
import type { KitTemplate } from '@trivet/core/contract/kits'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { EmptyState } from '@trivet/ui/empty-state'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { piecesText } from './kit-words.ts'

export type KitTemplates = {
  /** Undefined while they are on their way. */
  list: readonly KitTemplate[] | undefined
  error: { message: string; retry: () => void; isRetrying: boolean } | null
}

type TemplateBrowserProps = {
  templates: KitTemplates
  onUse: (template: KitTemplate) => void
  onClose: () => void
}

/** Kits to start from, each with what is in it and what it costs. */
export function TemplateBrowser({ templates, onUse, onClose }: TemplateBrowserProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title="Quick start"
        description="Lay out one of these and change it as you like."
      >
        <TemplateList templates={templates} onUse={onUse} />
      </DialogContent>
    </Dialog>
  )
}

function TemplateList({ templates: { list, error }, onUse }: Omit<TemplateBrowserProps, 'onClose'>) {
  if (error) {
    return <ErrorState title={error.message} onRetry={error.retry} isRetrying={error.isRetrying} />
  }
  if (!list) {
    return (
      <SkeletonGroup label="Loading templates" className="grid gap-4 sm:grid-cols-2">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-52" />
        ))}
      </SkeletonGroup>
    )
  }
  if (list.length === 0) {
    return (
      <EmptyState headingLevel={3} title="No templates at the moment" description="The cloth is yours." />
    )
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {list.map((template) => (
        <li key={template.id} className="grid">
          <TemplateCard template={template} onUse={() => onUse(template)} />
        </li>
      ))}
    </ul>
  )
}

function TemplateCard({ template, onUse }: { template: KitTemplate; onUse: () => void }) {
  const { name, description, itemCount, estimatedPrice, categories, items } = template
  return (
    <article className="flex flex-col rounded-cloth weave weave-custom stitched py-5 pr-5 pl-12">
      <h3 className="type-h3">{name}</h3>
      <p className="mt-2 text-small text-muted-foreground">{description}</p>
      <p className="mt-3 text-caption">
        {items.map(({ name: item, quantity }) => (quantity > 1 ? `${quantity} × ${item}` : item)).join(', ')}
      </p>
      <p className="mt-2 text-caption text-muted-foreground">
        {categories.map((category) => kitCategoryLabels[category]).join(' · ')}
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-4">
        <p className="font-mono text-small tabular-nums">
          {piecesText(itemCount)}, {formatDollars(estimatedPrice)} / week
        </p>
        <Button size="sm" className="h-11" onClick={onUse}>
          Lay it out<span className="sr-only">: {name}</span>
        </Button>
      </div>
    </article>
  )
}
