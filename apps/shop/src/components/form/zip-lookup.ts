// apart from the forms: its table is fetched once somebody types a postal code, or a city
export { zipOfCity, zipPlace } from '@trivet/core/address'
