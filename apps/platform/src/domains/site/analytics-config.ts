import * as z from 'zod'

/** Both are used in the page's policy and a script's URL. */
const TAG_ID = /^[\w-]{1,40}$/
const ORIGIN = /^https?:\/\/[a-z\d.-]+(:\d{1,5})?$/

export const ANALYTICS_VARIABLES = {
  /** ID of the analytics tag, such as `G-AB12CD34EF`. Without it there are no analytics. */
  ANALYTICS_TAG_ID: z.string().regex(TAG_ID, { error: 'must be letters, digits, "-" and "_"' }).optional(),
  /** Origin that serves the tag's script at `/gtag/js` and receives its events. */
  ANALYTICS_ORIGIN: z
    .string()
    .regex(ORIGIN, { error: 'must be an origin such as https://metrics.example, without a path' })
    .optional(),
}

export interface AnalyticsConfig {
  gtagId: string
  origin: string
}

type AnalyticsEnvironment = z.output<z.ZodObject<typeof ANALYTICS_VARIABLES>>

/** @throws Error for one variable without the other */
export function analyticsConfig(environment: AnalyticsEnvironment): AnalyticsConfig | undefined {
  const { ANALYTICS_TAG_ID: gtagId, ANALYTICS_ORIGIN: origin } = environment
  if (gtagId === undefined && origin === undefined) return undefined
  if (gtagId === undefined || origin === undefined)
    throw new Error('ANALYTICS_TAG_ID and ANALYTICS_ORIGIN need each other.')
  return { gtagId, origin }
}
