import { fault } from '../refusal/refusal.ts'
import type { Fault } from '../refusal/refusal.ts'

export type KitPart = { slug: string; name: string; isArchived: boolean; hasComponents: boolean }

export type KitPartsFacts = {
  /** Of the kit, as it will be packed. */
  components: readonly { slug: string }[]
  /** The products that those slugs name; a slug that is missing names none. */
  parts: ReadonlyMap<string, KitPart>
  /** Kits for rent that this product is a component of. */
  componentOf: readonly string[]
}

export type KitPartFaults = {
  'component-unknown': { slug: string }
  'component-archived': { name: string }
  'component-is-kit': { name: string }
  'used-in-kits': { kits: readonly string[] }
}

export type KitPartFault = Fault<KitPartFaults>

/**
 * Why a kit cannot be packed so, component by component. Components are single items that are for rent, and a
 * component is no kit: so no kit can end up inside itself.
 */
export function kitPartProblems({
  components,
  parts,
  componentOf,
}: KitPartsFacts): { path: string; fault: KitPartFault }[] {
  const problems = components.flatMap(({ slug }, index) => {
    const found = partFault(slug, parts.get(slug))
    return found === null ? [] : [{ path: `components.${index}`, fault: found }]
  })
  const isUsed = components.length > 0 && componentOf.length > 0
  return isUsed
    ? [...problems, { path: 'components', fault: fault('used-in-kits', { kits: componentOf }) }]
    : problems
}

function partFault(slug: string, part: KitPart | undefined): KitPartFault | null {
  if (!part) return fault('component-unknown', { slug })
  if (part.isArchived) return fault('component-archived', { name: part.name })
  if (part.hasComponents) return fault('component-is-kit', { name: part.name })
  return null
}
