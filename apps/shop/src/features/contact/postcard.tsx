import { LogoMark } from '@trivet/ui/logo'
import type { ReactNode } from 'react'

/** What is written to us lies on the cloth as a card with its stamp on. */
export function Postcard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-cloth border bg-card p-6 shadow-contact sm:p-8">
      <div className="mb-6 flex items-start justify-between gap-6 border-b border-dashed border-input pb-6">
        <h2 className="type-h2">{title}</h2>
        <span aria-hidden className="relative shrink-0">
          <span className="flex h-24 w-20 items-center justify-center rounded-cloth border-5 border-dotted border-card bg-secondary">
            <LogoMark className="size-10 text-primary" />
          </span>
          <span className="absolute top-8 -left-12 flex size-16 -rotate-12 items-center justify-center rounded-tool border-2 border-input font-mono text-caption text-muted-foreground">
            24 h
          </span>
        </span>
      </div>
      {children}
    </div>
  )
}
