export const fillAddress = 'Please fill in all address fields'
export const placeholderAddressOpen = "Please confirm the listing's address or enter the real one"
export const invalidCountry = 'Invalid country'
export const airbnbInvalid = (host = 'www.airbnb.com') =>
  `Please enter a valid Airbnb listing URL (e.g., ${host}/rooms/12345)`
export const airbnbRetrieved = 'Airbnb listing details retrieved'
export const zipUnreadable = 'Please enter a ZIP code of 5 digits, such as 78704'
export const notServedYet = 'We do not deliver to this address yet'
