export const shop = true
