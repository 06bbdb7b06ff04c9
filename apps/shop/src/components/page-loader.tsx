import { Spinner } from '@trivet/ui/spinner'

/** For the moment in which nothing else can be said, such as who is signed in. */
export function PageLoader({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className="flex min-h-[60vh] items-center justify-center gap-3 text-muted-foreground">
      <Spinner />
      {label}
    </div>
  )
}
