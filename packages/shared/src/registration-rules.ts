/** One field's rule as the platform hands it out (`/wps/system/setting/register`). */
export interface FieldRule {
  enabled: boolean
  required: boolean
  minLength: number
  maxLength: number
  /** Tells which family the pattern is of, and so which message explains it. */
  patternId: number
  /** A regular expression, or `*` for anything. */
  acceptedPattern: string
}

/** Why a value breaks its rule. */
export type RuleBreach = 'required' | 'length' | 'pattern' | 'mismatch' | 'like_username' | 'too_common' | 'unchanged'

/** Anything is accepted where the platform says `*` or sends a pattern that does not compile. */
export function patternOf(rule: FieldRule): RegExp | undefined {
  if (rule.acceptedPattern === '*' || rule.acceptedPattern === '') return undefined
  // Platforms write escapes that only the older grammar knows.
  return compiled(rule.acceptedPattern, 'u') ?? compiled(rule.acceptedPattern, '')
}

function compiled(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return undefined
  }
}

/** The first rule that `value` breaks, or undefined if it keeps them all. Length counts code points. */
export function breachOf(rule: FieldRule, value: string): RuleBreach | undefined {
  if (value === '') return rule.required ? 'required' : undefined
  // A code point is at most two units: what is far too long need not be counted, however long it is.
  if (value.length > 2 * rule.maxLength) return 'length'
  const length = [...value].length
  if (length < rule.minLength || length > rule.maxLength) return 'length'
  const pattern = patternOf(rule)
  return pattern && !pattern.test(value) ? 'pattern' : undefined
}
