import type { RuleBreach } from '@playhouse/shared/registration-rules.ts'
import * as z from 'zod'

export function emailBreach(text: string): RuleBreach | undefined {
  if (text === '') return 'required'
  return z.email().safeParse(text).success ? undefined : 'pattern'
}
