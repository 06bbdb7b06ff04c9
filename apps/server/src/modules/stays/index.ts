// What other modules may use.
export { findOpenStay } from './stays.repo.ts'
