import { EMAIL_PATTERN } from './email.ts'

/** Kinds of text; each has its own explanation. */
export interface PatternFamily {
  name: string
  /** Sent as `acceptedPattern` unless the platform has its own; `*` accepts anything. */
  pattern: string
}

const HAN = String.raw`\p{Script=Han}`
const NAME_PART = String.raw`[\p{L}\p{M}'’.\-]+`
/** Month and day; 29 February is valid in every year. */
const MONTH_DAY = String.raw`(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))`

/**
 * Pattern families by `patternId`. Ids 1, 4 and 6 are those of existing platforms; the others are ours. All patterns run in linear
 * time.
 */
export const PATTERN_FAMILIES = {
  0: { name: 'free_text', pattern: '*' },
  1: { name: 'letter_first', pattern: '^[a-zA-Z][a-zA-Z0-9]*$' },
  2: { name: 'chinese_digits', pattern: `^[${HAN}0-9]+$` },
  3: { name: 'email', pattern: EMAIL_PATTERN },
  4: { name: 'alphanumeric', pattern: '^[a-zA-Z0-9]+$' },
  5: { name: 'letters_and_digits', pattern: '^(?=.*[a-zA-Z])(?=.*[0-9])[a-zA-Z0-9]+$' },
  6: { name: 'digits', pattern: '^[0-9]+$' },
  7: { name: 'alphanumeric_uppercase', pattern: '^(?=.*[A-Z])[a-zA-Z0-9]+$' },
  8: { name: 'english_spaces', pattern: '^[a-zA-Z]+(?: [a-zA-Z]+)*$' },
  9: { name: 'no_spaces', pattern: String.raw`^\S+$` },
  10: { name: 'chinese_punctuation', pattern: String.raw`^[${HAN}\p{P}]+$` },
  11: { name: 'date_year_first', pattern: String.raw`^\d{4}-${MONTH_DAY}$` },
  12: { name: 'date_month_first', pattern: String.raw`^${MONTH_DAY}-\d{4}$` },
  13: { name: 'korean', pattern: String.raw`^\p{Script=Hangul}+$` },
  14: { name: 'thai', pattern: String.raw`^\p{Script=Thai}+$` },
  15: {
    name: 'thai_english_spaces',
    pattern: String.raw`^[\p{Script=Thai}a-zA-Z]+(?: [\p{Script=Thai}a-zA-Z]+)*$`,
  },
  16: {
    name: 'strong_password',
    pattern: String.raw`^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^a-zA-Z0-9\s])\S+$`,
  },
  17: { name: 'full_name', pattern: `^${NAME_PART}(?: ${NAME_PART})+$` },
  18: {
    name: 'full_width_japanese',
    // Explicit ranges: the script Katakana includes half-width letters.
    pattern: String.raw`^[\p{Script=Hiragana}ァ-ヿ${HAN}０-９Ａ-Ｚａ-ｚ・　]+$`,
  },
} as const satisfies Readonly<Record<number, PatternFamily>>

export type PatternFamilyName = (typeof PATTERN_FAMILIES)[keyof typeof PATTERN_FAMILIES]['name']

const BY_ID: Readonly<Record<number, { name: PatternFamilyName; pattern: string }>> = PATTERN_FAMILIES

/** An unknown id means free text. */
export function getFamilyName(patternId: number): PatternFamilyName {
  return BY_ID[patternId]?.name ?? 'free_text'
}
