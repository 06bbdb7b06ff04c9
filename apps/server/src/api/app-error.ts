import * as accountCreditCopy from '@trivet/core/copy/account-credit'
import * as accountsCopy from '@trivet/core/copy/accounts'
import * as addressCopy from '@trivet/core/copy/address'
import * as catalogCopy from '@trivet/core/copy/catalog'
import * as contactCopy from '@trivet/core/copy/contact'
import * as cratesCopy from '@trivet/core/copy/crates'
import * as damageCopy from '@trivet/core/copy/damage'
import * as deliveryCopy from '@trivet/core/copy/delivery'
import * as generalCopy from '@trivet/core/copy/general'
import * as importsCopy from '@trivet/core/copy/imports'
import * as kitsCopy from '@trivet/core/copy/kits'
import * as legalCopy from '@trivet/core/copy/legal'
import * as mailCopy from '@trivet/core/copy/mail'
import * as newsletterCopy from '@trivet/core/copy/newsletter'
import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import * as privacyCopy from '@trivet/core/copy/privacy'
import * as productsCopy from '@trivet/core/copy/products'
import * as promotionCodesCopy from '@trivet/core/copy/promotion-codes'
import * as referralsCopy from '@trivet/core/copy/referrals'
import * as reviewsCopy from '@trivet/core/copy/reviews'
import * as signInCopy from '@trivet/core/copy/sign-in'
import * as staysCopy from '@trivet/core/copy/stays'
import * as tripsCopy from '@trivet/core/copy/trips'
import * as stockCopy from '@trivet/core/copy/stock'
import * as waitingListCopy from '@trivet/core/copy/waiting-list'
import * as quotesCopy from '@trivet/core/copy/written-quotes'
import * as dispatchCopy from '@trivet/core/copy/dispatch'
import { unprovenOrdersPerDay } from '@trivet/core/accounts'
import { maxKitsPerUser } from '@trivet/core/kits'
import { maxSavedViews } from '@trivet/core/orders'
import { maxPasskeys } from '@trivet/core/sign-in'
import { maxStaysPerHost } from '@trivet/core/stays'
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc'

const trpcCodeOf = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<number, TRPC_ERROR_CODE_KEY>

type Status = keyof typeof trpcCodeOf

