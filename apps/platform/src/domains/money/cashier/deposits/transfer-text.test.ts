import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { findTransferText, isTransferText, newTransferText } from './transfer-text.ts'

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const texts = Array.from({ length: 50 }, () => newTransferText(randomInt))

test('is ASCII of at most 25 characters', () => {
  for (const text of texts) expect(text).toMatch(/^[A-Z\d]{1,25}$/)
})

test('is found in lower case, between words and with spaces', () => {
  for (const text of texts) {
    expect(findTransferText(`CK NGAY 01 ${text.toLowerCase()} Nguyen Van A`)).toBe(text)
    expect(findTransferText(`MBVCB.123.${text.slice(0, 5)} ${text.slice(5)}.CT tu 001`)).toBe(text)
  }
})

test('is found at the start of a remark, or alone', () => {
  for (const text of texts) expect([findTransferText(`${text} Nguyen`), findTransferText(text)]).toEqual([text, text])
})

// Payers have instructions of earlier releases.
test.each(['PH23456789Q', 'PHABCDEFGHC', 'PH7K2M9QXAH'])('keeps its check character: %s', (text) => {
  expect(isTransferText(text)).toBe(true)
})

test('has none of the letters that are mistaken for others', () => {
  for (const text of texts) expect(isTransferText(exchanged(text, 4, 'O'))).toBe(false)
})

const exchanged = (text: string, index: number, letters: string) =>
  text.slice(0, index) + letters + text.slice(index + letters.length)
const places = (text: string) => Array.from({ length: text.length - 2 }, (_, index) => index + 2)

test('is rejected with any single wrong character', () => {
  const wrong = texts
    .slice(0, 5)
    .flatMap((text) => places(text).flatMap((index) => [...LETTERS].map((letter) => exchanged(text, index, letter))))
  expect(wrong.filter((text) => isTransferText(text) && !texts.includes(text))).toEqual([])
})

test('is rejected with two adjacent characters swapped', () => {
  const wrong = texts.flatMap((text) =>
    places(text).map((index) => exchanged(text, index, `${text[index + 1] ?? ''}${text[index] ?? ''}`)),
  )
  expect(wrong.filter((text) => isTransferText(text) && !texts.includes(text))).toEqual([])
})

test.each(['', 'PH', 'thank you', 'PH00000000', 'PHONE BILL 2026', 'PH2222222'])('finds none in %j', (text) =>
  expect(findTransferText(text)).toBeUndefined(),
)
