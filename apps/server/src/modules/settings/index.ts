// What other modules may use.
export { getShopFacts } from './get-shop-facts.ts'
export {
  currentVersion,
  findSettings,
  storedSettings,
  toVersionedSettings,
  type VersionedSettings,
} from './settings.repo.ts'
