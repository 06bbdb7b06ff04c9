/** A product is low when no more of its units than this are free on some day of the next two weeks. */
export const lowStockUnits = 2

export const lowStockDays = 14
