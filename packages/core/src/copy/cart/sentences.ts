export const addedToCart = (name: string) => `${name} added to cart`
export const customKitAddedToCart = (name: string) => `Custom Kit "${name}" added to cart`
export const kitAddedToCart = 'Kit added to cart'
export const swappedForFewer = (name: string, now: number, wanted: number) =>
  `${name}: ${now} instead of ${wanted}, there are no more`
export const removedFromCart = (name: string) => `${name} removed from cart`
export const notFreeAtPlace = (area: string, names: readonly string[]) =>
  `Not free in ${area} on your dates: ${names.join(', ')}`
export const cartCleared = 'Cart cleared'
export const selectDatesToContinue = 'Select Dates to Continue'
export const proceedToCheckout = 'Proceed to Checkout'
export const loginToCheckout = 'Login to Checkout'
export const cartEmpty = 'Please select a kitchenware kit or add items to your cart first'
