export const warehouseLoadFailed = 'Failed to load the day'
export const shelfFailed = 'Failed to keep the shelf. Please try again.'
export const shelfKept = (name: string, shelf: string) =>
  shelf === '' ? `${name} has no shelf` : `${name} stands on shelf ${shelf}`
