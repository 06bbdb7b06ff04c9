// What other modules may use.
export { accountDetails } from './account-details.ts'
export { storedAccountFields, toProfile, type StoredAccount } from './account.ts'
export { insertAccount, isEmailTaken, updateAccount } from './accounts.repo.ts'
export { confirmIdentity } from './confirm-identity.ts'
export { dropNewEmail, endEmailLinks, isUnprovenEmail } from './email-links.repo.ts'
export { newAccount } from './new-account.ts'
export { newResetLink } from './new-reset-link.ts'
export { queueEmailLink } from './queue-email-link.ts'
export { lockHost } from './hosts.repo.ts'
export { queueNotice } from './queue-notice.ts'
export { endResetLinks, insertResetToken, requestReset } from './reset-tokens.repo.ts'
export { dropSecondFactor } from './second-factor/second-factors.repo.ts'
export {
  countOtherOwners,
  endSessionsOf,
  findShownAccount,
  lockAccount,
  setDisabled,
  setRoles,
} from './stored-accounts.repo.ts'
export { withIdentity } from './with-identity.ts'
