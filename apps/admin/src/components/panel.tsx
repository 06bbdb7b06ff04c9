import { Card } from '@trivet/ui/card'
import type { ReactNode } from 'react'

/** A titled part of a page, white on salt. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card render={<section />} className="@container min-w-0 p-4 md:p-6">
      <h2 className="mb-3 font-semibold">{title}</h2>
      {children}
    </Card>
  )
}

export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 @sm:grid-cols-[9rem_minmax(0,1fr)]">
      {children}
    </dl>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
