import { standardIdentity } from '@trivet/core/company'

/** Of the settings: the server writes it into the title of the page that it sends. */
export const shopName = document.title.replace(/ admin$/, '') || standardIdentity.name
