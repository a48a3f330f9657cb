import { type LanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import { formatMoney } from '@playhouse/shared/money-format.ts'
import { expect, test } from 'vitest'
import { siteRows } from './site.ts'

const texts = siteRows({ seed: 1, end: new Date(), games: [] }).flatMap(({ rows }) =>
  (rows as Record<string, unknown>[]).flatMap((row) =>
    typeof row['language'] !== 'string' ? [] : Object.values(row).map((text) => [row['language'], text] as const),
  ),
)

test('keeps Vietnamese amounts on one line', () => {
  const vietnamese = texts.flatMap(([language, text]) => (language === 'VI' && typeof text === 'string' ? [text] : []))
  expect(vietnamese.some((text) => /\d\u00A0₫/.test(text))).toBe(true)
  expect(vietnamese.filter((text) => /\d ₫/.test(text))).toEqual([])
})

test.each(['EN', 'VI', 'CN', 'ID', 'TH'] satisfies LanguageCode[])(
  'writes money in %s as the site does',
  (language) => {
    const amounts = texts.flatMap(([own, text]) =>
      own === language && typeof text === 'string' ? (text.match(/₫?\s?\d[\d.,]*\d(?:\s₫)?/g) ?? []) : [],
    )
    const written = amounts.filter((amount) => amount.includes('₫')).map((amount) => amount.trim())
    expect(written.length).toBeGreaterThan(0)
    for (const amount of written) {
      const shown = formatMoney(amount.replaceAll(/\D/g, ''), 'VND', LANGUAGES[language].bcp47, { whole: true })
      expect(amount.replaceAll(/\s/g, ' ')).toBe(shown.replaceAll(/\s/g, ' '))
    }
  },
)
