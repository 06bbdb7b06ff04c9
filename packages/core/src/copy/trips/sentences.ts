export const tripGone = 'This link no longer works'
export const tripGoneText =
  'Links to a trip stop a few days after it, or when whoever sent one takes it back. Ask them for a new one.'
export const tripUnpaid = 'A trip can be shared once it is paid'
export const tripCancelled = 'This order was cancelled'
export const tripOver = 'This trip is over'
export const tripLinkWorksUntil = (deadline: string) => `A link works until ${deadline}`
export const tripLinkCopied = 'Link copied'
export const tripLinkCopyFailed = 'Failed to copy the link. Please select and copy it.'
export const tripShareFailed = 'Failed to make a link. Please try again.'
export const tripLinksWithdrawn = 'All links to this trip are dead'
