import { expect, test } from 'vitest'
import { KNOWN_LANGUAGES } from './further-languages.ts'
import { LANGUAGES } from './languages.ts'
import type { LanguageFacts } from './languages.ts'

test('knows 37 languages with valid BCP 47 tags', () => {
  expect(Object.keys(KNOWN_LANGUAGES)).toHaveLength(37)
  const understood = ({ bcp47 }: LanguageFacts) => Intl.DisplayNames.supportedLocalesOf(bcp47)[0] === bcp47
  const turned = ({ bcp47, direction }: LanguageFacts) => /^(ar|fa|ur|he)\b/.test(bcp47) === (direction === 'rtl')
  const wrong = Object.entries(KNOWN_LANGUAGES).filter(
    ([, facts]) => !understood(facts) || !turned(facts) || facts.name.trim() === '',
  )
  expect(wrong).toEqual([])
})

test('has unique tags, except the two Vietnamese packs', () => {
  const tags = Object.values(KNOWN_LANGUAGES).map(({ bcp47 }) => bcp47)
  expect(tags.length - new Set(tags).size).toBe(1)
})

test('ends every fallback chain in English', () => {
  for (const { code, fallback } of Object.values(LANGUAGES)) {
    expect([code, ...fallback].at(-1)).toBe('EN')
  }
})
