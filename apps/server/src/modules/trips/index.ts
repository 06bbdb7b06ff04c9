// What other modules may use.
export { findOwnTrip } from './find-own-trip.ts'
export { findTrip } from './find-trip.ts'
export { insertTripLink } from './trip-links.repo.ts'
export { toTrip } from './trip-record.ts'
export { tripLink } from './trip-link.ts'
