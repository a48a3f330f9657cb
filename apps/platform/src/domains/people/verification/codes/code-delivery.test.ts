import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { describe, expect, test } from 'vitest'
import type { CodePurpose } from './code-types.ts'
import { codeMessage } from './code-delivery.ts'

const PURPOSES: CodePurpose[] = [
  'register',
  'login',
  'password_recovery',
  'address_check',
  'phone_app',
  'contact',
  'contact_change',
  'payment_password',
  'step_up',
]
const languages = Object.keys(LANGUAGES) as LanguageCode[]

describe.each(languages)('the message in %s', (language) => {
  test.each(PURPOSES)('names brand, code, lifetime and purpose: %s', (purpose) => {
    const text = codeMessage(language, { brand: 'Playhouse', code: '012345', purpose, minutes: 5 })
    expect(text).toMatch(/^Playhouse[:：]/)
    expect(text).toContain('012345')
    expect(text).toContain('5')
    expect(text.length).toBeLessThan(160)
    const others = PURPOSES.filter((other) => other !== purpose)
    for (const other of others) {
      expect(codeMessage(language, { brand: 'Playhouse', code: '012345', purpose: other, minutes: 5 })).not.toBe(text)
    }
  })
})

test('uses Vietnamese for the brand’s own variant', () => {
  const facts = { brand: 'Playhouse', code: '012345', purpose: 'login', minutes: 5 } as const
  expect(codeMessage('TY', facts)).toBe(codeMessage('VI', facts))
})
