/** Rule of one field, from `/wps/system/setting/register`. */
export interface FieldRule {
  enabled: boolean
  required: boolean
  minLength: number
  maxLength: number
  /** Selects the message that explains the pattern. */
  patternId: number
  /** A regular expression, or `*` for anything. */
  acceptedPattern: string
}

export type RuleBreach =
  | 'required'
  | 'length'
  | 'pattern'
  | 'mismatch'
  | 'like_username'
  | 'like_other'
  | 'too_common'
  | 'unchanged'
  | 'reserved'
  | 'mixed_scripts'

/** Undefined (anything is accepted) for `*` and for invalid patterns. */
export function getPattern(rule: FieldRule): RegExp | undefined {
  if (rule.acceptedPattern === '*' || rule.acceptedPattern === '') return undefined
  // Some platforms use escapes that are invalid with the u flag.
  return compiled(rule.acceptedPattern, 'u') ?? compiled(rule.acceptedPattern, '')
}

function compiled(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return undefined
  }
}

/** The first rule that `value` breaks. Length counts code points. */
export function getBreach(rule: FieldRule, value: string): RuleBreach | undefined {
  if (value === '') return rule.required ? 'required' : undefined
  // A code point has at most two units: do not spread a huge string.
  if (value.length > 2 * rule.maxLength) return 'length'
  const length = [...value].length
  if (length < rule.minLength || length > rule.maxLength) return 'length'
  const pattern = getPattern(rule)
  return pattern && !pattern.test(value) ? 'pattern' : undefined
}
