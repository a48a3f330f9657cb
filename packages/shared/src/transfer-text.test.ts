import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { findTransferText, isTransferText, newTransferText } from './transfer-text.ts'

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const texts = Array.from({ length: 50 }, () => newTransferText(randomInt))

test('is ASCII of at most 25 characters', () => {
  for (const text of texts) expect(text).toMatch(/^[A-Z\d]{1,25}$/)
})

test('is found in other letters, among words and cut by blanks', () => {
  for (const text of texts) {
    expect(findTransferText(`CK NGAY 01 ${text.toLowerCase()} Nguyen Van A`)).toBe(text)
    expect(findTransferText(`MBVCB.123.${text.slice(0, 5)} ${text.slice(5)}.CT tu 001`)).toBe(text)
  }
})

test('is refused with any single wrong character', () => {
  for (const text of texts.slice(0, 5))
    for (let index = 2; index < text.length; index++)
      for (const letter of LETTERS)
        if (letter !== text[index])
          expect(isTransferText(text.slice(0, index) + letter + text.slice(index + 1))).toBe(false)
})

test('is refused with two neighbours exchanged', () => {
  for (const text of texts)
    for (let index = 2; index < text.length - 1; index++) {
      const [one = '', other = ''] = [text[index], text[index + 1]]
      if (one !== other) expect(isTransferText(text.slice(0, index) + other + one + text.slice(index + 2))).toBe(false)
    }
})

test.each(['', 'PH', 'thank you', 'PH00000000', 'PHONE BILL 2026', 'PH2222222'])('finds none in %j', (text) =>
  expect(findTransferText(text)).toBeUndefined(),
)
