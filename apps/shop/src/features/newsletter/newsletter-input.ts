// apart from the form, which stands on every page: the schema loads with the first press of Subscribe
export { newsletterInput } from '@trivet/core/contract/contact'
