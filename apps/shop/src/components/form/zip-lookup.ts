// apart from the forms: its table is fetched once somebody types a postal code
export { zipPlace } from '@trivet/core/address'
