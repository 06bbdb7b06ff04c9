import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import type { ReactNode } from 'react'
import { messageOf, statusOf } from '../lib/trpc.ts'

export type Query<Data> = {
  data: Data | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

type QueryStateProps<Data> = {
  query: Query<Data>
  /** Said when the server gave no sentence of its own. */
  failure: string
  children: (data: Data) => ReactNode
}

/** Loading, failed or there: one of the three, always. */
export function QueryState<Data>({ query, failure, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) {
    const status = statusOf(query.error)
    const wasRefused = status !== undefined && status < 500
    return (
      <ErrorState
        title={messageOf(query.error, failure)}
        {...(wasRefused && { description: null })}
        // what is not there will not be there the next moment, and what cannot be asked cannot be asked then
        {...(status !== 404 && status !== 400 && { onRetry: () => void query.refetch() })}
        isRetrying={query.isFetching}
      />
    )
  }
  return (
    <SkeletonGroup>
      <Skeleton className="h-96 w-full" />
    </SkeletonGroup>
  )
}
