import { decideServiceArea, type PlaceParts, type ServiceArea } from '@trivet/core/address'
import { fieldOfServiceArea, serviceAreaMessage } from '@trivet/core/copy/address'
import { AppError } from '../../api/app-error.ts'

/** The area that serves a place; refuses one that none does, at the field of the address that says so. */
export function servedArea(
  place: PlaceParts,
  { serviceAreas }: { serviceAreas: readonly ServiceArea[] },
  addressPath = 'rentalAddress',
): ServiceArea {
  const decision = decideServiceArea(place, serviceAreas)
  if (decision.ok) return decision.area
  const message = serviceAreaMessage(decision)
  throw new AppError('OUTSIDE_SERVICE_AREA', {
    message,
    errors: [{ path: `${addressPath}.${fieldOfServiceArea(decision)}`, message }],
  })
}
