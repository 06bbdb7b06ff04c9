import { useShopSettings } from '../../lib/shop-settings.tsx'
import * as referralsCopy from '@trivet/core/copy/referrals'

import type { ReferralCode } from '@trivet/core/contract/referrals'
import { Button } from '@trivet/ui/button'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { CopyButton } from '../../components/share/copy-button.tsx'
import { formatInstant } from '../../components/format-instant.ts'
import { ShareButton } from '../../components/share/share-button.tsx'
import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { useReferralCode } from '../../lib/use-referral-code.ts'
import { discountText } from './host-words.ts'

/** The host's code on its cloth, or the way to get one. */
export function CodeCard() {
  const { referral, error, isFetching, retry } = useReferralCode()
  return (
    <section
      aria-labelledby="code"
      className="weave off-right-edge weave-essential rounded-cloth border-y border-l max-lg:off-left-edge lg:col-span-7"
    >
      <div className="my-8 mr-page ml-20 max-w-140 rounded-cloth border bg-card p-5 shadow-contact sm:p-8 lg:my-12 lg:ml-24">
        <h2 id="code" className="text-small font-semibold">
          Your referral code
        </h2>
        {error !== null && (
          <ErrorState title={error} onRetry={retry} isRetrying={isFetching} className="border-0 px-0 py-6" />
        )}
        {error === null && referral === undefined && <CodeSkeleton />}
        {error === null && referral === null && <NoCode />}
        {error === null && referral && <Code referral={referral} />}
      </div>
    </section>
  )
}

function Code({ referral: { code, link, expiresAt } }: { referral: ReferralCode }) {
  const { name } = useShopSettings().identity
  return (
    <>
      <p className="mt-3 font-mono text-h2 font-semibold tracking-wider break-all">{code}</p>
      <p className="mt-2 text-small text-muted-foreground">
        {discountText} Good until {formatInstant(expiresAt)}.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <CopyButton
          variant="primary"
          text={code}
          label="Copy code"
          copied={referralsCopy.referralCopied}
          failed={referralsCopy.referralCopyFailed}
        />
        <ShareButton share={{ title: name, text: discountText, url: link }} of="your link" />
      </div>
      <h3 className="mt-6 text-small font-semibold">Shareable link</h3>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 font-mono text-small break-all select-all">{link}</p>
        <CopyButton
          size="sm"
          className="h-11"
          text={link}
          label="Copy link"
          copied="Link copied to clipboard!"
        />
      </div>
    </>
  )
}

function NoCode() {
  const utils = trpc.useUtils()
  const generate = trpc.referrals.generate.useMutation({
    onSuccess(created) {
      utils.referrals.mine.setData(undefined, created)
      notify.success(referralsCopy.referralGenerated)
    },
    onError: (error) => notify.error(messageOf(error, referralsCopy.referralGenerateFailed)),
  })
  return (
    <>
      <p className="mt-3 type-h3">No code yet</p>
      <p className="mt-2 text-small text-muted-foreground">
        One code for all your guests. It is good for twelve months.
      </p>
      <Button className="mt-5" loading={generate.isPending} onClick={() => generate.mutate()}>
        Generate Referral Code
      </Button>
      {generate.error && (
        <p role="alert" className="mt-3 text-small text-destructive">
          {messageOf(generate.error, referralsCopy.referralGenerateFailed)}
        </p>
      )}
    </>
  )
}

function CodeSkeleton() {
  return (
    <SkeletonGroup label="Loading your code" className="mt-3 flex flex-col gap-4">
      <Skeleton className="h-12 w-64 max-w-full" />
      <Skeleton className="h-6" />
      <Skeleton className="h-12 w-40" />
    </SkeletonGroup>
  )
}
