import * as z from 'zod'

/** Any text, in any spelling: what is no number belongs to no order, and answers as an unknown one. */
export const orderNumberInput = z.object({
  number: z.string().meta({
    description: 'As it was written or said: T-7QP4K-V, 7qp4kv, #t 7qp4k v',
  }),
})

export const orderNumberOutput = z
  .string()
  .meta({ description: 'What people call the order, such as T-7QP4K-V' })
