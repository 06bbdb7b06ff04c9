export const phoneUnreadable =
  'Please enter a phone number with its area code, or with + and its country code'
export const notesTooLong = (max: number) => `Delivery notes can have at most ${max} characters`
export const accessTooLong = (max: number) => `Access can have at most ${max} characters`
export const windowFull = 'That window is full on the day. Please choose another window or another day.'
export const windowUnknown = 'Please choose one of the delivery windows'
export const versionMissing = 'Please say which version of the delivery details you saw'
export const deliveryClosed = (status: string) =>
  `The delivery details of an order that is ${status} cannot be changed`
export const deliveryChanged = 'The delivery details were changed meanwhile. Please look at them again.'
export const addressOfStay = 'The host of this listing says where it is. Write to us if the address is wrong.'
export const samePrice = 'The price stays as it is.'
export const samePriceInArea = (area: string) =>
  `The price stays as it is, also in ${area}. Days and hours are those of ${area} from now on.`
export const otherTerms = (area: string) =>
  `${area} has another warehouse or other prices than your order. Write to us, and we see what we can do.`
export const otherTermsForStaff = (area: string) =>
  `${area} has another depot, fee or tax than the order. Use “Change this order”, which shows what follows; it can be done until the order is packed.`
export const deliverySaved = 'Your delivery details are saved'
export const deliverySame = 'Your delivery details are as they were'
export const deliveryChangeFailed = 'Failed to save your delivery details. Please try again.'
