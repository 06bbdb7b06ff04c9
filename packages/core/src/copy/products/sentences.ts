export const nameRequired = 'Please enter a name'
export const slugInvalid = 'An address has small letters and digits, parted by single hyphens'
export const slugTaken = 'Another product has this address'
export const descriptionRequired = 'Please enter a description'
export const priceInvalid = 'Please enter a price from $0.01 to $99,999.99'
export const categoryUnknown = 'Please choose one of the categories'
export const collectionUnknown = 'Please choose one of the collections'
export const stockInvalid = 'The stock is a whole number from 0 to 100,000'
export const listingOrderInvalid = 'The place in the listing is a whole number from 0 to 1,000,000'
export const kitCategoryUnknown = 'Please choose one of the kit categories'
export const weightInvalid = 'The weight is a whole number of grams from 1 to 1,000,000'
export const depositInvalid = 'Please enter a deposit from $0 to $99,999.99'
export const weightRequired = 'An item of custom kits needs its weight'
export const depositRequired = 'An item of custom kits needs its deposit'
export const kitInCustomKit = 'A kit cannot be part of custom kits: remove its components or its kit category'
export const quantityInvalid = 'A quantity is a whole number from 1 to 999'
export const noBar = 'Please leave out the sign |'
export const noColon = 'Please leave out the colon'
export const tooManyEntries = (max: number) => `At most ${max} entries`
export const twice = (what: string) => `${what} is listed twice`
export const yesOrNo = 'Please write yes or no'
export const componentUnknown = (slug: string) => `There is no product called ${slug}`
export const componentArchived = (name: string) => `${name} is archived`
export const componentIsItself = 'A kit cannot hold itself'
export const componentIsKit = (name: string) =>
  `${name} is a kit itself, and a kit in a kit could not be packed`
export const usedInKits = (kits: string) => `This is a component of ${kits}, so it cannot become a kit itself`
export const relatedToItself = 'A product is not related to itself'
export const stockReserved = (days: string) => `The depot would have fewer than are reserved on ${days}`
export const bookedJustNow = 'a day that was booked just now'
export const changedElsewhere = 'This product was changed elsewhere.'
export const loadFailed = 'Failed to load products'
export const csvUnknownId = 'There is no product with this id'
export const csvChangedSince = 'This product was changed since the preview'
