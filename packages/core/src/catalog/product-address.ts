/** How a product is named in an address: by its id or, better, by its slug. */
export const idPattern = /^[0-9a-f]{24}$/
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Products on one page of the catalog and of the kit builder. */
export const catalogPageSize = 12

/** A search shows the best of so many, twenty pages: whoever still looks then asks for something narrower. */
export const mostFound = 20 * catalogPageSize
