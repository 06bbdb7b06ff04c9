/** Sentences that only the server and the console write; the shop's pages do not carry them along. */
export const serverMessages = {
  // everywhere
  invalidJson: 'Invalid JSON',
  adminRequired: 'Admin access required',
  hostRequired: 'Host access required',
  idempotencyKeyRequired: 'Idempotency-Key header is required',
  idempotencyInProgress: 'A request with this Idempotency-Key is still in progress',

  // accounts
  signInAgain: 'Please sign in again to change your email or password',
  profileDataLoadFailed: 'Failed to load profile data',

  // booking, address and payment
  paymentConfirmationNeeded: 'Your bank asks you to confirm this payment.',

  // orders
  orderMoved: 'This order has changed meanwhile. Please look at it again.',
  orderCancelledByStaff: 'Order cancelled',
  refundNotPaid: 'This order was not paid',
  refundNothingLeft: 'Everything that was paid has been refunded',
  datesChangedRefund: 'Fewer days after new dates',
  changePaymentNeeded: (amount: string) => `This change costs ${amount} more. Please pay the difference.`,
  refundTooLarge: (amount: string) => `At most ${amount} can be refunded`,
  paymentReferenceTaken: 'A payment with this reference is booked already',
  paidAmountDiffers: (total: string) => `The amount must be the total of the order, ${total}`,
  orderNotPayable: (status: string) => `An order that is ${status} cannot be marked as paid`,
  orderPaidAlready: 'This order is paid already',
  confirmationNotSent: 'There is no confirmation of this order to send again',
  viewNameTaken: 'You have a view with this name already',
  tooManyViews: (max: number) => `You can keep at most ${max} views. Please delete one first.`,

  // after the stay
  damagePhotoUnknown: 'One of the photos is no longer there. Please add it again.',
  damageItemUnknown: 'Please choose one of the things you rented',
  tripWithdrawFailed: 'Failed to stop the links. Please try again.',

  // payments as staff see them
  refundedAtProvider: 'Refunded at the payment provider',
  paymentFlagsLoadFailed: 'Failed to load the payments to look at',
  paymentFlagNotFound: 'This difference is not known',
  paymentFlagLookedAt: 'Marked as looked at',
  paymentFlagFailed: 'Failed to save the note. Please try again.',
  paymentFlagAgain: 'Somebody has looked at it meanwhile. Please reload.',
  webhookRefused: 'This message is not signed by the payment provider, or too old',

  // referrals and payouts
  referralNotFound: 'No referral code found',
  payoutDetailsInUse: 'A payout is waiting to go there. You can change these details once it is decided.',
  payoutNothingAvailable: 'No earnings available for payout',
  payoutNotFound: 'Payout not found',
  payoutAlreadyProcessed: 'Payout has already been processed',
  payoutOwn: 'You cannot process your own payout',
  payoutFailed: 'Failed to process payout',

  // listing pages
  tooManyStays: (max: number) => `You can save at most ${max} stays`,

  // kits
  kitNotFound: 'Kit not found',
  templateNotFound: 'Template not found',

  // contact, newsletter and admin
  dashboardLoadFailed: 'Failed to load dashboard data',
  accountNotFound: 'Account not found',
  accountChanged: 'This account was changed meanwhile. Look at it again before you save.',
  accountLastAdmin: 'This is the last admin. Make somebody else an admin first.',
  accountOwnAccess: 'You cannot disable your own account',
  messageNotFound: 'Message not found',
  subscriberNotFound: 'Subscriber not found',
  reviewNotFound: 'Review not found',
} as const
