import home from '@playhouse/shared/texts/web/EN/home.json' with { type: 'json' }
import type { PackTree } from '@playhouse/shared/packs.ts'
import { siteConfig } from '@playhouse/site/config.ts'
import type { Site } from '@playhouse/site/read-site.ts'
import { expect, test } from 'vitest'
import { checkTexts, composePack, findOwnNamespaces } from './site-plugins.ts'

const createSite = (texts: Record<string, Record<string, PackTree>>): Site => ({
  folder: '/lotus',
  config: siteConfig.parse({ name: 'Lotus House', description: 'Games.', language: 'EN' }),
  texts: new Map(
    Object.entries(texts).map(([language, packs]) => [language, new Map(Object.entries(packs))]),
  ) as Site['texts'],
})

test('a project’s text takes the place of ours, and the others stay', () => {
  const site = createSite({ EN: { home: { hotGames: 'In bloom' } } })
  expect(composePack(site, 'EN', 'home')).toEqual({ ...home, hotGames: 'In bloom' })
})

test('a text in English leaves the other languages’ own', () => {
  const site = createSite({ EN: { home: { hotGames: 'In bloom' } } })
  expect(composePack(site, 'VI', 'home')['hotGames']).not.toBe('In bloom')
})

test('a namespace of a project’s own is in English where a language has none', () => {
  const site = createSite({
    EN: { lotus: { badge: 'House pick', footer: 'Rest' } },
    VI: { lotus: { badge: 'Nhà chọn' } },
  })
  expect(findOwnNamespaces(site)).toEqual(['lotus'])
  expect(composePack(site, 'VI', 'lotus')).toEqual({ badge: 'Nhà chọn', footer: 'Rest' })
  expect(composePack(site, 'TH', 'lotus')).toEqual({ badge: 'House pick', footer: 'Rest' })
})

test('texts that replace nothing stop the build, with their file', () => {
  expect(() => checkTexts(createSite({ VI: { home: { hotGame: 'x' } } }))).toThrow(
    '/lotus/texts/VI/home.json: there is no text "hotGame" to replace',
  )
  expect(() => checkTexts(createSite({ VI: { lotus: { badge: 'x' } } }))).toThrow('texts of your own need English')
  expect(() => checkTexts(createSite({ EN: { lotus: { badge: 'x' } }, VI: { lotus: { bagde: 'x' } } }))).toThrow(
    '"bagde"',
  )
})
