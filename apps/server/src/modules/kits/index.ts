// What other modules may use.
export { selectKits } from './kit-items.ts'
export { toKitCartItem, type KitRecord } from './kit-record.ts'
export { findKits } from './kits.repo.ts'
export { refuseUnrentable } from './refuse-kit.ts'
