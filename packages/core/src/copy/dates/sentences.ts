export const selectRentalDates = 'Please select rental dates'
export const selectBothDates = 'Please select both start and end dates'
export const endAfterStart = 'End date must be after start date'
export const startInPast = 'Start date cannot be in the past'
export const startTooSoon = 'We need more notice for that day: please choose a later start date'
export const rentalTooShort = (days: number) =>
  `What is delivered that day is rented for at least ${days} days`
export const rentalTooLong = (days: number) => `A rental can last at most ${days} days`
export const rentalTooFarAhead = (days: number) => `Start date can be at most ${days} days ahead`
export const noVanThatDay = 'No van drives there on that day'
export const noDeliveryThatDay = `${noVanThatDay}: please choose another start date`
export const noPickupThatDay = `${noVanThatDay}: please choose another end date`
export const dateInvalid = 'Date input not valid.'
