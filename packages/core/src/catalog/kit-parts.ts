import * as productsCopy from '../copy/products/sentences.ts'

export type KitPart = { slug: string; name: string; isArchived: boolean; hasComponents: boolean }

export type KitPartsFacts = {
  /** Of the kit, as it will be packed. */
  components: readonly { slug: string }[]
  /** The products that those slugs name; a slug that is missing names none. */
  parts: ReadonlyMap<string, KitPart>
  /** Kits for rent that this product is a component of. */
  componentOf: readonly string[]
}

/**
 * Why a kit cannot be packed so, component by component. Components are single items that are for rent, and a
 * component is no kit: so no kit can end up inside itself.
 */
export function kitPartProblems({
  components,
  parts,
  componentOf,
}: KitPartsFacts): { path: string; message: string }[] {
  const problems = components.flatMap(({ slug }, index) => {
    const message = partProblem(slug, parts.get(slug))
    return message === null ? [] : [{ path: `components.${index}`, message }]
  })
  const isUsed = components.length > 0 && componentOf.length > 0
  return isUsed
    ? [...problems, { path: 'components', message: productsCopy.usedInKits(componentOf.join(', ')) }]
    : problems
}

function partProblem(slug: string, part: KitPart | undefined): string | null {
  if (!part) return productsCopy.componentUnknown(slug)
  if (part.isArchived) return productsCopy.componentArchived(part.name)
  if (part.hasComponents) return productsCopy.componentIsKit(part.name)
  return null
}
