import { Logo } from '@trivet/ui/logo'
import type { ReactNode } from 'react'
import { PageTitle } from '../components/page-title.tsx'
import { contentId } from '../lib/content-id.ts'
import { shopName } from '../lib/shop-name.ts'

type SignedOutPageProps = { title: string; heading: string; form: ReactNode; children?: ReactNode }

/** Around the forms by which staff come in. */
export function SignedOutPage({ title, heading, form, children }: SignedOutPageProps) {
  return (
    <main
      id={contentId}
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-100 flex-col justify-center px-4 py-8 outline-none"
    >
      <PageTitle title={title} />
      <Logo name={shopName} className="justify-center" />
      <div className="mt-6 rounded-cloth border bg-card p-6">
        <h1 className="mb-5 type-h3">{heading}</h1>
        {form}
      </div>
      {children}
    </main>
  )
}
