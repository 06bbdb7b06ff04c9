import { Button } from '@trivet/ui/button'
import { CircleHelp, LayoutTemplate, Redo2, Undo2 } from 'lucide-react'
import type { KitWork } from './use-kit-work.ts'

type KitToolsProps = { work: KitWork; onGuide: () => void; onTemplates: () => void }

/** Steps back and forth, templates and the guide. */
export function KitTools({ work, onGuide, onTemplates }: KitToolsProps) {
  return (
    <div role="group" aria-label="Kit tools" className="flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="icon"
        aria-label="Undo"
        title="Undo (Ctrl+Z)"
        aria-keyshortcuts="Control+Z"
        // not disabled, which would drop the focus of who undoes step by step
        aria-disabled={!work.canUndo || undefined}
        onClick={work.canUndo ? work.undo : undefined}
      >
        <Undo2 aria-hidden strokeWidth={1.75} />
      </Button>
      <Button
        variant="secondary"
        size="icon"
        aria-label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={!work.canRedo || undefined}
        onClick={work.canRedo ? work.redo : undefined}
      >
        <Redo2 aria-hidden strokeWidth={1.75} />
      </Button>
      <Button variant="secondary" className="px-5" onClick={onTemplates}>
        <LayoutTemplate aria-hidden strokeWidth={1.75} />
        Quick start
      </Button>
      <Button variant="ghost" className="px-4 max-sm:px-3" onClick={onGuide}>
        <CircleHelp aria-hidden strokeWidth={1.75} />
        <span className="max-sm:sr-only">Guide</span>
      </Button>
    </div>
  )
}