/** Every error a client may act on: its status and its sentence, once for REST and tRPC. */
const table = {
  INVALID_INPUT: [400, generalCopy.invalidInput],
  INVALID_JSON: [400, generalCopy.invalidJson],
  CARD_DATA_REFUSED: [400, paymentsCopy.cardDataRefused],
  IDEMPOTENCY_KEY_REQUIRED: [400, generalCopy.idempotencyKeyRequired],
  PRODUCT_REFUSED: [400, generalCopy.invalidInput],
  TEMPLATE_REFUSED: [400, generalCopy.invalidInput],
  IMPORT_UNREADABLE: [400, importsCopy.csvUnreadable],
  PRODUCT_UNKNOWN: [400, catalogCopy.productNotFound],
  WEBHOOK_REFUSED: [400, paymentsCopy.webhookRefused],
  RESET_LINK_INVALID: [400, accountsCopy.resetLinkInvalid],
  OWNER_LINK_INVALID: [400, accountsCopy.ownerLinkInvalid],
  INVITATION_INVALID: [400, signInCopy.invitationInvalid],
  EMAIL_LINK_INVALID: [400, accountsCopy.emailLinkInvalid],
  UNSUBSCRIBE_LINK_INVALID: [400, newsletterCopy.unsubscribeLinkInvalid],
  PROMOTION_CODE_REFUSED: [400, promotionCodesCopy.promotionCodeUnknown],
  REFERRAL_INVALID: [400, referralsCopy.referralInvalid],
  REFERRAL_OWN_CODE: [400, referralsCopy.referralOwnCode],
  PAYOUT_DETAILS_MISSING: [400, referralsCopy.payoutDetailsMissing],
  AUTHENTICATION_REQUIRED: [401, generalCopy.authenticationRequired],
  LOGIN_FAILED: [401, accountsCopy.loginFailed],
  CURRENT_PASSWORD_WRONG: [401, accountsCopy.currentPasswordWrong],
  SIGN_IN_AGAIN: [401, accountsCopy.signInAgain],
  SECOND_FACTOR_REQUIRED: [401, signInCopy.secondFactorRequired],
  SECOND_FACTOR_WRONG: [401, signInCopy.codeWrong],
  SIGN_IN_CHALLENGE_OVER: [401, signInCopy.challengeOver],
  PASSKEY_REFUSED: [401, signInCopy.passkeyRefused],
  PROOF_REQUIRED: [401, signInCopy.proofRequired],
  PAYMENT_DECLINED: [402, paymentsCopy.paymentDeclined],
  PAYMENT_INSUFFICIENT_FUNDS: [402, paymentsCopy.paymentInsufficientFunds],
  CARD_HAD_DISCOUNT: [402, paymentsCopy.cardHadDiscountBefore],
  PAYMENT_CONFIRMATION_NEEDED: [402, paymentsCopy.paymentConfirmationNeeded],
  CHANGE_PAYMENT_NEEDED: [402, paymentsCopy.fillPaymentDetails],
  ADMIN_REQUIRED: [403, generalCopy.adminRequired],
  PERMISSION_REQUIRED: [403, generalCopy.adminRequired],
  HOST_REQUIRED: [403, generalCopy.hostRequired],
  CREDIT_OWN_ACCOUNT: [403, accountCreditCopy.goodwillOwnAccount],
  CREDIT_OF_STAFF: [403, accountCreditCopy.goodwillOfStaff],
  SECOND_FACTOR_SETUP_REQUIRED: [403, signInCopy.secondFactorSetupRequired],
  SECOND_FACTOR_OWN: [403, signInCopy.secondFactorOwn],
  ORDER_OWN: [403, ordersCopy.orderOwn],
  PAYOUT_OWN: [403, referralsCopy.payoutOwn],
  COMMISSION_REVIEW_OWN: [403, referralsCopy.commissionReviewOwn],
  NOT_FOUND: [404, generalCopy.notFound],
  PRODUCT_NOT_FOUND: [404, catalogCopy.productNotFound],
  ORDER_NOT_FOUND: [404, ordersCopy.orderNotFound],
  CRATE_NOT_FOUND: [404, cratesCopy.crateNotFound],
  KIT_NOT_FOUND: [404, kitsCopy.kitNotFound],
  TEMPLATE_NOT_FOUND: [404, kitsCopy.templateNotFound],
  PROMOTION_CODE_NOT_FOUND: [404, promotionCodesCopy.codeNotFound],
  REFERRAL_NOT_FOUND: [404, referralsCopy.referralNotFound],
  PAYOUT_NOT_FOUND: [404, referralsCopy.payoutNotFound],
  STATUS_CHANGE_NOT_FOUND: [404, ordersCopy.statusChangeNotFound],
  COMMISSION_REVIEW_NOT_FOUND: [404, referralsCopy.commissionReviewNotFound],
  AMOUNT_DUE_NOT_FOUND: [404, dispatchCopy.dueNotFound],
  MESSAGE_NOT_FOUND: [404, contactCopy.messageNotFound],
  WAITING_LIST_ENTRY_NOT_FOUND: [404, waitingListCopy.waitingListEntryNotFound],
  SUBSCRIBER_NOT_FOUND: [404, newsletterCopy.subscriberNotFound],
  REVIEW_NOT_FOUND: [404, reviewsCopy.reviewNotFound],
  QUOTE_NOT_FOUND: [404, quotesCopy.quoteNotFound],
  STAY_NOT_FOUND: [404, staysCopy.stayNotFound],
  TRIP_GONE: [404, tripsCopy.tripGone],
  INVITATION_NOT_FOUND: [404, signInCopy.invitationNotFound],
  PASSKEY_NOT_FOUND: [404, signInCopy.passkeyNotFound],
  SESSION_NOT_FOUND: [404, signInCopy.sessionNotFound],
  ACCOUNT_NOT_FOUND: [404, accountsCopy.accountNotFound],
  MAIL_NOT_FOUND: [404, mailCopy.notFound],
  VIEW_NOT_FOUND: [404, ordersCopy.viewNotFound],
  PAYMENT_FLAG_NOT_FOUND: [404, paymentsCopy.paymentFlagNotFound],
  METHOD_NOT_ALLOWED: [405, 'Method not allowed'],
  EMAIL_TAKEN: [409, accountsCopy.emailTaken],
  INVITED_ALREADY: [409, signInCopy.invitedAlready],
  INVITED_HAS_ACCOUNT: [409, signInCopy.invitedHasAccount],
  EMAIL_UNPROVEN: [409, accountsCopy.confirmEmailFirst],
  EMAIL_PROVEN_ALREADY: [409, accountsCopy.emailProvenAlready],
  ACCOUNT_EMAIL_UNPROVEN: [409, accountsCopy.accountEmailUnproven],
  ACCOUNT_CHANGED: [409, accountsCopy.accountChanged],
  ACCOUNT_LAST_OWNER: [409, accountsCopy.accountLastOwner],
  ACCOUNT_OWN_ACCESS: [409, accountsCopy.accountOwnAccess],
  ADDRESS_HAS_ACCOUNT: [409, privacyCopy.addressHasAccount],
  ACCOUNT_ERASED: [409, privacyCopy.accountErasedAlready],
  ERASURE_NOT_YET: [409, privacyCopy.erasureNotYet],
  ACCOUNT_DISABLED: [409, 'This account is disabled. Enable it first.'],
  SECOND_FACTOR_NEEDED: [409, signInCopy.secondFactorNeeded],
  SECOND_FACTOR_FIRST: [409, signInCopy.secondFactorFirst],
  SECOND_FACTOR_ON: [409, signInCopy.secondFactorOnAlready],
  SECOND_FACTOR_MISSING: [409, signInCopy.secondFactorMissing],
  SECOND_FACTOR_SETUP_OVER: [409, signInCopy.setupOver],
  PASSKEY_TAKEN: [409, signInCopy.passkeyTaken],
  TOO_MANY_PASSKEYS: [409, signInCopy.tooManyPasskeys(maxPasskeys)],
  PASSKEYS_UNAVAILABLE: [409, signInCopy.passkeysUnavailable],
  QUOTE_CLOSED: [409, quotesCopy.quoteClosed.expired],
  ALREADY_REVIEWED: [409, reviewsCopy.alreadyReviewed],
  NOT_ENOUGH_STOCK: [409, 'Not enough stock on the selected dates'],
  PRICES_CHANGED: [409, ordersCopy.pricesChanged],
  TERMS_CHANGED: [409, legalCopy.termsChanged],
  CART_CHANGED: [409, 'Your cart was changed on another device'],
  PRODUCT_CHANGED: [409, productsCopy.changedElsewhere],
  SLUG_TAKEN: [409, productsCopy.slugTaken],
  IMPORT_REFUSED: [409, importsCopy.changedSince],
  STOCK_REFUSED: [409, stockCopy.countedMeanwhile],
  STOCK_RESERVED: [409, 'More than that is reserved'],
  PLACE_SERVED_ALREADY: [409, waitingListCopy.servedAlready],
  KIT_CHANGED: [409, kitsCopy.kitChangedElsewhere],
  TEMPLATE_CHANGED: [409, kitsCopy.templateChangedElsewhere],
  TEMPLATE_NAME_TAKEN: [409, kitsCopy.templateNameTaken],
  PROMOTION_CODE_CHANGED: [409, promotionCodesCopy.changedElsewhere],
  PROMOTION_CODE_TAKEN: [409, promotionCodesCopy.codeTaken],
  MESSAGE_CHANGED: [409, 'Somebody else dealt with this message meanwhile'],
  SETTINGS_CHANGED: [409, 'The settings were changed by somebody else meanwhile'],
  TOO_MANY_KITS: [409, kitsCopy.kitTooManyKits(maxKitsPerUser)],
  UNPAID_ORDER_WAITS: [409, ordersCopy.unpaidOrderWaits],
  UNPAID_HOLD_REFUSED: [409, ordersCopy.unpaidHoldRefused],
  SAME_ORDER_PLACED: [409, ordersCopy.sameOrderPlaced],
  ORDER_NOT_PAYABLE: [409, 'This order can no longer be paid'],
  MAIL_NOT_RESENDABLE: [409, mailCopy.stillComing],
  ORDER_CHANGED: [409, ordersCopy.orderChanged],
  ADDRESS_NEEDED: [409, addressCopy.addressNeededForDispatch],
  LATE_FEE_REFUSED: [409, ordersCopy.noLateFee],
  AMOUNT_DUE_SETTLED: [409, ordersCopy.amountSettledAlready],
  ORDER_UNPAID: [409, ordersCopy.orderChanged],
  MONEY_DUE: [409, ordersCopy.orderChanged],
  STATUS_CHANGE_REFUSED: [409, ordersCopy.orderChanged],
  TAKING_BACK_REFUSED: [409, ordersCopy.orderChanged],
  VISIT_CHANGE_REFUSED: [409, dispatchCopy.visitChangeFailed],
  CRATE_OF_OTHER_ORDER: [409, cratesCopy.crateNotFound],
  CRATE_OUT_OF_STEP: [409, cratesCopy.crateOutOfStep],
  CRATE_IN_USE: [409, cratesCopy.crateCountFailed],
  PICKUP_REFUSED: [409, dispatchCopy.pickupFailed],
  STOP_CHANGED: [409, dispatchCopy.stopChanged],
  STOP_REPORT_REFUSED: [409, dispatchCopy.stopChanged],
  ORDER_CHANGE_REFUSED: [409, ordersCopy.orderChanged],
  DELIVERY_CLOSED: [409, ordersCopy.orderChanged],
  WINDOW_FULL: [409, deliveryCopy.windowFull],
  DELIVERY_CHANGED: [409, deliveryCopy.deliveryChanged],
  DELIVERY_TERMS_DIFFER: [409, deliveryCopy.deliveryChanged],
  DELIVERY_ADDRESS_OF_STAY: [409, deliveryCopy.addressOfStay],
  TRIP_NOT_SHAREABLE: [409, tripsCopy.tripOver],
  DAMAGE_REPORT_REFUSED: [409, damageCopy.damageBeforeDelivery],
  PAYMENT_FLAG_CHANGED: [409, paymentsCopy.paymentFlagAgain],
  REFUND_CHANGED: [409, ordersCopy.refundChanged],
  ORDER_PAID_ALREADY: [409, ordersCopy.orderPaidAlready],
  PAID_AMOUNT_DIFFERS: [409, ordersCopy.refundAmountInvalid],
  PAYMENT_REFERENCE_TAKEN: [409, paymentsCopy.paymentReferenceTaken],
  CONFIRMATION_NOT_SENT: [409, ordersCopy.confirmationNotSent],
  VIEW_NAME_TAKEN: [409, ordersCopy.viewNameTaken],
  TOO_MANY_VIEWS: [409, ordersCopy.tooManyViews(maxSavedViews)],
  ORDER_NOT_REFUNDABLE: [409, ordersCopy.refundNothingLeft],
  REFUND_TOO_LARGE: [409, ordersCopy.refundAmountInvalid],
  TOO_MANY_STAYS: [409, staysCopy.tooManyStays(maxStaysPerHost)],
  PAYOUT_NOTHING_AVAILABLE: [409, referralsCopy.payoutNothingAvailable],
  PAYOUT_ALREADY_PENDING: [409, referralsCopy.payoutAlreadyPending],
  PAYOUT_DETAILS_IN_USE: [409, referralsCopy.payoutDetailsInUse],
  PAYOUT_ALREADY_PROCESSED: [409, referralsCopy.payoutAlreadyProcessed],
  COMMISSION_REVIEWED: [409, referralsCopy.commissionReviewed],
  PAYOUT_AMOUNT_CHANGED: [409, referralsCopy.payoutAmountChanged],
  PAYOUT_OTHER_METHOD: [409, referralsCopy.payoutFileOtherMethod],
  PAYOUT_HOST_DETAILS_MISSING: [409, referralsCopy.payoutFileDetailsMissing],
  IDEMPOTENCY_IN_PROGRESS: [409, generalCopy.idempotencyInProgress],
  PICTURE_TOO_LARGE: [413, 'A picture can be 5 MB at most. Please choose a smaller one.'],
  PICTURE_TOO_MANY_PIXELS: [413, 'A picture can have 40 megapixels at most. Please choose a smaller one.'],
  BODY_TOO_LARGE: [413, 'Request body is too large'],
  PICTURE_UNREADABLE: [415, 'This file is not a picture we can read. Please use a JPEG, PNG, WebP or AVIF.'],
  NOT_JSON: [415, 'Content-Type must be application/json'],
  UNKNOWN_ENCODING: [415, 'Content-Encoding must be gzip, deflate, br or identity'],
  IDEMPOTENCY_MISMATCH: [422, generalCopy.idempotencyMismatch],
  OUTSIDE_SERVICE_AREA: [422, addressCopy.notServedYet],
  UNPROVEN_ORDERS_SPENT: [429, accountsCopy.unprovenOrdersSpent(unprovenOrdersPerDay)],
  TOO_MANY_REQUESTS: [429, generalCopy.tooManyRequests],
  PAYMENTS_DOWN: [503, paymentsCopy.paymentsDown],
  PAYMENT_TIMED_OUT: [503, paymentsCopy.paymentTimedOut],
  UNAVAILABLE: [503, 'The service is busy. Please try again in a moment.'],
} as const satisfies Record<string, readonly [Status, string]>

export type AppErrorCode = keyof typeof table

export type FieldError = { path: string; message: string }

export type AppErrorOptions = {
  /** Replaces the table's sentence where it needs a name in it. */
  message?: string
  errors?: FieldError[]
  /** Sent to the client, for example the new totals. */
  details?: unknown
  retryAfterSeconds?: number
  cause?: unknown
}

export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: AppErrorCode
  readonly status: Status
  readonly trpcCode: TRPC_ERROR_CODE_KEY
  readonly errors: FieldError[] | undefined
  readonly details: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(code: AppErrorCode, options: AppErrorOptions = {}) {
    const [status, message] = table[code]
    super(options.message ?? message, { cause: options.cause })
    this.code = code
    this.status = status
    this.trpcCode = trpcCodeOf[status]
    this.errors = options.errors
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
