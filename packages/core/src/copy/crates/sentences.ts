export const crateNotFound = 'No crate has this number'
export const crateOfOtherOrder = (orderNumber: string) => `This crate belongs to order ${orderNumber}`
export const crateOutOfStep = 'This crate is somewhere else'
export const cratesLoadFailed = 'Failed to load the crates'
export const crateCountInvalid = (most: number) => `An order has 1 to ${most} crates`
export const crateInUse = (number: string) => `Crate ${number} was scanned already and stays with its order`
export const crateCountFailed = 'Failed to change the crates. Please try again.'
export const scannedTooLongAgo = 'A scan can be 31 days old at most'
export const noCamera = 'The camera cannot be opened. Type the number on the label instead.'
export const noCrateNumber = 'This is no crate number. Check it on the label.'
export const notReached = 'Not sent: the shop was not reached.'
