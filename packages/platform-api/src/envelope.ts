import * as z from 'zod'
import { amount } from './fields.ts'

/** Body of a refusal. */
export const failureEnvelope = z.object({
  success: z.literal(false),
  message: z.string().catch(''),
  errorCode: z.string().catch(''),
  value: z
    .object({
      fields: z.record(z.string(), z.string()).optional(),
      retryAfterSeconds: z.number().optional(),
      methods: z.array(z.object({ method: z.string(), hint: z.string().nullish() })).optional(),
      remaining: amount.optional().catch(undefined),
      limit: amount.optional().catch(undefined),
      selection: z.string().optional(),
      captcha: z.boolean().optional(),
      reason: z.string().optional(),
      verification: z
        .object({
          ticket: z.string(),
          methods: z.array(z.object({ method: z.string(), hint: z.string().nullish() })),
        })
        .optional(),
    })
    .nullish()
    .catch(undefined),
})

export type FailureEnvelope = z.output<typeof failureEnvelope>

/** Body of a success; `value` is parsed by the endpoint's schema. */
export const successEnvelope = z.object({ success: z.literal(true), value: z.unknown() })
