import { Spinner } from '@trivet/ui/spinner'
import { NeedsScript } from './needs-script.tsx'

type PageLoaderProps = {
  label?: string
  /** Why the page is nothing without JavaScript. */
  need?: string
}

/** For the moment in which nothing else can be said, such as who is signed in. */
export function PageLoader({
  label = 'Loading',
  need = 'Who you are is known to your browser alone, so this page needs JavaScript.',
}: PageLoaderProps) {
  return (
    // as high as the window: what comes then pushes no footer out of sight
    <div className="flex min-h-dvh items-start justify-center pt-[30vh] text-muted-foreground noscript:justify-start noscript:pt-6">
      <p role="status" className="flex gap-3 noscript:hidden">
        <Spinner />
        {label}
      </p>
      {/* the page around it may have its edges already */}
      <NeedsScript need={need} className="page-width in-[.page-width]:mx-0 in-[.page-width]:px-0" />
    </div>
  )
}
