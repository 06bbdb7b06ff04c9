import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'

type AdminPageProps = {
  /** Of the browser's tab, and of the page when it has no other heading. */
  title: string
  heading?: ReactNode
  /** Stands above the title, such as the way back to the list. */
  above?: ReactNode
  note?: ReactNode
  children: ReactNode
}

export function AdminPage({ title, heading = title, above, note, children }: AdminPageProps) {
  return (
    <>
      <PageTitle title={title} />
      {above}
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 type-h3 break-words">{heading}</h1>
        {note && <div className="text-muted-foreground">{note}</div>}
      </div>
      {children}
    </>
  )
}
