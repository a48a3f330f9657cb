import * as z from 'zod'

/** Why an operator decides so. */
const reason = z
  .string()
  .trim()
  .min(3, { error: 'say why, in three characters or more' })
  .max(500, { error: 'has at most 500 characters' })

export const withReason = z.object({ reason })
