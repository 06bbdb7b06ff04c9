export const documentFailed = 'Failed to make the document. Please try again.'
