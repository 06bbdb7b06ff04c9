export const tooManyOrderItems = (max: number) => `An order can have at most ${max} lines`
export const invalidQuantity = 'Invalid quantity'
export const notEnoughStock = (name: string) => `Not enough stock for ${name} on the selected dates`
export const agreeToPrices = (total: string) =>
  `Nothing has been charged. Press Place Order again to agree to ${total}.`
export const pricesUnchecked =
  'We cannot check these prices just now. Should one have changed, you see it before anything is charged.'
export const pricesChanged = 'Prices have changed. Please review your order.'
export const processing = 'Processing...'
export const orderPlaced = 'Order placed successfully!'
export const unpaidHoldRefused = 'This order cannot be held before it is paid'
export const unpaidOrderWaits = 'You have an order for these dates that is not paid yet'
export const notCharged = 'Not charged'
export const nothingToPay = 'Nothing to pay'
/** Of an order whose price is paid, what came on top. */
export const stillToPay = (amount: string) => `${amount} to pay`
/** Of a cancelled order. */
export const refundedOfIt = (amount: string) => `${amount} refunded`
export const nothingRefunded = 'Nothing refunded'
export const unpaidOrderTitle = 'You have an order that is not paid yet'
export const unpaidOrderHeld = (time: string) => `Held for you until ${time}`
export const unpaidOrderChecked = 'We are finding out whether your payment went through.'
export const unpaidOrderInTheWay =
  'It still holds its items and its price. Pay it, or drop it to order what is in your cart instead.'
export const unpaidOrderDropped = 'The order is dropped. Nothing was charged, and your cart is kept.'
/** Said to a wallet, whose sheet has to be opened anew. */
export const pressAgainForSecond = 'Press the wallet again, and a second order is placed.'
export const sameOrderPlaced = 'You have just placed the same order'
export const orderFailed = 'Failed to place order. Please try again.'
export const orderNotFound = 'Order not found'
export const orderOwn = 'Only an owner of the shop settles or changes an order of their own here'
export const refundChanged = 'The refund has changed meanwhile. Please look at it again.'
export const orderLoadFailed = 'Failed to load order details'
export const orderNotFoundTitle = 'Order Not Found'
export const orderNotFoundText = "Sorry, we couldn't find the order you're looking for."
export const orderNumberInvalid = 'This is no order number. Please check it: it looks like T-7QP4K-V.'
export const orderNumberUnknown = 'None of your orders has this number'
export const ordersLoadFailed = 'Failed to load orders'
export const statusChangeRefused = (from: string, to: string) =>
  `An order that is ${from} cannot become ${to}`
export const chargeOpenStepRefused =
  'Its charge is being looked into, and it holds no items until the provider has answered. Only cancelling is possible.'
export const unpaidStepRefused = (due: string) =>
  `${due} of it is unpaid. Book the payment first, or put the order on account with a reason.`
export const completedWithMoneyDue = (due: string) =>
  `${due} is still due. Book or waive it first; then the order can be completed.`
export const guestRequired = 'Please choose who the order is for'
export const staffHoldHoursInvalid = (least: number, most: number) =>
  `An order can wait from ${least} to ${most} hours for its payment`
export const placedForGuest = (name: string) => `For ${name}, on the phone`
export const onAccountReasonRequired = 'Please say why this order goes out unpaid'
export const takingBackReasonRequired = 'Please say why this is taken back'
export const takingBackReasonShort = (min: number) => `Please say it in at least ${min} characters`
export const uncountedReasonRequired = 'Please say why nothing is counted'
export const statusChangeNotFound = 'This status change is not known'
export const unitsGone = 'Its units are taken by another order meanwhile'
export const discountGone = 'Its guest has used the first-order discount for another order meanwhile'
export const windowGone = 'Its window of the day is promised to other orders meanwhile'
export const creditGone = 'Its guest has spent the account credit meanwhile'
export const refundPlanned = 'Its refund goes out when the minute to undo the cancellation is over.'
export const waiveReasonRequired = 'Please say why this need not be paid'
export const waiverNeedsAccount =
  'Only an order that went out on account can be waived. Cancel this one instead.'
export const amountSettledAlready = 'This amount is paid or waived already'
export const refundReasonRequired = 'Please give a reason for the refund'
export const refundAmountInvalid = 'Please enter a valid amount'
export const cancelRefused = (status: string) => `An order that is ${status} can no longer be cancelled`
export const orderCancelledByYou = 'Your order is cancelled'
export const cancelFailed = 'Failed to cancel the order. Please try again.'
export const datesChanged = 'Your dates are changed'
export const rentalExtended = 'Your rental is extended'
export const changeFailed = 'Failed to change the order. Please try again.'
/** Of dates that are changed less than 7 days before delivery. */
export const refundDayStays = (day: string) =>
  `Should you cancel, the refund still counts from ${day}: dates that change less than 7 days before delivery move no refund.`
export const changeNotConfirmed =
  'The payment was not confirmed, so nothing was changed or charged. Try again or pay another way.'
export const waivedChangedByStaff = 'There is nothing to pay for this order, so write to us to change it'
export const changeNeedsPayment = 'Please pay this order before you change it'
export const dateChangeRefused = (status: string) =>
  `The dates of an order that is ${status} cannot be changed`
