// What other modules may use.
export { brokenDays, leavingUnits } from './broken-days.ts'
export { depotAskedFor } from './asked-depots.ts'
export { findCustomKitParts, findUnitsByDepot } from './availability.repo.ts'
export { capacityOn, lateUnitsOn } from './capacity-on.ts'
export { availabilityDays, checkAvailability, freeOf } from './check-availability.ts'
export { firstBindingDay } from './first-binding-day.ts'
export { idsNotFreeIn, isFreeIn, isFreeSomewhere, isKeptIn } from './free-products.ts'
export { lowDays } from './low-days.ts'
export { fewerUnits, releaseLostUnits } from './lost-units.repo.ts'
export {
  exchangeUnits,
  findReservations,
  newReservations,
  rebookUnits,
  releaseUnits,
  releasedUnits,
  rescheduleReservations,
  retakeUnits,
  takeUnitsElsewhere,
} from './reservations.repo.ts'
export { findShortProduct } from './short-product.repo.ts'
export { findBrokenPromises, forgetFullDays, type Decrease } from './stock-days.repo.ts'
export { wantedDays, type WantedPeriod } from './wanted-days.ts'
