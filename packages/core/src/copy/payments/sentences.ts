export const depositNote = 'Refundable, not charged today'
export const invalidPaymentMethod = 'Invalid payment method'
export const fillPaymentDetails = 'Please fill in all payment details'
export const cardNameMissing = 'Please enter the name on the card'
export const cardNumberMissing = 'Please enter the card number'
export const cardExpiryMissing = 'Please enter the expiry date (MM/YY)'
export const cardCvcMissing = 'Please enter the CVC'
export const cardExpired = 'This card has expired. Please use another card.'
export const cardNumberInvalid = 'Please enter a valid card number'
export const cardExpiryInvalid = 'Please enter a valid expiry date (MM/YY)'
export const cardCvcInvalid = 'Please enter a valid CVC'
export const cardDataRefused = 'Card details must not be sent to this server. Please send a payment token.'
export const paymentDeclined = 'Your card was declined. Please try another card.'
export const paymentInsufficientFunds = 'Your card has insufficient funds. Please try another card.'
export const cardHadDiscountBefore =
  'This card has had the first-order discount before. Nothing was charged. Please use another card, or order without the code.'
export const cardHadDiscount = (price: string) =>
  `This card has had the first-order discount before. Nothing was charged. Please use another card, or order without the code for ${price}.`
/** Where a card is typed in a shop that is no demo and charges nobody. */
export const testShop = 'Test shop: nothing is charged. Please type no real card here.'
/** The same for staff. */
export const testShopAdmin =
  'Test shop: orders are taken and nothing is charged. To sell, the server needs PAYMENTS=live and its keys.'
/** The name of the group of buttons. */
export const payByWallet = 'Pay with a wallet'
/** Between the wallets' buttons and the card form. */
export const orPayByCard = 'or pay by card'
export const testWallet = 'Test wallet'
export const paymentNotConfirmed =
  'The payment was not confirmed. Try again or pay another way; your cart is kept.'
export const notConfirmed = 'The payment was not confirmed. Try again or pay another way.'
export const notPaid = 'The payment did not go through. Please try again.'
export const paymentsDown = 'Payments do not answer just now. Nothing was charged.'
export const paymentTimedOut =
  'The payment took too long, and we do not know yet whether it went through. Press again: you never pay twice for the same order.'
export const priceChangedWhilePaying =
  'The price of this order changed while you paid. Your payment has arrived and we are looking at it: please do not pay again.'
export const paymentFieldsFailed = 'The payment form could not be loaded. Reload the page or pay another way.'
export const paymentFlagNoteRequired = 'Please write what you found out'
export const paymentReferenceRequired = 'Please give a reference, such as the number of the transfer'
export const duePaid = 'Thank you, that is paid'
export const paymentConfirmationNeeded = 'Your bank asks you to confirm this payment.'
export const paymentReferenceTaken = 'A payment with this reference is booked already'
export const refundedAtProvider = 'Refunded at the payment provider'
export const paymentFlagsLoadFailed = 'Failed to load the payments to look at'
export const paymentFlagNotFound = 'This difference is not known'
export const paymentFlagClosed = 'Flag closed'
export const paymentFlagFailed = 'Failed to save the note. Please try again.'
export const paymentFlagAgain = 'Somebody has looked at it meanwhile. Please reload.'
export const webhookRefused = 'This message is not signed by the payment provider, or too old'
