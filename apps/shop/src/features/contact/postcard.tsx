import { LogoMark } from '@trivet/ui/logo'
import type { ReactNode } from 'react'

/** What is written to us lies on the cloth as a card with its stamp on. */
export function Postcard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-cloth border bg-card p-6 shadow-contact sm:p-8">
      <div className="mb-6 flex items-start justify-between gap-6 border-b border-dashed border-input pb-6">
        <h2 className="type-h2">{title}</h2>
        <span aria-hidden className="relative shrink-0">
          <span className="weave weave-chef flex h-22 w-18 items-center justify-end rounded-cloth border-4 border-dotted border-background pr-2 outline -outline-offset-2 outline-border">
            <LogoMark className="size-7 text-primary" />
          </span>
          <span className="absolute top-9 -left-10 flex size-17 -rotate-12 items-center justify-center rounded-tool border-2 border-muted-foreground/60 text-center font-mono text-caption text-muted-foreground">
            24 h
          </span>
        </span>
      </div>
      {children}
    </div>
  )
}
