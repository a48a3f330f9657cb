import { describe, expect, test } from 'vitest'
import { languagePath, splitLanguagePath } from './language-path.ts'
import type { LanguageCode } from './languages.ts'

const OFFERED: LanguageCode[] = ['TY', 'EN', 'CN']

describe('languagePath', () => {
  test.each([
    ['TY', '/promotions', '/promotions'],
    ['EN', '/promotions', '/en/promotions'],
    ['EN', '/', '/en'],
    ['EN', '/?search=tiger', '/en?search=tiger'],
    ['EN', '/promoDetail?id=7', '/en/promoDetail?id=7'],
    ['CN', '/help', '/zh/help'],
  ] as const)('names %s in %s as %s', (code, path, address) => {
    expect(languagePath(code, path, 'TY')).toBe(address)
  })

  test('names the default language too where the brand is not known', () => {
    expect(languagePath('TY', '/help', undefined)).toBe('/vi/help')
  })
})

describe('splitLanguagePath', () => {
  test.each([
    ['/en/promotions', 'EN', '/promotions'],
    ['/en', 'EN', '/'],
    ['/en/', 'EN', '/'],
    ['/vi/help', 'TY', '/help'],
    ['/promotions', undefined, '/promotions'],
    // A path that only begins like a language, and one that the brand does not offer.
    ['/energy', undefined, '/energy'],
    ['/th/help', undefined, '/th/help'],
  ])('%s is %s at %s', (path, code, rest) => {
    expect(splitLanguagePath(path, OFFERED)).toEqual({ code, path: rest })
  })

  test('undoes languagePath for every language of a brand', () => {
    for (const code of OFFERED.slice(1)) {
      for (const path of ['/', '/help', '/lottery/MB/draw/20261124']) {
        expect(splitLanguagePath(languagePath(code, path, 'TY'), OFFERED)).toEqual({ code, path })
      }
    }
  })
})
