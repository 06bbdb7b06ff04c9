import * as z from 'zod'

/** Lists in the admin. */
export const adminPageSize = 20

/** Any text: what is no id belongs to no order, and answers as an unknown one. */
export const orderIdInput = z.object({ id: z.string() })
