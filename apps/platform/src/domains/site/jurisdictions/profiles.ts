import * as z from 'zod'
import euBase from './profiles/eu-base.json' with { type: 'json' }
import gb from './profiles/gb.json' with { type: 'json' }
import nl from './profiles/nl.json' with { type: 'json' }
import none from './profiles/none.json' with { type: 'json' }
import vnLike from './profiles/vn-like.json' with { type: 'json' }
import { profileRules, type RuleName } from './rules.ts'

const sourced = z.strictObject({
  /** Where the value comes from. */
  source: z.string().min(1),
  /** What has to be checked before the value is relied on. */
  uncertain: z.string().min(1).optional(),
})

const profile = z.strictObject({
  about: z.string().min(1),
  rules: profileRules,
  sources: z.strictObject(
    Object.fromEntries(Object.keys(profileRules.shape).map((name) => [name, sourced])) as Record<
      RuleName,
      typeof sourced
    >,
  ),
})

export const PROFILES = {
  none: profile.parse(none),
  'vn-like': profile.parse(vnLike),
  'eu-base': profile.parse(euBase),
  gb: profile.parse(gb),
  nl: profile.parse(nl),
} as const
export type ProfileCode = keyof typeof PROFILES

export const PROFILE_CODES = Object.keys(PROFILES) as ProfileCode[]
