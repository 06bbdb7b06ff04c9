import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import { missReasons } from '../../dispatch/stop-report.ts'
import { visitKinds } from '../../dispatch/visit-windows.ts'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { plainText } from '../fields/text-input.ts'
import { areaName, pieceCountsInput } from './dispatch-input.ts'

const bad = { error: generalCopy.invalidInput }

export const stopListInput = z.object({
  day: calendarDateInput.optional().meta({
    description: 'Today at the place unless given; other days than those beside it need `dispatch`',
  }),
  area: areaName.optional().meta({ description: 'The name of a service area; all of them unless given' }),
})

/** The key of the report that shows it: 32 hexadecimal digits. */
export const stopPhotoId = z.string(bad).regex(/^[0-9a-f]{32}$/, bad)

const note = plainText({ max: 500, multiline: true }).default('')

export const stopReportInput = z.object({
  id: z.string(),
  kind: z.enum(visitKinds, bad),
  seenVersion: z
    .string(bad)
    .regex(/^\d{1,18}$/, bad)
    .meta({ description: 'The `version` of the stop as it was seen; refused when it is another by now' }),
  madeAt: z.iso.datetime({ ...bad, offset: true }).meta({
    description:
      'When it was reported, by the phone: it may be sent hours later, and is of the day of the visit or a later one',
  }),
  report: z.discriminatedUnion(
    'outcome',
    [
      z.object({ outcome: z.literal('on-the-way') }).meta({
        description: 'Repeated on one day, with nothing reported in between, it tells nobody again',
      }),
      z.object({
        outcome: z.literal('delivered'),
        signedBy: plainText({ max: 100 }).default('').meta({
          description: 'Who took it; left out for what was left at the door, which needs a photo',
        }),
        photo: stopPhotoId.nullable().default(null).meta({ description: 'Handed in before' }),
        note,
      }),
      z.object({ outcome: z.literal('collected'), counts: pieceCountsInput, note }),
      z.object({ outcome: z.literal('nobody-there'), reason: z.enum(missReasons, bad), note }),
    ],
    bad,
  ),
})

export type StopListInput = z.output<typeof stopListInput>
export type StopReportInput = z.output<typeof stopReportInput>
export type StopReport = StopReportInput['report']
