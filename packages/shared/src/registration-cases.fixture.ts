import { PATTERN_FAMILIES, type PatternFamilyName } from './pattern-families.ts'
import type { FieldRule, RuleBreach } from './registration-rules.ts'

/** A value for a field with a rule, and the expected breach. */
export interface RuleCase {
  name: string
  rule: FieldRule
  value: string
  breach: RuleBreach | undefined
}

/** Texts of four to ten characters that each family accepts and rejects. */
const SAMPLES: Readonly<Record<PatternFamilyName, { takes: readonly string[]; refuses: readonly string[] }>> = {
  free_text: { takes: ['lan anh', 'Đêm nay', '<b>x</b>', '    ', '🌙🌙🌙🌙'], refuses: [] },
  letter_first: { takes: ['lan8', 'Abcd', 'z0000'], refuses: ['8lan', 'lan_', 'lan anh', 'đêmx', 'lan\n'] },
  chinese_digits: { takes: ['金龙88', '一二三四', '1234'], refuses: ['金龙ab', '金 龙88', '金龙！！'] },
  email: { takes: ['a@b.vn', 'x+y@c.d.e'], refuses: ['a@bvn', '@b.vn', 'a@b..vn', 'a b@c.vn', 'a@b.vn.', 'a@@b.vn'] },
  alphanumeric: { takes: ['8lan', 'LAN8', '1234'], refuses: ['lan-8', 'lan 8', 'đ888', '８８８８'] },
  letters_and_digits: { takes: ['lan8', '8LAN'], refuses: ['lanh', '8888', 'lan 8', 'lan8!'] },
  digits: { takes: ['0123', '99999'], refuses: ['12a4', '12.4', '-123', '١٢٣٤', ' 123'] },
  alphanumeric_uppercase: { takes: ['Lan8', '888A'], refuses: ['lan8', '8888', 'LAN 8', 'Lan!'] },
  english_spaces: { takes: ['Lan Anh', 'Lanh', 'A B C'], refuses: ['Lan  Anh', ' Lan', 'Lan ', 'Lan8', 'Lân Anh'] },
  no_spaces: { takes: ['a!b?', 'đêm.nay'], refuses: ['a b c', 'abc ', 'ab\tc', 'ab\u00a0c'] },
  chinese_punctuation: { takes: ['金龙，好', '张·三丰', '一。二！'], refuses: ['金龙88', '金 龙，', 'abcd'] },
  date_year_first: {
    takes: ['2000-02-29', '1999-12-31'],
    refuses: ['2000-02-30', '2000-13-01', '31-12-1999', '2000-2-9', '1999/12/31', '1999-04-31'],
  },
  date_month_first: {
    takes: ['02-29-2000', '12-31-1999'],
    refuses: ['02-30-2000', '13-01-2000', '1999-12-31', '2-9-2000', '12.31.1999'],
  },
  korean: { takes: ['대한민국', '김철수님'], refuses: ['김철수a', '김 철수', '김철수1'] },
  thai: { takes: ['สวัสดี', 'เชียงใหม่'], refuses: ['ไทยthai', 'ไทย 1', 'ไทย!'] },
  thai_english_spaces: { takes: ['สมชาย ใจดี', 'Somchai', 'Som ชาย'], refuses: ['สมชาย1', ' สมชาย', 'Som  chai'] },
  strong_password: { takes: ['aB1!', 'Mật1Khẩu?'], refuses: ['ab1!', 'AB1!', 'aBc!', 'aB12', 'aB1! x'] },
  full_name: {
    takes: ['Lan Anh', 'Trần Văn A', "O'Neil Jo", 'An-Na Bé'],
    refuses: ['Lanh', 'Lan ', 'Lan  An', 'Lan 88'],
  },
  full_width_japanese: { takes: ['ヤマダ太郎', 'さくら　花', 'ＡＢ１２'], refuses: ['ﾔﾏﾀﾞ', 'Yamada', '山田 太郎'] },
}

const BOUNDS = { minLength: 4, maxLength: 10 }

/** Each family with valid and invalid texts, at, below and above its length limits, required and optional. */
export function ruleCases(): RuleCase[] {
  return Object.entries(PATTERN_FAMILIES).flatMap(([id, { name: family, pattern }]) => {
    const rule: FieldRule = {
      enabled: true,
      required: true,
      ...BOUNDS,
      patternId: Number(id),
      acceptedPattern: pattern,
    }
    const { takes, refuses } = SAMPLES[family]
    const [taken = ''] = takes
    const size = [...taken].length
    const say = (what: string, own: Partial<FieldRule>, value: string, breach: RuleBreach | undefined): RuleCase => {
      return { name: `${family}: ${what}`, rule: { ...rule, ...own }, value, breach }
    }
    return [
      ...takes.map((value) => say(`takes ${value}`, {}, value, undefined)),
      ...refuses.map((value) => say(`refuses ${JSON.stringify(value)}`, {}, value, 'pattern')),
      say('empty and required', {}, '', 'required'),
      say('empty and not required', { required: false }, '', undefined),
      say('one too few', { minLength: size + 1 }, taken, 'length'),
      say('as few as may be', { minLength: size, maxLength: size + 5 }, taken, undefined),
      say('as many as may be', { minLength: 1, maxLength: size }, taken, undefined),
      say('one too many', { minLength: 1, maxLength: size - 1 }, taken, 'length'),
      say('far too many', {}, taken.repeat(25), 'length'),
      ...refuses.slice(0, 1).map((value) => say('not required, and wrong', { required: false }, value, 'pattern')),
      ...refuses.slice(0, 1).map((value) => say('anything by *', { acceptedPattern: '*' }, value, undefined)),
    ]
  })
}
