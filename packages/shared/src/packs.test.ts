import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { englishFallback } from './english-fallback.ts'
import { LANGUAGES } from './languages.ts'
import { completePack, toForms } from './packs.ts'

const ENGLISH = {
  rail: { back: 'Earlier', forward: 'Further' },
  games_one: '{{count}} game',
  games_other: '{{count}} games',
}

test('gives a pack the English texts that it lacks, in its plural forms', () => {
  expect(completePack(ENGLISH, { rail: { back: 'Trước' } }, LANGUAGES.VI)).toEqual({
    rail: { back: 'Trước', forward: 'Further' },
    games_other: '{{count}} games',
  })
})

test('writes the general form of English for each plural form of a language', () => {
  expect(Object.keys(toForms({ games_zero: '', games_one: '', games_other: '' }, 'pl')).toSorted()).toEqual([
    'games_few',
    'games_many',
    'games_one',
    'games_other',
    'games_zero',
  ])
})

const getFile = (language: string) => new URL(`../texts/web/${language}/home.json`, import.meta.url).pathname
const built = (language: string, json: string) => englishFallback.transform.handler(json, getFile(language))

test('builds an incomplete pack with English, and a complete one as it is', () => {
  const { heading, ...texts } = JSON.parse(readFileSync(getFile('VI'), 'utf8')) as Record<string, string>
  const english = JSON.parse(readFileSync(getFile('EN'), 'utf8')) as Record<string, string>
  expect(JSON.parse(built('VI', JSON.stringify(texts)) ?? '')).toEqual({ ...texts, heading: english['heading'] })
  expect(JSON.parse(built('VI', JSON.stringify({ heading, ...texts })) ?? '')).toEqual({ heading, ...texts })
})

test('builds English and a brand’s own wording without others', () => {
  expect(built('EN', '{}')).toBeUndefined()
  expect(built('TY', '{}')).toBeUndefined()
})
