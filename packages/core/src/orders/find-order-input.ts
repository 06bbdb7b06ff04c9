import * as z from 'zod'
import { queryPageNumber } from '../text-input.ts'

/** Lists in the admin console. */
export const adminPageSize = 20

/** Any text: what is no id belongs to no order, and answers as an unknown one. */
export const orderIdInput = z.object({ id: z.string() })

export const orderListInput = z.object({ pageNumber: queryPageNumber })
