import type { ServiceArea } from '../address/index.ts'

/** The depot that an area is delivered from. */
export function depotForArea({ depot }: Pick<ServiceArea, 'depot'>): string {
  return depot
}
