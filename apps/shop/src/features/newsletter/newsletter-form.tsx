import * as contactCopy from '@trivet/core/copy/contact'
import * as newsletterCopy from '@trivet/core/copy/newsletter'

import { Button } from '@trivet/ui/button'
import { cn } from '@trivet/ui/cn'
import { TextField } from '@trivet/ui/text-field'
import { useFocusWhenLost } from '@trivet/ui/use-focus-when-lost'
import { useRef } from 'react'
import type { FormEvent } from 'react'
import { SupportEmail } from '../../components/support-email.tsx'
import { useSubscribe } from './use-subscribe.ts'

/** One address, one button; the thanks take the form's place. */
export function NewsletterForm({ className }: { className?: string }) {
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending, isSuccess, problem } = useSubscribe()
  const thanks = useFocusWhenLost<HTMLParagraphElement>()

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    mutate(field.current?.value ?? '', { onError: () => field.current?.focus() })
  }

  return (
    <div className={className}>
      {!isSuccess && (
        // post: sent before the script has loaded, no address may end up in the location bar
        <form noValidate method="post" onSubmit={subscribe} className="@container noscript:hidden">
          <div className={cn('flex gap-2 @max-[20rem]:flex-col', problem ? 'items-start' : 'items-end')}>
            <TextField
              ref={field}
              name="email"
              type="email"
              label="Your email for the newsletter"
              hideLabel
              placeholder="you@example.com"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              error={problem}
              alert
              fieldClassName="flex-1 @max-[20rem]:w-full"
            />
            <Button
              type="submit"
              variant="secondary"
              loading={isPending}
              loadingText={contactCopy.sending}
              className="@max-[20rem]:w-full"
            >
              Subscribe
            </Button>
          </div>
        </form>
      )}
      <p className="hidden text-small noscript:block">
        Signing up needs JavaScript. Without it, write “newsletter” to <SupportEmail />.
      </p>
      <p ref={thanks} tabIndex={-1} role="status" className="text-small font-medium text-success">
        {isSuccess && newsletterCopy.newsletterSubscribed}
      </p>
    </div>
  )
}
