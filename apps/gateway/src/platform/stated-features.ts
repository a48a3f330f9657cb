import { OPTIONAL_FEATURES, PLATFORM_FEATURES, type PlatformFeature } from '@playhouse/platform-api/features.ts'
import { readJsonFile } from '@playhouse/server/json-file.ts'
import * as z from 'zod'
import type { StatedFeatures } from './platform-features.ts'

const names = z.array(z.enum(Object.keys(PLATFORM_FEATURES) as PlatformFeature[]))

const readNames = (text: string): PlatformFeature[] =>
  text.endsWith('.json') ? readJsonFile(text, names, 'The list of features') : names.parse(text.split(/\s*,\s*/))

/** `all`, `learn`, names separated by commas, or a JSON file with a list of names. */
export const STATED_FEATURES = z.string().transform((text, context): StatedFeatures => {
  if (text === 'all' || text === 'learn') return text
  try {
    return new Set(readNames(text.trim()))
  } catch (error) {
    const why =
      error instanceof z.ZodError ? `must be all, learn, or some of ${OPTIONAL_FEATURES.join(', ')}` : String(error)
    context.addIssue({ code: 'custom', message: why })
    return z.NEVER
  }
})
