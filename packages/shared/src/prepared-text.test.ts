import { expect, test } from 'vitest'
import { prepareCode, preparePassword, prepareUsername } from './prepared-text.ts'

const WORD = 'Mật-khẩu-của-Lan7'

test('a password is the same however its accents and spaces are typed', () => {
  expect(WORD.normalize('NFD')).not.toBe(WORD.normalize('NFC'))
  expect(preparePassword(WORD.normalize('NFD'))).toBe(preparePassword(WORD.normalize('NFC')))
  expect(preparePassword('hai\u3000ba\u00A0bốn')).toBe('hai ba bốn')
})

test('a password keeps its case, its width and spaces at its ends', () => {
  expect(preparePassword(' Ａb ')).toBe(' Ａb ')
  expect(preparePassword('ﬁ')).toBe('ﬁ')
})

test('a username is the same in both forms and in any case', () => {
  expect(prepareUsername(` ${'LÂM7'.normalize('NFD')} `)).toBe('lâm7'.normalize('NFC'))
})

test('a code may be typed in full-width digits', () => expect(prepareCode('１２３456')).toBe('123456'))
