/** The same words on every page. */
export const supportReply = 'Emails are answered within 24 hours.'
