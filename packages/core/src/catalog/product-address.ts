/** How a product is named in an address: by its id or, better, by its slug. */
export const idPattern = /^[0-9a-f]{24}$/
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Products on one page of the catalog and of the kit builder. */
export const catalogPageSize = 12
