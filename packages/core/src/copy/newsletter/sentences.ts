export const newsletterSubscribed = 'Thank you! You are subscribed to our newsletter.'
export const newsletterUnsubscribed = 'You are unsubscribed. We will not write to you again.'
export const unsubscribeLinkInvalid = 'This unsubscribe link is not valid.'
export const subscriberNotFound = 'Subscriber not found'
