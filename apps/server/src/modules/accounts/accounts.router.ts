import {
  askedLinkInput,
  askedLinkOutput,
  forgotPasswordInput,
  loginInput,
  ownerInput,
  profileOutput,
  profileUpdateInput,
  registerInput,
  resetPasswordInput,
  verifiedEmailOutput,
  verifyEmailInput,
  sessionOutput,
  userListItemOutput,
} from '@trivet/core/contract/accounts'
import { passkeyLoginInput, signInCodeInput } from '@trivet/core/contract/sign-in'
import { z } from 'zod'
import { publicProcedure, router, staffProcedure, userProcedure } from '../../api/trpc.ts'
import { askResetLink } from './ask-reset-link.ts'
import { becomeHost } from './become-host.ts'
import { becomeOwner } from './become-owner.ts'
import { forgetNewEmail } from './forget-new-email.ts'
import { forgotPassword } from './forgot-password.ts'
import { getProfile } from './get-profile.ts'
import { listUsers } from './list-users.ts'
import { login } from './login.ts'
import { logoutEverywhere } from './logout-everywhere.ts'
import { logout } from './logout.ts'
import { loginWithPasskey } from './passkeys/login-with-passkey.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { loginWithCode } from './second-factor/login-with-code.ts'
import { sendEmailLink } from './send-email-link.ts'
import { updateProfile } from './update-profile.ts'
import { verifyEmail } from './verify-email.ts'

type Access = 'public' | 'user' | 'admin'
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const rest = (access: Access, method: Method, path: `/users${string}`, summary: string, status = 200) => ({
  rest: { access, method, path, summary, status, tags: ['Accounts'] },
})

export const usersRouter = router({
  login: publicProcedure
    .meta(rest('public', 'POST', '/users/login', 'Sign in'))
    .input(loginInput)
    .output(sessionOutput)
    .mutation(({ ctx, input }) => login(ctx, input)),

  loginWithCode: publicProcedure
    .meta(rest('public', 'POST', '/users/login/code', 'Sign in, after 401 SECOND_FACTOR_REQUIRED'))
    .input(signInCodeInput)
    .output(sessionOutput)
    .mutation(({ ctx, input }) => loginWithCode(ctx, input)),

  loginWithPasskey: publicProcedure
    .meta(rest('public', 'POST', '/users/login/passkey', 'Sign in with a passkey, without a password'))
    .input(passkeyLoginInput)
    .output(sessionOutput)
    .mutation(({ ctx, input }) => loginWithPasskey(ctx, input)),

  register: publicProcedure
    .meta(rest('public', 'POST', '/users', 'Create an account', 201))
    .input(registerInput)
    .output(sessionOutput)
    .mutation(({ ctx, input }) => register(ctx, input)),

  becomeOwner: publicProcedure
    .meta(rest('public', 'POST', '/users/owner', 'Open a new shop as its first owner, by the link', 201))
    .input(ownerInput)
    .output(sessionOutput)
    .mutation(({ ctx, input }) => becomeOwner(ctx, input)),

  logout: userProcedure
    .meta(rest('user', 'POST', '/users/logout', 'Sign out', 204))
    .output(z.void())
    .mutation(({ ctx }) => logout(ctx)),

  logoutEverywhere: userProcedure
    .meta(rest('user', 'POST', '/users/logout-everywhere', 'Sign out on every device', 204))
    .output(z.void())
    .mutation(({ ctx }) => logoutEverywhere(ctx)),
  profile: userProcedure
    .meta(rest('user', 'GET', '/users/profile', 'Your account'))
    .output(profileOutput)
    .query(({ ctx }) => getProfile(ctx)),

  updateProfile: userProcedure
    .meta(rest('user', 'PUT', '/users/profile', 'Change your account'))
    .input(profileUpdateInput)
    .output(profileOutput)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),

  becomeHost: userProcedure
    .meta(rest('user', 'PUT', '/users/profile/become-host', 'Join the host program'))
    .output(profileOutput)
    .mutation(({ ctx }) => becomeHost(ctx)),

  forgotPassword: publicProcedure
    .meta(rest('public', 'POST', '/users/forgot-password', 'Ask for a reset link', 202))
    .input(forgotPasswordInput)
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input }) => forgotPassword(ctx, input)),

  resetLink: publicProcedure
    .meta(rest('public', 'GET', '/users/reset-links/{token}', 'Whether a reset link is still valid'))
    .input(askedLinkInput)
    .output(askedLinkOutput)
    .query(({ ctx, input }) => askResetLink(ctx, input)),

  resetPassword: publicProcedure
    .meta(rest('public', 'POST', '/users/reset-password', 'Set a new password', 204))
    .input(resetPasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),

  verifyEmail: publicProcedure
    .meta(rest('public', 'POST', '/users/verify-email', 'Prove an email address by its link'))
    .input(verifyEmailInput)
    .output(verifiedEmailOutput)
    .mutation(({ ctx, input }) => verifyEmail(ctx, input)),

  sendEmailLink: userProcedure
    .meta(rest('user', 'POST', '/users/email-link', 'Ask for another link to prove your email address', 202))
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx }) => sendEmailLink(ctx)),

  forgetNewEmail: userProcedure
    .meta(rest('user', 'DELETE', '/users/new-email', 'Keep your email address, and forget the new one', 204))
    .output(z.void())
    .mutation(({ ctx }) => forgetNewEmail(ctx)),

  list: staffProcedure('customers')
    .meta(rest('admin', 'GET', '/users', 'All accounts'))
    .output(userListItemOutput.array())
    .query(({ ctx }) => listUsers(ctx)),
})
