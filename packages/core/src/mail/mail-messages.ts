/** What the console's mail page and its calls say. */
export const mailMessages = {
  notFound: 'Mail not found',
  stillComing: 'This mail is still going to be sent by itself',
  linkGone: 'Its link was for its reader alone and is gone: they have to ask for a new one',
  resent: 'The mail goes out again',
  resendFailed: 'Failed to send the mail again',
  listFailed: 'Failed to load the mails',
  mailFailed: 'Failed to load the mail',
} as const
