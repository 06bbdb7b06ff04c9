export const warehouseLoadFailed = 'Failed to load the day'
export const dayNotWhole =
  'There is more than these lists hold: they are of the 300 orders that are delivered first. Choose one depot to see the rest.'
export const shelfFailed = 'Failed to keep the shelf. Please try again.'
export const shelfKept = (name: string, shelf: string) =>
  shelf === '' ? `${name} has no shelf` : `${name} stands on shelf ${shelf}`
