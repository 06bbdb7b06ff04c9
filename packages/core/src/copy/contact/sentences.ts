export const sending = 'Sending...'
export const contactSent = "Your message has been sent! We'll get back to you soon."
export const answerRequired = 'Please write an answer'
export const messageNotFound = 'Message not found'
