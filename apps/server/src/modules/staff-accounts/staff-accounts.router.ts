import {
  accountAccessInput,
  accountIdInput,
  accountRolesInput,
  openAccountInput,
  staffAccountInput,
  staffAccountOutput,
  userPageInput,
  userPageOutput,
} from '@trivet/core/contract/accounts'
import { router, staffProcedure } from '../../api/trpc.ts'
import { editAccount } from './edit-account.ts'
import { getAccount } from './get-account.ts'
import { listUserPage } from './list-user-page.ts'
import { openAccount } from './open-account.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { sendResetLink } from './send-reset-link.ts'
import { setAccountAccess } from './set-account-access.ts'
import { setAccountRoles } from './set-account-roles.ts'
import { signAccountOut } from './sign-account-out.ts'

const rest = (
  method: 'GET' | 'POST' | 'PUT',
  path: `/admin/users${string}`,
  summary: string,
  status = 200,
) => ({
  rest: { access: 'admin' as const, method, path, summary, status, tags: ['Accounts'] },
})

/** Accounts as staff see and change them. */
export const staffAccountsRouter = router({
  page: staffProcedure('customers')
    .meta(rest('GET', '/admin/users', 'Accounts, searched, narrowed, sorted and paged'))
    .input(userPageInput)
    .output(userPageOutput)
    .query(({ ctx, input }) => listUserPage(ctx, input)),
  byId: staffProcedure('customers')
    .meta(rest('GET', '/admin/users/{id}', 'One account with what belongs to it'))
    .input(accountIdInput)
    .output(staffAccountOutput)
    .query(({ ctx, input }) => getAccount(ctx, input)),
  open: staffProcedure('sales')
    .meta(rest('POST', '/admin/users', 'Open an account for a guest, who chooses the password by mail', 201))
    .input(openAccountInput)
    .output(staffAccountOutput)
    .mutation(({ ctx, input }) => openAccount(ctx, input)),
  edit: staffProcedure('customers')
    .meta(rest('PUT', '/admin/users/{id}', 'Correct an account'))
    .input(accountIdInput)
    .input(staffAccountInput)
    .output(staffAccountOutput)
    .mutation(({ ctx, input }) => editAccount(ctx, input)),
  setRoles: staffProcedure('staff')
    .meta(rest('PUT', '/admin/users/{id}/roles', 'Give roles and take them away'))
    .input(accountIdInput)
    .input(accountRolesInput)
    .output(staffAccountOutput)
    .mutation(({ ctx, input }) => setAccountRoles(ctx, input)),
  setAccess: staffProcedure('customers')
    .meta(rest('PUT', '/admin/users/{id}/access', 'Disable an account, or enable it again'))
    .input(accountIdInput)
    .input(accountAccessInput)
    .output(staffAccountOutput)
    .mutation(({ ctx, input }) => setAccountAccess(ctx, input)),
  signOut: staffProcedure('customers')
    .meta(rest('POST', '/admin/users/{id}/sign-out', 'End all sessions of an account'))
    .input(accountIdInput)
    .output(staffAccountOutput)
    .mutation(({ ctx, input }) => signAccountOut(ctx, input)),
  resetSecondFactor: staffProcedure('staff')
    .meta(rest('POST', '/admin/users/{id}/reset-second-factor', 'Take the second factor off another account'))
    .input(accountIdInput)
    .output(staffAccountOutput)
    .mutation(({ ctx, input }) => resetSecondFactor(ctx, input)),
  sendResetLink: staffProcedure('customers')
    .meta(rest('POST', '/admin/users/{id}/reset-link', 'Mail the owner a link for a new password'))
    .input(accountIdInput)
    .output(staffAccountOutput)
    .mutation(({ ctx, input }) => sendResetLink(ctx, input)),
})
