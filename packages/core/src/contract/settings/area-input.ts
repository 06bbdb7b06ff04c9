import * as z from 'zod'
import { standardTerms } from '../../address/service-areas.ts'
import { isZipRange, zipRangesText } from '../../address/zip-ranges.ts'
import { slugPattern } from '../../catalog/product-address.ts'
import { settingsRefusals as refusals } from '../../copy/settings/settings-refusals.ts'
import { isCalendarDate } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import { visitWindows } from '../../dispatch/visit-windows.ts'
import { settingsLimits as limits } from '../../settings/settings-limits.ts'
import { depotIdPattern } from '../../stock/depots.ts'
import { plainText } from '../fields/text-input.ts'
import { deliveryPriceInput, rateInput, timeZoneInput, wholeInput } from './plain-inputs.ts'

const visits = wholeInput(limits.visitsPerWindow, refusals.windows).nullable()

const windows = z
  .object({ 'all-day': visits, early: visits, late: visits }, { error: refusals.windows })
  .refine((limits) => visitWindows.some((window) => limits[window] !== 0), { error: refusals.noWindow })

const closedWeekdays = z
  .array(wholeInput(6, refusals.weekday), { error: refusals.closedWeekdays })
  .transform((days) => [...new Set(days)].toSorted())
  .refine((days) => days.length < 7, { error: refusals.closedWeekdays })

const closedDates = z
  .array(
    z.string({ error: refusals.closedDates }).refine((day): day is CalendarDate => isCalendarDate(day), {
      error: refusals.closedDates,
    }),
    { error: refusals.closedDates },
  )
  .max(limits.closedDates, { error: refusals.closedDates })
  .transform((days) => [...new Set(days)].toSorted())

/** An area as it goes over the wire; what is left out of its terms is as the shop has it. */
export const areaInput = z.object({
  id: z
    .string({ error: refusals.areaId })
    .max(limits.areaNameLength, { error: refusals.areaId })
    .regex(slugPattern, { error: refusals.areaId })
    .optional()
    .meta({ description: 'Stays when the name changes; a new area is given one of its name' }),
  name: plainText({ max: limits.areaNameLength, required: refusals.areaName, tooLong: refusals.areaName }),
  timeZone: timeZoneInput,
  zipRanges: z
    .array(
      z.string({ error: refusals.noZips }).refine(isZipRange, {
        error: ({ input }) => refusals.badZips(zipRangesText([String(input)])),
      }),
      { error: refusals.noZips },
    )
    .min(1, { error: refusals.noZips })
    .max(200, { error: refusals.noZips })
    .transform((ranges) => ranges.toSorted()),
  depot: z
    .string({ error: refusals.depot })
    .regex(depotIdPattern, { error: refusals.depot })
    .default(standardTerms.depot)
    .meta({ description: 'Whose stock its orders take; an open one' }),
  deliveryPrice: deliveryPriceInput
    .nullable()
    .default(null)
    .meta({ description: "Null in this and the next two: the shop's" }),
  taxBasisPoints: rateInput(limits.taxBasisPoints, refusals.taxBasisPoints).nullable().default(null),
  leadTimeDays: wholeInput(limits.leadTimeDays, refusals.leadTimeDays).nullable().default(null),
  cutOffHour: wholeInput(24, refusals.cutOffHour)
    .default(standardTerms.cutOffHour)
    .meta({ description: 'On the clock of the area; from then on it is too late for today' }),
  windows: z
    .object({ delivery: windows, pickup: windows }, { error: refusals.windows })
    .default(standardTerms.windows)
    .meta({ description: 'Visits a day in each window: null for any number, 0 where it is not offered' }),
  closedWeekdays: closedWeekdays.default([]).meta({ description: 'No van drives; 0 is Sunday' }),
  closedDates: closedDates.default([]),
})
