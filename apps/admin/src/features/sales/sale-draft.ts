import { defaultCountry } from '@trivet/core/address'
import { addressInput, placeInput } from '@trivet/core/contract/address'
import { deliveryDetailsFields } from '@trivet/core/contract/delivery'
import * as datesCopy from '@trivet/core/copy/dates'
import { isCalendarDate, type CalendarDate } from '@trivet/core/dates'
import { codesOf } from '@trivet/core/promotion-codes'
import * as z from 'zod'

const day = z.string().refine(isCalendarDate, { error: datesCopy.dateInvalid })

/** What staff type while a guest is on the phone. */
export const saleFormInput = z.object({
  rentalStart: day,
  rentalEnd: day,
  rentalAddress: addressInput,
  ...deliveryDetailsFields,
  referralCode: z.string(),
  damageProtection: z.boolean(),
  useAccountCredit: z.boolean(),
})

export type SaleValues = z.input<typeof saleFormInput>

export type Sale = z.output<typeof saleFormInput>

export const emptySale: SaleValues = {
  rentalStart: '',
  rentalEnd: '',
  rentalAddress: { street: '', city: '', state: '', postalCode: '', country: defaultCountry },
  phone: '',
  deliveryNotes: '',
  access: '',
  deliveryWindow: 'all-day',
  pickupWindow: 'all-day',
  referralCode: '',
  damageProtection: false,
  useAccountCredit: true,
}

/** A product, or a kit of the guest's own. */
export type SaleItem = { product: string; name: string; qty: number; isCustomKit: boolean }

export type SaleGuest = { _id: string; name: string; email: string }

/** Both days, once they can be asked about. */
export function daysOf({
  rentalStart,
  rentalEnd,
}: Pick<SaleValues, 'rentalStart' | 'rentalEnd'>): { start: CalendarDate; end: CalendarDate } | null {
  if (!isCalendarDate(rentalStart) || !isCalendarDate(rentalEnd)) return null
  return rentalStart < rentalEnd ? { start: rentalStart, end: rentalEnd } : null
}

/** What is asked about, as far as it is typed; null while there is nothing to price. */
export function cartOf(values: SaleValues, items: readonly SaleItem[]) {
  if (items.length === 0) return null
  const days = daysOf(values)
  const { postalCode, state, country } = values.rentalAddress
  const rentalAddress = placeInput.safeParse({ postalCode, country }).success
    ? { postalCode, state, country }
    : null
  return {
    orderItems: items.map(({ product, qty, isCustomKit }) => ({ product, qty, isCustomKit })),
    rentalStart: days?.start ?? null,
    rentalEnd: days?.end ?? null,
    damageProtection: values.damageProtection,
    ...codesOf(values.referralCode),
    useAccountCredit: values.useAccountCredit,
    rentalAddress,
  }
}

/** What a page begins with. */
export type SaleDraft = { guest: SaleGuest | null; items: readonly SaleItem[]; values: SaleValues }

export const emptyDraft: SaleDraft = { guest: null, items: [], values: emptySale }
