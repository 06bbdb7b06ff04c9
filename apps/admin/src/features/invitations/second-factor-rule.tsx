import type { SignInRules } from '@trivet/core/contract/sign-in'
import * as generalCopy from '@trivet/core/copy/general'
import { secondFactorRuleNames } from '@trivet/core/copy/sign-in'
import { secondFactorRules } from '@trivet/core/sign-in'
import { Button } from '@trivet/ui/button'
import { SelectField } from '@trivet/ui/select-field'
import { toast } from '@trivet/ui/toaster'
import { useState } from 'react'
import { FormAlert } from '../../components/form-alert.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'

/** Who has to sign in with a second factor. */
export function SecondFactorRule({ secondFactor: present }: SignInRules) {
  const utils = trpc.useUtils()
  const [secondFactor, setSecondFactor] = useState(present)
  const save = trpc.signInRules.save.useMutation({
    onSuccess(saved) {
      utils.signInRules.get.setData(undefined, saved)
      toast.success('Saved')
    },
  })
  return (
    <form
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ secondFactor })
      }}
    >
      {save.error && <FormAlert>{messageOf(save.error, generalCopy.errorOccurred)}</FormAlert>}
      <SelectField
        label="Needed by"
        hint="Whoever has none sets it up at their next step in the admin; nothing else is open until then."
        value={secondFactor}
        onChange={({ target }) =>
          setSecondFactor(secondFactorRules.find((rule) => rule === target.value) ?? 'nobody')
        }
      >
        {secondFactorRules.map((rule) => (
          <option key={rule} value={rule}>
            {secondFactorRuleNames[rule]}
          </option>
        ))}
      </SelectField>
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        disabled={secondFactor === present}
        loading={save.isPending}
      >
        Save
      </Button>
    </form>
  )
}
