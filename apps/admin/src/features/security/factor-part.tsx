import type { ReactNode } from 'react'

/** One kind of protection, under its name. */
export function FactorPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t pt-5 first:border-t-0 first:pt-0">
      <h3 className="mb-1 font-medium">{title}</h3>
      {children}
    </section>
  )
}
