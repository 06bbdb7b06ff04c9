export const fillAddress = 'Please fill in all address fields'
export const placeholderAddressOpen = "Please confirm the listing's address or enter the real one"
export const invalidCountry = 'Invalid country'
export const airbnbInvalid = (host = 'www.airbnb.com') =>
  `Please enter a valid Airbnb listing URL (e.g., ${host}/rooms/12345)`
export const airbnbRetrieved = 'Airbnb listing details retrieved'
export const zipUnreadable = 'Please enter a ZIP code of 5 digits, such as 78704'
export const placeTooLong = 'Please give us a ZIP code or a city'
export const notServedYet = 'We do not deliver to this address yet'
export const fillListingPlace = 'Please tell us the city and the ZIP code of the listing'
export const addressToFollow = 'Address to follow'
export const addressNeeded = 'We still need the exact address of your stay. Without it the van cannot come.'
export const addressNeededForDispatch = 'The exact address is still missing: the van cannot leave without it'
