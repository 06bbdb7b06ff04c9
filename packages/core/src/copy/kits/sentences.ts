import type { Count } from '../../money/money.ts'
export const kitNeedsItem = 'Your kit must contain at least one item'
export const kitNeedsKnife = 'Add at least one knife to your kit'
export const kitNeedsPanOrPot = 'Add at least one pan or pot to your kit'
export const kitNeedsUtensil = 'Add at least one utensil to your kit'
export const kitNameTooLong = 'Kit name must be at most 50 characters'
export const kitSignInRequired = 'Please log in to build a custom kit'
export const kitItemAdded = (name: string) => `${name} added to your kit`
export const kitSaved = 'Kit saved successfully'
export const kitUpdated = 'Kit updated successfully'
export const kitDeleted = 'Kit deleted successfully'
export const kitSaveFailed = 'Failed to save kit'
export const kitDeleteFailed = 'Failed to delete kit'
export const kitAddToCartFailed = 'Failed to add kit to cart'
export const kitLoadFailed = 'Failed to load kit details'
export const kitsLoadFailed = 'Failed to load your kits. Please try again.'
export const kitChangedElsewhere = 'This kit was changed elsewhere. Please reload.'
export const kitNotEnoughStock = (name: string) => `Not enough stock for ${name}`
export const kitTooManyLines = (max: number) => `A kit can have at most ${max} different items`
export const kitTooManyKits = (max: number) => `You can keep at most ${max} kits. Please delete one first.`
export const kitItemGone = (name: string) => `${name} is no longer available`
export const kitGone = 'This kit was deleted'
export const kitItemLeft = (name: string) => `${name} is no longer in this kit`
export const kitItemJoined = (name: string, quantity: Count) => `${quantity} × ${name} came into this kit`
export const kitItemQuantity = (name: string, from: number, to: number) => `${name}: ${to} instead of ${from}`
export const kitPriceNow = (from: string, to: string) => `Now ${to} instead of ${from} a week`
export const templateApplyFailed = 'Failed to apply template'
export const kitNotFound = 'Kit not found'
export const templateNotFound = 'Template not found'
export const templatesLoadFailed = 'Failed to load kit templates'
export const templateChangedElsewhere = 'This template was changed elsewhere.'
export const templateNameTaken = 'Another template has this name'
export const templateNameTooLong = (max: number) => `The name can have at most ${max} characters`
export const templatePlaceInvalid = 'The place is a whole number from 1 to 100,000'
export const templateNeedsItem = 'A template needs at least one item'
export const templateItemNotForKits = (name: string) => `${name} is not for custom kits`
