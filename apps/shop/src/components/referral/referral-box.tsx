import * as generalCopy from '@trivet/core/copy/general'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { normalizeReferralCode } from '@trivet/core/referrals'
import type { CartReferral } from '@trivet/core/contract/referrals'
import { Button } from '@trivet/ui/button'
import { FieldError } from '@trivet/ui/field'
import { TextField } from '@trivet/ui/text-field'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { applyCode, removeCode, useReferral } from '../../lib/referral.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'

/** A host's code on a cart: typed in, or already there with what it takes off. */
export function ReferralBox({ id = 'referral-code' }: { id?: string }) {
  const { code, referral, error, isChecking, retry } = useReferral()
  const [wasPressed, setWasPressed] = useState(false)
  // what was pressed is gone with the form or the button; what came in its place takes the focus
  const focus = wasPressed ? focusOn : undefined
  if (code === null) return <CodeForm id={id} inputRef={focus} onApplied={() => setWasPressed(true)} />
  const remove = () => {
    setWasPressed(true)
    removeCode()
  }
  return (
    <section
      ref={focus}
      tabIndex={-1}
      aria-label="Referral code"
      className="rounded-cloth border border-dashed border-input bg-card p-4"
    >
      <div className="flex items-center gap-3">
        <Ticket aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-muted-foreground" />
        <p className="min-w-0 flex-1 text-small">
          <span className="sr-only">Referral code </span>
          <span className="font-mono font-semibold tracking-wide">{code}</span>
        </p>
        <Button variant="ghost" size="sm" className="-my-2 h-11" onClick={remove}>
          Remove<span className="sr-only"> code {code}</span>
        </Button>
      </div>
      <div role="status" className="mt-1 text-small">
        {referral && <Verdict referral={referral} />}
        {!referral && isChecking && <p className="text-muted-foreground">Checking the code…</p>}
        {!referral && error && !isChecking && (
          <>
            <FieldError>The code could not be checked just now.</FieldError>
            <Button variant="link" className="mt-1 text-small" onClick={retry}>
              Try again
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

function Verdict({ referral: { status, discountPercentage, message } }: { referral: CartReferral }) {
  switch (status) {
    case 'discount':
      return <p className="font-medium text-success">{discountPercentage}% off this order</p>
    case 'for-now':
      return <p className="font-medium text-success">{discountPercentage}% off your first order</p>
    case 'no-discount':
      return <p className="text-muted-foreground">{message}</p>
    case 'refused':
      return <FieldError>{message}</FieldError>
  }
}

function focusOn(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
}

type CodeFormProps = { id: string; inputRef: typeof focusOn | undefined; onApplied: () => void }

function CodeForm({ id, inputRef, onApplied }: CodeFormProps) {
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const validate = trpc.referrals.validate.useMutation({
    onSuccess({ valid }, { code }) {
      if (!valid) return setIsWrong(true)
      onApplied()
      applyCode(code)
    },
  })
  const refusal = isWrong ? referralsCopy.referralInvalid : undefined
  const failure = validate.error ? messageOf(validate.error, generalCopy.errorOccurred) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    // inside the booking's own form nothing else may be sent
    event.stopPropagation()
    const code = normalizeReferralCode(text)
    setIsWrong(code === '')
    if (code !== '') validate.mutate({ code })
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="flex items-start gap-3">
      <TextField
        ref={inputRef}
        id={id}
        label="Referral code"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setIsWrong(false)
          validate.reset()
        }}
        error={refusal ?? failure}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        fieldClassName="flex-1"
        className="font-mono uppercase"
      />
      {/* stands beside the input, below its label */}
      <Button type="submit" variant="secondary" className="mt-7.5" loading={validate.isPending}>
        Apply<span className="sr-only"> referral code</span>
      </Button>
    </form>
  )
}
