// What other modules may use.
export { rentalOnOtherDays } from './rental-on-other-days.ts'
