import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { describe, expect, test } from 'vitest'
import { TEXT_APPS } from './texts/packs.ts'
import { comparePacks } from './texts/report.ts'
import { checkPack } from './texts/rules.ts'
import { unusedKeys } from './texts/unused.ts'

test('no text is wrong', () => expect(comparePacks().faults).toEqual([]))

test.each(TEXT_APPS)('every text of %s is used', (app) => expect(unusedKeys(app)).toEqual([]))

test('finds keys that nothing names', () => {
  expect(unusedKeys('web', { home: { title: '', unnamed: '', rail: { back: '' } } })).toEqual(['home:unnamed'])
  expect(unusedKeys('platform', { letters: { code: { text: '', unnamed: '' } } })).toEqual(['letters:code.unnamed'])
})

describe('checkPack', () => {
  const { EN, VI, TY, TH } = LANGUAGES
  const english = {
    title: 'Games of {{vendor}}',
    rail: { back: 'Earlier' },
    games_one: '{{count}} game',
    games_other: '{{count}} games',
  }
  const complete = { title: 'Game của {{vendor}}', rail: { back: 'Trước' }, games_other: '{{count}} game' }
  const getFaults = (texts: object, language = VI) => checkPack(english, { ...complete, ...texts }, language).faults

  test('accepts a pack with the plural forms of its language', () => {
    expect(checkPack(english, complete, VI)).toEqual({ missing: [], faults: [] })
    expect(checkPack(english, english, EN)).toEqual({ missing: [], faults: [] })
  })

  test('lists the keys that a language lacks, and those of a namespace that it lacks', () => {
    const { rail: _, ...rest } = complete
    expect(checkPack(english, rest, VI).missing).toEqual(['rail.back'])
    expect(checkPack(english, undefined, VI).missing).toEqual(['title', 'rail.back', 'games_other'])
  })

  test('lets a brand’s own wording have only the texts that differ', () => {
    expect(checkPack(english, { rail: { back: 'Lùi' } }, TY)).toEqual({ missing: [], faults: [] })
  })

  test('refuses keys and plural forms that English or the language does not have', () => {
    expect(getFaults({ more: 'Thêm' })).toEqual([expect.stringMatching(/^more is not in English/)])
    expect(getFaults({ games_one: '{{count}} game' })).toEqual([expect.stringMatching(/^games_one is not in English/)])
    expect(checkPack(undefined, { title: 'Trang' }, VI).faults).toHaveLength(1)
  })

  test('refuses other placeholders and tags than those of English', () => {
    expect(getFaults({ title: 'Game của {{brand}}' })).toEqual(['title needs the placeholders of English: vendor'])
    expect(checkPack({ terms: 'I agree to the <terms>rules</terms>.' }, { terms: 'Tôi đồng ý.' }, VI).faults).toEqual([
      'terms needs the tags of English: </terms> <terms>',
    ])
  })

  test.each([
    ['an empty text', '', 'is empty'],
    ['outer spaces', ' Trước', 'begins or ends with a space'],
    ['a broken placeholder', 'Trước {count}}', 'has a broken placeholder'],
  ])('refuses %s', (_, back, fault) => expect(getFaults({ rail: { back } })).toEqual([`rail.back ${fault}`]))

  test('refuses a percent sign beside a number, which is formatted with it', () => {
    const counts = { part: '{{percent}} counts' }
    for (const part of ['Tính {{percent}}%', 'Tính {{percent}} %', 'Tính %{{percent}}'])
      expect(checkPack(counts, { part }, VI).faults).toEqual(['part has a percent sign beside a placeholder'])
  })

  test('refuses a Thai text in English, and accepts names', () => {
    const faults = checkPack({ app: 'Android', back: 'Back' }, { app: 'Android', back: 'Back' }, TH).faults
    expect(faults).toEqual(['back is in English: Back'])
  })
})
