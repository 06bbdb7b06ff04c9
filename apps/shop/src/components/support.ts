/** When we are reached; the same words on every page. */
export const support = {
  hours: 'Monday to Friday, 9am-6pm EST',
  reply: 'Emails are answered within 24 hours.',
} as const