export const dateChangeTooLate = (deadline: string) =>
  `Dates can be changed until 48 hours before the delivery day begins. The last moment was ${deadline}.`
export const datesUnchanged = 'The order has these dates already'
export const extensionRefused = (status: string) => `A rental that is ${status} cannot be extended`
export const extensionTooLate = (deadline: string) =>
  `A rental can be extended until 24 hours before the pickup day begins. The last moment was ${deadline}.`
export const extensionNotLater = 'The new pickup day must be after the present one'
export const orderNoteRequired = 'Please write a note'
export const viewNameRequired = 'Please give the view a name'
export const viewNotFound = 'View not found'
export const openUntil = (deadline: string) => `Open until ${deadline}`
export const refundUntil = (percent: number, deadline: string) =>
  `${percent === 100 ? 'everything' : `${percent}%`} until ${deadline}`
export const refundBands = (bands: string[]) => `What comes back: ${bands.join('; ')}`
export const cancelForNothing = 'Nothing has been paid, so cancelling costs nothing'
export const cancelWithoutRefund = 'Delivery is less than a day away: nothing comes back'
export const reorderGone = (name: string) => `${name} is no longer in our catalog`
export const reorderKitGone = (name: string) => `${name} is no longer among your kits`
export const reorderSoldOut = (name: string) => `${name} is out of stock`
export const reorderFewer = (name: string, now: number, then: number) => `${name}: ${now} instead of ${then}`
export const reorderPrice = (name: string, now: string, then: string) =>
  `${name} is now ${now} instead of ${then} a week`
export const reorderKitChanged = (name: string) => `${name} is packed as it is today`
export const reorderDone = 'Your cart is filled again'
export const reorderNothing = 'Nothing of this order can be had any more'
export const reorderFailed = 'Failed to fill your cart. Please try again.'
export const orderChanged = 'This order has changed meanwhile. Please look at it again.'
export const orderCancelledByStaff = 'Order cancelled'
export const refundNotPaid = 'This order was not paid'
export const refundNothingLeft = 'Everything that was paid has been refunded'
export const datesChangedRefund = 'The new dates cost less'
/** Of what a guest's change costs or pays back. */
export const changePriceChanged =
  'This change costs something else by now, so nothing was changed. Please look at it again.'
/** Of what a guest pays. */
export const amountChanged = 'There is another amount to pay by now. Please look at it again.'
export const changePaymentNeeded = (amount: string) =>
  `This change costs ${amount} more. Please pay the difference.`
export const refundTooLarge = (amount: string) => `At most ${amount} can be refunded`
export const paidAmountDiffers = (total: string) => `The amount must be what is due, ${total}`
export const orderNotPayable = (status: string) => `Nothing is due of an order that is ${status}`
export const orderPaidAlready = 'This order is paid already'
export const confirmationNotSent = 'There is no confirmation of this order to send again'
export const viewNameTaken = 'You have a view with this name already'
export const tooManyViews = (max: number) => `You can keep at most ${max} views. Please delete one first.`
export const swapClosed = (status: string) => `Nothing of an order that is ${status} can be swapped`
export const notInOrder = (name: string) => `There is no ${name} in this order any more`
export const kitChangedSince = (name: string) =>
  `${name} has been packed from other pieces since it was ordered: swap those, or call the guest`
export const inOrderAlready = (name: string) => `${name} is in this order already`
export const otherKind = (name: string, instead: string) => `${instead} is of another kind than ${name}`
export const swapNotFree = (name: string, free: number) =>
  `Of ${name} ${free === 0 ? 'none is' : `only ${free} ${free === 1 ? 'is' : 'are'}`} free on the days of this order`
export const swapText =
  'The guest pays what was agreed, and is mailed. What is swapped out is free for others at once.'
export const swapDone = 'Swapped: the guest is mailed'
export const swapOffersFailed = 'Failed to load what is free'
export const noSwaps = 'Nothing of its kind is free for these days: call the guest'
export const orderChangeClosed = (status: string) => `An order that is ${status} cannot be changed any more`
export const orderChangedMeanwhile = 'Somebody else changed this order a moment ago'
export const orderChangeCounting = 'Counting what that costs'
export const orderChangeFailed = 'The order could not be changed'
export const orderChangeDone = 'Order changed: the guest is mailed'
export const orderChangePriceReason = 'A change of the order'
export const paymentUnderWay =
  'A payment of this order is under way. Please wait until it is paid or declined.'
export const changeOfOpenQuote =
  'This order is held by a quote that nobody has paid yet. Withdraw the quote, and write another one.'
export const priceBelowZero = 'An order never costs less than nothing: what is given is more than its price'
export const priceRowLabelRequired = 'Please say what it is for: the guest reads it'
export const priceRowAmountInvalid = 'Please enter an amount, such as -10.00, of up to $1,000.00'
export const priceRowsSame = 'Two rows cannot have the same words'
export const tooManyPriceRows = (most: number) => `An order has ${most} such rows at most`
export const nothingChanged = 'Nothing of the order is different'
export const tooLittleToPay = (least: string) => `An order that is not paid yet has to cost ${least} at least`
export const noLateFee = 'No late fee is to be added to this order'
