import { mainDepotId, serviceAreas, type ServiceArea } from '@trivet/core/address'
import type { Prisma } from '../../src/generated/prisma/client.ts'
import { seedId } from './seed-id.ts'

const depot = (city: string, postalCode: string, areas: string[]) => ({
  id: seedId('depot', city),
  name: city,
  postalCode,
  areas,
})

/** Each city with a depot delivers to two areas; most of all units stand in the main one. */
const depots = [
  { ...depot('Austin', '78744', ['austin', 'denver']), id: mainDepotId },
  depot('Chicago', '60608', ['chicago', 'nashville']),
  depot('Los Angeles', '90058', ['los-angeles-and-orange-county', 'san-francisco-bay-area']),
  depot('New York', '11101', ['new-york-city-area', 'miami-and-south-florida']),
]

/** One in so many units stands in each of the others. What there are fewer of is in the main depot alone. */
const shareElsewhere = 8

export const sampleAreas: readonly ServiceArea[] = serviceAreas.map((area) => ({
  ...area,
  depot: sampleDepotOf(area.id),
}))

/** Whose stock the orders of an area take. */
export function sampleDepotOf(area: string | undefined): string {
  return depots.find(({ areas }) => area !== undefined && areas.includes(area))?.id ?? mainDepotId
}

/** Gives the products, which all stand in the main depot, their places. */
export async function addDepots(tx: Prisma.TransactionClient): Promise<void> {
  for (const { id, name, postalCode } of depots) {
    await tx.depot.upsert({ where: { id }, create: { id, name, postalCode }, update: { name, postalCode } })
  }
  await tx.$executeRaw`
    INSERT INTO depot_stock (product_id, depot_id, units)
    SELECT p.id, d.id, p.count_in_stock / ${shareElsewhere}::int FROM products p CROSS JOIN depots d
    WHERE d.id <> ${mainDepotId} AND p.count_in_stock >= ${shareElsewhere}`
  await tx.$executeRaw`
    UPDATE depot_stock main SET units = main.units - elsewhere.units
    FROM (SELECT product_id, sum(units) AS units FROM depot_stock WHERE depot_id <> ${mainDepotId} GROUP BY 1) elsewhere
    WHERE main.product_id = elsewhere.product_id AND main.depot_id = ${mainDepotId}`
  // a shop with a year behind it has owned its things as long
  await tx.$executeRaw`UPDATE owned_units SET since = since - 400 WHERE since >= CURRENT_DATE - 1`
}
