import * as generalCopy from '@trivet/core/copy/general'
import * as promotionCodesCopy from '@trivet/core/copy/promotion-codes'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { isPromotionCode } from '@trivet/core/promotion-codes'
import { normalizeReferralCode } from '@trivet/core/referrals'
import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { applyCode } from '../../lib/referral.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'

type CodeFormProps = {
  id: string
  inputRef: ((element: HTMLElement | null) => void) | undefined
  onApplied: () => void
}

/** One field for a host's code and a promotion code: guests know no difference, and their forms tell it. */
export function CodeForm({ id, inputRef, onApplied }: CodeFormProps) {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const refuse = (why?: string) => {
    setRefusal(why)
    document.getElementById(id)?.focus()
  }
  const settle = ({ valid, message }: { valid: boolean; message?: string | undefined }, code: string) => {
    if (!valid) return refuse(refusalOf(message))
    onApplied()
    applyCode(code)
  }
  const referral = trpc.referrals.validate.useMutation({
    onSuccess: (answer, { code }) => settle(answer, code),
    onError: () => refuse(),
  })
  const promotion = trpc.promotionCodes.validate.useMutation({
    onSuccess: (answer, { code }) => settle(answer, code),
    onError: () => refuse(),
  })
  const error = referral.error ?? promotion.error
  const failure = error ? messageOf(error, generalCopy.errorOccurred) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    // inside the booking's own form nothing else may be sent
    event.stopPropagation()
    const code = normalizeReferralCode(text)
    if (code === '') return refuse(referralsCopy.referralInvalid)
    setRefusal(undefined)
    if (isPromotionCode(code)) promotion.mutate({ code })
    else referral.mutate({ code })
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="flex items-start gap-3">
      <TextField
        ref={inputRef}
        id={id}
        label="Referral or promotion code"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setRefusal(undefined)
          referral.reset()
          promotion.reset()
        }}
        error={refusal ?? failure}
        alert
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        fieldClassName="flex-1"
        className="font-mono uppercase"
      />
      {/* stands beside the input, below its label */}
      <Button
        type="submit"
        variant="secondary"
        className="mt-7.5"
        loading={referral.isPending || promotion.isPending}
      >
        Apply<span className="sr-only"> code</span>
      </Button>
    </form>
  )
}

/** Of what nobody made, nobody says which kind it would have been. */
function refusalOf(message: string | undefined): string {
  const isUnknown = message === undefined || message === promotionCodesCopy.promotionCodeUnknown
  return isUnknown ? referralsCopy.referralInvalid : message
}
