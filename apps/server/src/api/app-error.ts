import {
  dispatchMessages,
  mailMessages,
  maxKitsPerUser,
  maxSavedViews,
  maxStaysPerHost,
  messages,
  productMessages,
  serverMessages,
  orderMessages,
} from '@trivet/core'
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
  INVALID_INPUT: [400, messages.invalidInput],
  INVALID_JSON: [400, serverMessages.invalidJson],
  CARD_DATA_REFUSED: [400, messages.cardDataRefused],
  IDEMPOTENCY_KEY_REQUIRED: [400, serverMessages.idempotencyKeyRequired],
  PRODUCT_REFUSED: [400, messages.invalidInput],
  IMPORT_UNREADABLE: [400, productMessages.csvUnreadable],
  PRODUCT_UNKNOWN: [400, messages.productNotFound],
  WEBHOOK_REFUSED: [400, serverMessages.webhookRefused],
  RESET_LINK_INVALID: [400, messages.resetLinkInvalid],
  UNSUBSCRIBE_LINK_INVALID: [400, messages.unsubscribeLinkInvalid],
  REFERRAL_INVALID: [400, messages.referralInvalid],
  REFERRAL_OWN_CODE: [400, messages.referralOwnCode],
  PAYOUT_DETAILS_MISSING: [400, messages.payoutDetailsMissing],
  AUTHENTICATION_REQUIRED: [401, messages.authenticationRequired],
  LOGIN_FAILED: [401, messages.loginFailed],
  CURRENT_PASSWORD_WRONG: [401, messages.currentPasswordWrong],
  SIGN_IN_AGAIN: [401, serverMessages.signInAgain],
  PAYMENT_DECLINED: [402, messages.paymentDeclined],
  PAYMENT_INSUFFICIENT_FUNDS: [402, messages.paymentInsufficientFunds],
  PAYMENT_CONFIRMATION_NEEDED: [402, serverMessages.paymentConfirmationNeeded],
  CHANGE_PAYMENT_NEEDED: [402, messages.fillPaymentDetails],
  ADMIN_REQUIRED: [403, serverMessages.adminRequired],
  HOST_REQUIRED: [403, serverMessages.hostRequired],
  PAYOUT_OWN: [403, serverMessages.payoutOwn],
  NOT_FOUND: [404, messages.notFound],
  PRODUCT_NOT_FOUND: [404, messages.productNotFound],
  ORDER_NOT_FOUND: [404, messages.orderNotFound],
  KIT_NOT_FOUND: [404, serverMessages.kitNotFound],
  TEMPLATE_NOT_FOUND: [404, serverMessages.templateNotFound],
  REFERRAL_NOT_FOUND: [404, serverMessages.referralNotFound],
  PAYOUT_NOT_FOUND: [404, serverMessages.payoutNotFound],
  AMOUNT_DUE_NOT_FOUND: [404, dispatchMessages.dueNotFound],
  MESSAGE_NOT_FOUND: [404, serverMessages.messageNotFound],
  SUBSCRIBER_NOT_FOUND: [404, serverMessages.subscriberNotFound],
  REVIEW_NOT_FOUND: [404, serverMessages.reviewNotFound],
  STAY_NOT_FOUND: [404, messages.stayNotFound],
  TRIP_GONE: [404, messages.tripGone],
  ACCOUNT_NOT_FOUND: [404, serverMessages.accountNotFound],
  MAIL_NOT_FOUND: [404, mailMessages.notFound],
  VIEW_NOT_FOUND: [404, orderMessages.viewNotFound],
  PAYMENT_FLAG_NOT_FOUND: [404, serverMessages.paymentFlagNotFound],
  METHOD_NOT_ALLOWED: [405, 'Method not allowed'],
  EMAIL_TAKEN: [409, messages.emailTaken],
  ACCOUNT_CHANGED: [409, serverMessages.accountChanged],
  ACCOUNT_LAST_ADMIN: [409, serverMessages.accountLastAdmin],
  ACCOUNT_OWN_ACCESS: [409, serverMessages.accountOwnAccess],
  ACCOUNT_DISABLED: [409, 'This account is disabled. Enable it first.'],
  ALREADY_REVIEWED: [409, messages.alreadyReviewed],
  NOT_ENOUGH_STOCK: [409, 'Not enough stock on the selected dates'],
  PRICES_CHANGED: [409, messages.pricesChanged],
  CART_CHANGED: [409, 'Your cart was changed on another device'],
  PRODUCT_CHANGED: [409, productMessages.changedElsewhere],
  SLUG_TAKEN: [409, productMessages.slugTaken],
  STOCK_RESERVED: [409, 'More than that is reserved'],
  KIT_CHANGED: [409, messages.kitChangedElsewhere],
  MESSAGE_MOVED: [409, 'Somebody else dealt with this message meanwhile'],
  SETTINGS_CHANGED: [409, 'The settings were changed by somebody else meanwhile'],
  TOO_MANY_KITS: [409, messages.kitTooManyKits(maxKitsPerUser)],
  ORDER_NOT_PAYABLE: [409, 'This order can no longer be paid'],
  MAIL_NOT_RESENDABLE: [409, mailMessages.stillComing],
  ORDER_MOVED: [409, serverMessages.orderMoved],
  ORDER_MOVE_REFUSED: [409, serverMessages.orderMoved],
  VISIT_MOVE_REFUSED: [409, dispatchMessages.moveFailed],
  PICKUP_REFUSED: [409, dispatchMessages.pickupFailed],
  ORDER_CHANGE_REFUSED: [409, serverMessages.orderMoved],
  TRIP_NOT_SHAREABLE: [409, orderMessages.tripOver],
  DAMAGE_REPORT_REFUSED: [409, orderMessages.damageBeforeDelivery],
  PAYMENT_FLAG_CHANGED: [409, serverMessages.paymentFlagAgain],
  REFUND_CHANGED: [409, messages.refundChanged],
  ORDER_PAID_ALREADY: [409, serverMessages.orderPaidAlready],
  PAID_AMOUNT_DIFFERS: [409, orderMessages.refundAmountInvalid],
  PAYMENT_REFERENCE_TAKEN: [409, serverMessages.paymentReferenceTaken],
  CONFIRMATION_NOT_SENT: [409, serverMessages.confirmationNotSent],
  VIEW_NAME_TAKEN: [409, serverMessages.viewNameTaken],
  TOO_MANY_VIEWS: [409, serverMessages.tooManyViews(maxSavedViews)],
  ORDER_NOT_REFUNDABLE: [409, serverMessages.refundNothingLeft],
  REFUND_TOO_LARGE: [409, orderMessages.refundAmountInvalid],
  TOO_MANY_STAYS: [409, serverMessages.tooManyStays(maxStaysPerHost)],
  PAYOUT_NOTHING_AVAILABLE: [409, serverMessages.payoutNothingAvailable],
  PAYOUT_ALREADY_PENDING: [409, messages.payoutAlreadyPending],
  PAYOUT_DETAILS_IN_USE: [409, serverMessages.payoutDetailsInUse],
  PAYOUT_ALREADY_PROCESSED: [409, serverMessages.payoutAlreadyProcessed],
  IDEMPOTENCY_IN_PROGRESS: [409, serverMessages.idempotencyInProgress],
  PICTURE_TOO_LARGE: [413, 'A picture can be 5 MB at most. Please choose a smaller one.'],
  PICTURE_TOO_MANY_PIXELS: [413, 'A picture can have 40 megapixels at most. Please choose a smaller one.'],
  BODY_TOO_LARGE: [413, 'Request body is too large'],
  PICTURE_UNREADABLE: [415, 'This file is not a picture we can read. Please use a JPEG, PNG, WebP or AVIF.'],
  NOT_JSON: [415, 'Content-Type must be application/json'],
  IDEMPOTENCY_MISMATCH: [422, messages.idempotencyMismatch],
  TOO_MANY_REQUESTS: [429, messages.tooManyRequests],
  PAYMENTS_DOWN: [503, messages.paymentsDown],
  PAYMENT_TIMED_OUT: [503, messages.paymentTimedOut],
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
