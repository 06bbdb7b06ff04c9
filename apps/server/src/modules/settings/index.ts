// What other modules may use.
export { getShopFacts } from './get-shop-facts.ts'
export {
  currentVersion,
  findSettings,
  findSettingsOf,
  storedSettings,
  toVersionedSettings,
  type VersionedSettings,
} from './settings.repo.ts'
export { servedArea } from './served-area.ts'
