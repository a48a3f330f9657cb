import { describe, expect, test } from 'vitest'
import { cleanChatText, foldWord, maskWords } from './text-rules.ts'

const refusal = (text: string) => {
  try {
    cleanChatText(text)
    return undefined
  } catch (error) {
    return (error as { code: string }).code
  }
}

test.each([
  'I picked 03 14 22 31 40 45 tonight',
  'Draw 20261122-0123 was close',
  'won 1.250.000.000 there',
  'ok. me too',
  '18:30, see you @ the draw',
  '<script>alert(1)</script>',
  'Chúc mừng! 🎉👨‍👩‍👧',
])('accepts "%s" unchanged', (text) => expect(cleanChatText(text)).toBe(text))

test('removes characters that hide or reorder text, and line breaks', () => {
  expect(cleanChatText(' a\u202Eb\u200Bc\r\n\td ')).toBe('abc d')
})

test('counts characters, not bytes', () => {
  expect(cleanChatText('đ'.repeat(280))).toHaveLength(280)
  expect(refusal('đ'.repeat(281))).toBe('request_param_err')
  expect(refusal(' \u200B ')).toBe('request_param_err')
})

describe('blocked words', () => {
  const words = ['lừa đảo', 'Scam', '骗子', 'โกง'].map(foldWord)
  test.each([
    ['Nhà này LỪA ĐẢO nhé', 'Nhà này ••• nhé'],
    ['lua dao!', '•••!'],
    ['lu\u031b\u0300a đảo', '•••'],
    ['a ＳＣＡＭ site', 'a ••• site'],
    ['a ѕсаm site', 'a ••• site'],
    ['a Ꮪcаm site', 'a ••• site'],
    ['a s\u200Dca\u200Cm site', 'a ••• site'],
    ['сам', 'сам'],
    ['they are 骗子们', 'they are •••们'],
    ['เขาโกงเรา', 'เขา•••เรา'],
    ['scampi for dinner', 'scampi for dinner'],
    ['nothing here', 'nothing here'],
  ])('masks them in "%s"', (text, expected) => expect(maskWords(text.normalize('NFC'), words)).toBe(expected))
})
