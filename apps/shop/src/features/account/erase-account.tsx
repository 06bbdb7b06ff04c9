import type { ErasurePreview } from '@trivet/core/contract/privacy'
import * as privacyCopy from '@trivet/core/copy/privacy'
import { formatDollars } from '@trivet/core/money'
import { Docket, DocketRow } from '@trivet/ui/docket'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { EraseAccountForm } from './erase-account-form.tsx'

/** What goes, what stays and why, and what stands in the way today; then the form, where nothing does. */
export function EraseAccount() {
  const preview = trpc.privacy.preview.useQuery(undefined, { staleTime: 0 })
  const isUnproven = preview.data?.isAddressProven === false
  const stays = [...privacyCopy.staysOnErasure, ...(isUnproven ? [privacyCopy.staysOfUnprovenAddress] : [])]
  return (
    <div className="mt-10 grid grid-cols-1 gap-x-6 gap-y-12 lg:grid-cols-12">
      <div className="flex flex-col gap-12 lg:col-span-7">
        <section aria-labelledby="goes">
          <h2 id="goes" className="border-b border-foreground pb-3 type-h2">
            What is erased
          </h2>
          <ul className="mt-5 flex max-w-prose list-disc flex-col gap-2 pl-6">
            {privacyCopy.goesOnErasure.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="stays">
          <h2 id="stays" className="border-b border-foreground pb-3 type-h2">
            What stays, and why
          </h2>
          <dl className="mt-5 flex max-w-prose flex-col gap-4">
            {stays.map(({ what, why }) => (
              <div key={what}>
                <dt className="font-medium">{what}</dt>
                <dd className="text-muted-foreground">{why}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <div className="lg:col-span-5">
        {preview.data && <Today preview={preview.data} />}
        {preview.error && !preview.data && (
          <ErrorState
            title={messageOf(preview.error, 'Failed to look what stands in the way')}
            onRetry={() => void preview.refetch()}
            isRetrying={preview.isFetching}
          />
        )}
        {preview.isPending && (
          <SkeletonGroup label="Looking what stands in the way">
            <Skeleton className="h-60" />
          </SkeletonGroup>
        )}
      </div>
    </div>
  )
}

function Today({ preview: { obstacles, accountCredit, orders } }: { preview: ErasurePreview }) {
  if (obstacles.length > 0) {
    return (
      <section aria-labelledby="not-yet" className="rounded-cloth border-2 border-foreground p-6">
        <h2 id="not-yet" className="type-h3">
          {privacyCopy.erasureNotYet}
        </h2>
        <ul className="mt-4 flex flex-col gap-3">
          {obstacles.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <Docket title="Your account today">
        <DocketRow label="Orders that stay in the books" value={orders} />
        <DocketRow label="Account credit that is lost" value={formatDollars(accountCredit)} />
      </Docket>
      <EraseAccountForm />
    </div>
  )
}
