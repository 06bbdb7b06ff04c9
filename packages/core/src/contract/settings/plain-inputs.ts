import * as z from 'zod'
import { settingsRefusals as refusals } from '../../copy/settings/settings-refusals.ts'
import { isWholeCents, type BasisPoints, type Dollars } from '../../money/money.ts'
import { settingsLimits as limits } from '../../settings/settings-limits.ts'
import { isTimeZone } from '../../settings/time-zones.ts'

/** From 0 on, in whole numbers. */
export const wholeInput = (max: number, error: string) =>
  z.int({ error }).min(0, { error }).max(max, { error })

export const rateInput = (max: BasisPoints, error: string): z.ZodType<BasisPoints, BasisPoints> =>
  wholeInput(max, error)

export const deliveryPriceInput: z.ZodType<Dollars, Dollars> = z
  .number({ error: refusals.deliveryPrice })
  .refine((amount) => isPayable(amount), { error: refusals.deliveryPrice })

export const timeZoneInput = z
  .string({ error: refusals.timeZone })
  .refine(isTimeZone, { error: refusals.timeZone })

function isPayable(amount: Dollars): boolean {
  return amount >= 0 && amount * 100 <= limits.deliveryCents && isWholeCents(amount)
}
