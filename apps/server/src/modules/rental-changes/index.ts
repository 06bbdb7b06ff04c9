// What other modules may use.
export { movedRental } from './moved-rental.ts'
