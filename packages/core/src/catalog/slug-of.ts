export const maxSlugLength = 100

/** The part of an address that a name makes: "Chef's Knife, 8″" → "chefs-knife-8". Empty when nothing is left of it. */
export function slugOf(name: string, maxLength = maxSlugLength): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}'’‘]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '')
}
