import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { MOVEMENT_TYPES } from '@playhouse/shared/movement-types.ts'
import vietnamese from '@playhouse/shared/texts/web/VI/records.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { BILL_STATES } from '@playhouse/platform-api/agent-contracts.ts'
import { codeWord, headingsIn } from './file-words.ts'

const languages = Object.keys(LANGUAGES) as LanguageCode[]

test.each(languages)('every column and code has a word in %s', (language) => {
  expect(Object.values(headingsIn(language))).not.toContain(undefined)
  for (const code of Object.keys(MOVEMENT_TYPES)) expect(codeWord('types', code, language)).toBeTypeOf('string')
  for (const code of BILL_STATES) expect(codeWord('billStates', code, language)).not.toBe(code)
})

test('names codes as the pages do', () => {
  expect(codeWord('types', 'WITHDRAW_LOCK', 'VI')).toBe(vietnamese.types.WITHDRAWAL_HOLD)
  expect(codeWord('wallets', 'main', 'VI')).toBe(vietnamese.wallets.MAIN)
  expect(codeWord('products', 'RNG', 'VI')).toBe(vietnamese.categories.RNG)
})

test('keeps a code that no page names, such as that of a vendor', () => {
  expect(codeWord('wallets', 'SEN', 'EN')).toBe('SEN')
  expect(codeWord('types', 'toString', 'EN')).toBe('toString')
})

test('has the brand’s own wording where its pages have it', () => {
  expect(headingsIn('TY').turnover).toBe('Cược hợp lệ')
})
