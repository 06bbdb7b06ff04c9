import * as accountsCopy from '@trivet/core/copy/accounts'
import * as privacyCopy from '@trivet/core/copy/privacy'
import { Button } from '@trivet/ui/button'
import { PasswordField } from '@trivet/ui/password-field'
import { useFocusWhenLost } from '@trivet/ui/use-focus-when-lost'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { ProfileSection } from '../../components/account/profile-section.tsx'
import { notify } from '../../lib/notify.ts'
import { saveFile } from '../../lib/save-file.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'

/** All that is kept about the guest, to take along; and the way to have it erased. */
export function YourDataPanel() {
  const [password, setPassword] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const copy = trpc.privacy.copy.useMutation({
    onSuccess(data) {
      saveFile(
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
        privacyCopy.dataFileName,
      )
      notify.success(privacyCopy.dataDownloaded)
      setIsAsked(false)
      setPassword('')
    },
    onError(error) {
      setIsAsked(isAsked || error.data?.errorCode === 'SIGN_IN_AGAIN')
      field.current?.focus()
    },
  })
  const field = useRef<HTMLInputElement>(null)
  const button = useFocusWhenLost<HTMLButtonElement>()
  useEffect(() => field.current?.focus(), [isAsked])
  const isFirstAsk = copy.error?.data?.errorCode === 'SIGN_IN_AGAIN'
  const problem =
    copy.error && !isFirstAsk ? messageOf(copy.error, accountsCopy.profileDataLoadFailed) : undefined

  function download(event: FormEvent) {
    event.preventDefault()
    copy.mutate(isAsked ? { currentPassword: password } : {})
  }

  return (
    <ProfileSection id="your-data" title={privacyCopy.yourData} text={privacyCopy.dataExplained}>
      <form noValidate method="post" onSubmit={download} className="flex max-w-100 flex-col gap-5">
        {isAsked && (
          <PasswordField
            id="data-password"
            label={privacyCopy.passwordAgain}
            autoComplete="current-password"
            required
            ref={field}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={problem}
            alert
          />
        )}
        {!isAsked && problem && <p role="alert">{problem}</p>}
        <Button
          ref={button}
          type="submit"
          variant="secondary"
          className="self-start"
          loading={copy.isPending}
        >
          {privacyCopy.downloadMyData}
        </Button>
      </form>
      <p className="mt-6">
        <Link to={paths.eraseAccount()} className="underline underline-offset-4">
          {privacyCopy.eraseMyAccount}
        </Link>
      </p>
    </ProfileSection>
  )
}
