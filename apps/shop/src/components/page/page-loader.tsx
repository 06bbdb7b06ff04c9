import { Spinner } from '@trivet/ui/spinner'

/** For the moment in which nothing else can be said, such as who is signed in. */
export function PageLoader({ label = 'Loading' }: { label?: string }) {
  return (
    // as high as the window: what comes then pushes no footer out of sight
    <div
      role="status"
      className="flex min-h-dvh items-start pt-[30vh] justify-center gap-3 text-muted-foreground"
    >
      <Spinner />
      {label}
    </div>
  )
}
