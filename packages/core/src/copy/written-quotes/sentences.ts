export const quoteNotFound = 'This quote is not known'
export const otherQuoteOfThatId = 'This id is taken by another quote'
export const quoteLoadFailed = 'Failed to load the quote'
export const quotesLoadFailed = 'Failed to load the quotes'
export const quoteDaysInvalid = (least: number, most: number) =>
  `A quote can be valid for ${least} to ${most} days`
export const quoteTooLate =
  'A quote ends when its delivery day begins. Choose a later day, or place the order.'
export const quoteHoldNeedsAddress = 'A quote that holds its items needs the whole address'
/** Stored with the orders of a quote, which are found by it: with other words the orders of older quotes are not. */
export const placedByQuote = (number: string) => `By quote ${number}`
export const quotePaid = 'Paid and confirmed'
export const quoteAccepted = ({ isPaid }: { isPaid: boolean }) => (isPaid ? 'Accepted and paid' : 'Accepted')
export const confirmationIsMailed = 'The confirmation comes by mail.'
export const quoteOrderDue = (amount: string) => `${amount} is due: pay it on the page of the order.`
export const quoteDeliveredTo = (address: string) => `We deliver to ${address}.`
export const quoteGoneText = 'The link may be an older one: look for the newest mail of ours, or write to us.'
