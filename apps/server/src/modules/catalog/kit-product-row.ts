import type { KitProduct } from '@trivet/core/contract/catalog'
import { toDecimal } from '@trivet/core/money'
import type { NotNull } from 'kysely'
import { someFields, type NewRow } from '../../platform/sql/fields.ts'
import { pictureFactsOf } from '../images/index.ts'

const fields = [
  'id',
  'name',
  'slug',
  'image',
  'priceCents',
  'kitCategory',
  'isEssential',
  'weightGrams',
  'depositCents',
  'countInStock',
  'upload',
] as const

/** For `select`: a product `p` of the kit builder. */
export const kitProductColumns = someFields('products', 'p', fields)

/** Of what is offered for kits: a CHECK of the table says that it has a weight and a deposit. */
export type OfKits = { kitCategory: NotNull; weightGrams: NotNull; depositCents: NotNull }

type Columns = Pick<NewRow<'products'>, (typeof fields)[number]>

export type KitProductRow = {
  [Name in keyof Columns]: Name extends keyof OfKits ? NonNullable<Columns[Name]> : Columns[Name]
}

export function toKitProduct({
  id,
  priceCents,
  weightGrams,
  depositCents,
  upload,
  ...row
}: KitProductRow): KitProduct {
  const price = toDecimal(priceCents)
  return {
    _id: id,
    ...row,
    picture: pictureFactsOf({ ...row, category: null, upload }),
    price,
    individualRentalPrice: price,
    itemWeight: weightGrams,
    depositAmount: toDecimal(depositCents),
  }
}
