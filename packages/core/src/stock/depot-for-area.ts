import type { ServiceArea } from '../address/index.ts'

/** The depot that is always there: what nobody gave to another one stands in it. */
export const mainDepotId = 'main'

/** The depot that an area is delivered from. */
export function depotForArea(_area: ServiceArea): string {
  return mainDepotId
}
