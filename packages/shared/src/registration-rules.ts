import * as z from 'zod/mini'

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
export type RuleBreach = 'required' | 'length' | 'pattern' | 'mismatch'

/** Families whose message differs; an id that is not here falls under free text. */
export const PATTERN_FAMILIES: Readonly<Record<number, string>> = {
  0: 'free_text',
  1: 'letter_first',
  2: 'chinese_digits',
  3: 'email',
  4: 'alphanumeric',
  5: 'letters_and_digits',
  6: 'digits',
}

/** Anything is accepted where the platform says `*` or sends a pattern that does not compile. */
export function patternOf(rule: FieldRule): RegExp | undefined {
  if (rule.acceptedPattern === '*' || rule.acceptedPattern === '') return undefined
  try {
    return new RegExp(rule.acceptedPattern, 'u')
  } catch {
    return undefined
  }
}

/** The first rule that `value` breaks, or undefined if it keeps them all. Length counts code points. */
export function breachOf(rule: FieldRule, value: string): RuleBreach | undefined {
  if (value === '') return rule.required ? 'required' : undefined
  const length = [...value].length
  if (length < rule.minLength || length > rule.maxLength) return 'length'
  const pattern = patternOf(rule)
  return pattern && !pattern.test(value) ? 'pattern' : undefined
}

/**
 * A check built at run time from the platform's rule, used by the form in the browser and by the platform itself so that
 * the two cannot disagree. The issue's message is the breach, which each side words for its reader.
 */
export function ruledText(rule: FieldRule) {
  return z.string().check((context) => {
    const breach = breachOf(rule, context.value)
    if (breach) context.issues.push({ code: 'custom', message: breach, input: context.value })
  })
}
