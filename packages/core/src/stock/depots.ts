import type { ServiceArea } from '../address/index.ts'

/** What a depot is known by: the main one by its word, others by the id that whoever made them gave. */
export const depotIdPattern = /^(main|[0-9a-f]{24})$/

/** Where the vans of one begin; empty where nobody said it. */
export const depotZipPattern = /^([0-9]{5})?$/

/** The names of the areas whose orders come from a depot, which stays open for them. See docs/policy.md#areas. */
export function areasOfDepot(
  id: string,
  { serviceAreas }: { serviceAreas: readonly Pick<ServiceArea, 'name' | 'depot'>[] },
): string[] {
  return serviceAreas.filter(({ depot }) => depot === id).map(({ name }) => name)
}
