import * as z from 'zod'
import { getExpectation } from './describe-issue.ts'
import { amount, reportDegradation, wholeNumber } from './fields.ts'

/** Left out and reported under `field` where it cannot be read: the refusal itself still says what happened. */
const optional = <Schema extends z.ZodType>(field: string, schema: Schema) =>
  schema.optional().catch(({ value, error }) => {
    const [issue] = error.issues
    reportDegradation(field, value, issue ? getExpectation(issue).expected : 'another value')
    return undefined as z.output<Schema> | undefined
  })

const methods = z.array(z.object({ method: z.string(), hint: z.string().nullish() }))

/** Body of a refusal. */
export const failureEnvelope = z.object({
  success: z.literal(false),
  message: z.string().catch(''),
  errorCode: z.string().catch(''),
  value: optional(
    'refusal.value',
    z
      .object({
        fields: optional('refusal.fields', z.record(z.string(), z.string())),
        retryAfterSeconds: optional('refusal.retryAfterSeconds', wholeNumber),
        methods: optional('refusal.methods', methods),
        remaining: optional('refusal.remaining', amount),
        limit: optional('refusal.limit', amount),
        selection: optional('refusal.selection', z.string()),
        captcha: optional('refusal.captcha', z.boolean()),
        reason: optional('refusal.reason', z.string()),
        verification: optional('refusal.verification', z.object({ ticket: z.string(), methods })),
      })
      .nullish(),
  ),
})

export type FailureEnvelope = z.output<typeof failureEnvelope>

/** Body of a success; `value` is parsed by the endpoint's schema. */
export const successEnvelope = z.object({ success: z.literal(true), value: z.unknown() })
