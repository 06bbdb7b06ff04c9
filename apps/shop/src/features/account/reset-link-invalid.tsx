import * as accountsCopy from '@trivet/core/copy/accounts'

import { Link } from 'react-router'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { paths } from '../../paths.ts'

/** Why there is no form: the link was used, has expired, or came without its token. */
export function ResetLinkInvalid() {
  return (
    <div className="flex flex-col gap-5">
      <FormAlert>{accountsCopy.resetLinkInvalid}</FormAlert>
      <NewResetLink />
    </div>
  )
}

export function NewResetLink() {
  return (
    <Link to={paths.forgotPassword()} className="self-start text-small underline underline-offset-4">
      Send me a new link
    </Link>
  )
}
