export const notFound = 'Mail not found'
export const stillComing = 'This mail is still going to be sent by itself'
export const linkGone = 'Its link was for its reader alone and is gone: they have to ask for a new one'
export const resent = 'The mail goes out again'
export const resendFailed = 'Failed to send the mail again'
export const listFailed = 'Failed to load the mails'
export const mailFailed = 'Failed to load the mail'
/** Stands in a stored mail for how to get in. */
export const accessInMail = '(only in the mail that was sent)'
