export const admin = true
