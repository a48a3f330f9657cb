import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { sharedLength } from './lengths.ts'

RuleTester.describe = describe
RuleTester.it = it

const errors = [{ messageId: 'length' }]
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } })

tester.run('lengths/shared', sharedLength, {
  valid: [
    '<TextField maxLength={NICKNAME_MAX} />',
    '<TextField maxLength={rule.maxLength} />',
    "import { TEXT_MAX } from './limits.ts'; <TextArea maxLength={TEXT_MAX} />",
    'z.object({ title: shownLine(CASE_TITLE_MAX * 4), username: z.string().max(USERNAME_MAX) })',
    'z.object({ promotionId: z.string().max(60), count: z.number().max(100) })',
    'const ENTRIES_MAX = 20',
    'if (title.length > 0 && [...text].length > TEXT_MAX) refuse()',
    'names.length > 40',
    'const TEXT_LENGTH_MAX = 512 * 1024',
  ],
  invalid: [
    '<TextField maxLength={24} />',
    'const MOST = 24; <TextField maxLength={MOST} />',
    'z.object({ title: shownLine(80).min(1) })',
    'shownText(2_000)',
    'z.object({ paymentPassword: z.string().min(1).max(64).optional() })',
    'const account = z.string().min(1).max(64)',
    'if (name.length > 40) refuse()',
    'if ([...text].length > 140) refuse()',
    'const REMARK_MAX = 140',
    'const USERNAME_LENGTH_MAX = 64',
  ].map((code) => ({ code, errors })),
})
