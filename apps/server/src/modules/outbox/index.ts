// What other modules may use.
export {
  dropUnsentMails,
  droppedMails,
  droppedUntriedMails,
  statusMailKey,
  withdrawMail,
} from './dropped-mails.ts'
export type { MailData, OrderMailData, PayoutMailLines, PayoutOutcome } from './mail-data.ts'
export {
  claimDueMail,
  dropMail,
  markDead,
  markFailed,
  markSent,
  mostTries,
  storeWritten,
  type ClaimedMail,
  type Kept,
} from './outbox.repo.ts'
export { queueMail, queuedMails } from './queue-mail.ts'
export { copyMail, lockMail, reviveMail } from './send-again.repo.ts'
export type { WrittenMail } from './written-mail.ts'
