// What other modules may use.
export { balanceOf } from './account-credit.repo.ts'
