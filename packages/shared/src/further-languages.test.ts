import { expect, test } from 'vitest'
import { KNOWN_LANGUAGES } from './further-languages.ts'
import { LANGUAGES } from './languages.ts'
import type { LanguageFacts } from './languages.ts'

test('the 37 languages of the list are known, each by a tag that browsers understand', () => {
  expect(Object.keys(KNOWN_LANGUAGES)).toHaveLength(37)
  const understood = ({ bcp47 }: LanguageFacts) => Intl.DisplayNames.supportedLocalesOf(bcp47)[0] === bcp47
  const turned = ({ bcp47, direction }: LanguageFacts) => /^(ar|fa|ur|he)\b/.test(bcp47) === (direction === 'rtl')
  const wrong = Object.entries(KNOWN_LANGUAGES).filter(
    ([, facts]) => !understood(facts) || !turned(facts) || facts.name.trim() === '',
  )
  expect(wrong).toEqual([])
})

test('no two languages share a tag but the two packs of Vietnamese', () => {
  const tags = Object.values(KNOWN_LANGUAGES).map(({ bcp47 }) => bcp47)
  expect(tags.length - new Set(tags).size).toBe(1)
})

test('what a language falls back to ends in English, so that no text is ever missing', () => {
  for (const { code, fallback } of Object.values(LANGUAGES)) {
    expect([code, ...fallback].at(-1)).toBe('EN')
  }
})
