import { promotionCodeLimits } from '../../promotion-codes/promotion-code.ts'

const { shortest, longest, mostProducts } = promotionCodeLimits

export const promotionCodeUnknown = 'This code is not valid. Please check how it is written.'
export const promotionCodeUsedUp = 'This code has been used as often as it could be'
export const promotionCodeNothingInCart = 'This code is for other products than those in your cart'
export const betterDiscount = 'Another discount is better for you, so this code stays unused'
export const codeForm = `A code has ${shortest} to ${longest} letters and digits, with hyphens between them`
export const codeOfHosts =
  'Eight characters like these could be the code of a host. Please make it longer, shorter, or put a hyphen into it.'
export const codeTaken = 'Another promotion code is called that'
export const percentInvalid = 'A percentage is from 0.01 to 100, with two decimals at most'
export const amountInvalid = 'An amount is from $0.01 to $1,000.00'
export const lastDayBeforeFirst = 'The last day cannot be before the first day'
export const mostUsesInvalid = 'The most uses are a whole number from 1 to 1,000,000'
export const tooManyProducts = `A code can be for ${mostProducts} products at most`
export const worthInInvalid = 'Please choose a percentage or an amount'
export const changedElsewhere = 'This code was changed by somebody else meanwhile'
export const codeNotFound = 'Promotion code not found'
export const codesLoadFailed = 'Failed to load promotion codes'
export const usesGone = 'The promotion code of this order has been used up since'
export const codeUsedElsewhere =
  'The promotion code of this order has been used for another order of this guest since'
