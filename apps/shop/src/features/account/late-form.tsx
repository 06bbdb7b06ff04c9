import { memo } from 'react'
import type { ComponentType } from 'react'
import { PageLoader } from '../../components/page/page-loader.tsx'
import { NeedsScript } from '../../components/page/needs-script.tsx'
import { PagePart } from '../../components/page/page-part.tsx'

type LateFormProps = {
  Form: ComponentType<{ redirect: string }>
  redirect: string
  /** What cannot be done without JavaScript, as a sentence. */
  need: string
}

/**
 * A form that stands in the server's HTML; its script may come after the rest of the page. It is not drawn anew before
 * that: React would take the server's HTML away until then, with what is typed in it.
 */
export const LateForm = memo(function LateForm({ Form, redirect, need }: LateFormProps) {
  return (
    <>
      <NeedsScript need={need} />
      <div className="noscript:hidden">
        <PagePart fallback={<PageLoader />}>
          <Form redirect={redirect} />
        </PagePart>
      </div>
    </>
  )
})
