import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findTextProblems } from './check-texts.ts'
import { readSite } from './read-site.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  write('theme/tokens.css', '')
  write('theme/favicon.svg', '<svg/>')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const configure = (options: object): void =>
  write('playhouse.config.ts', `export default ${JSON.stringify({ ...NAMED, ...options })}`)
const NAMED = { name: 'Lotus House', description: 'Games with play money.', language: 'EN' }

const SCREEN = { path: '/member/tea', file: './a.tsx', access: 'account' }

describe('a project', () => {
  test('needs a name, a description and a language, and has our home page', async () => {
    configure({})
    const { config } = await readSite(folder)
    expect(config).toMatchObject({
      ...NAMED,
      home: ['hot', 'popular', 'highlights', 'lobbies'],
      slots: {},
      screens: [],
    })
  })

  test('has texts by language and namespace', async () => {
    configure({})
    write('texts/VI/home.json', '{ "rail": { "back": "Trước" } }')
    const { texts } = await readSite(folder)
    expect(texts.get('VI')?.get('home')).toEqual({ rail: { back: 'Trước' } })
  })

  test.each<[what: string, options: object, reason: string]>([
    ['a slot that no page has', { slots: { 'home.hreo': './a.tsx' } }, 'home.hreo'],
    ['a file that is not there', { slots: { 'home.hero': './slots/hero.tsx' } }, 'there is no file ./slots/hero.tsx'],
    ['a file outside', { slots: { 'home.hero': '../hero.tsx' } }, 'must be a path from the project’s root'],
    ['a setting that does not exist', { colour: 'red' }, 'colour'],
    ['a rail twice', { home: ['hot', 'hot'] }, 'must name each rail once'],
    [
      'an address in capitals',
      { screens: [{ path: '/Loyalty', file: './a.tsx', access: 'public' }] },
      'must be a path',
    ],
    [
      'an address among those of the lotteries',
      { screens: [{ path: '/lottery/tea', file: './a.tsx', access: 'account' }] },
      'are all ours',
    ],
    ['the address of a centre', { screens: [{ ...SCREEN, path: '/member' }] }, 'is an address of ours'],
    ['an address twice', { screens: [SCREEN, SCREEN] }, 'must name each address once'],
    ['a public screen in a centre', { screens: [{ ...SCREEN, access: 'public' }] }, 'must be account below /member'],
    [
      'an entry of a centre without a group',
      { screens: [{ ...SCREEN, menu: 'lotus:tea' }] },
      'must be a group of the menu below /member: money, play, rewards, security, help',
    ],
    [
      'a group of the other centre',
      { screens: [{ ...SCREEN, menu: 'lotus:tea', menuIn: 'income' }] },
      'income is a group of the other centre',
    ],
    ['a group that there is not', { screens: [{ ...SCREEN, menu: 'lotus:tea', menuIn: 'tea' }] }, 'menuIn'],
    ['a group without a text', { screens: [{ ...SCREEN, menuIn: 'rewards' }] }, 'must name the text of the entry'],
    ['an icon that is none', { screens: [{ ...SCREEN, icon: 'tea leaf' }] }, 'must be the name of an icon'],
    [
      'a text that there is not',
      { screens: [{ ...SCREEN, file: './screens/tea.tsx', menu: 'lotus:tea', menuIn: 'rewards' }] },
      'there is no text lotus:tea in English',
    ],
    ['a language without a pack', { language: 'FR' }, 'language'],
    ['leaving out what protects members', { off: ['raffles', 'limits'] }, 'off[1]'],
    ['leaving out what encrypts', { off: ['sealing'] }, 'off[0]'],
  ])('is refused with the file and the reason for %s', async (_what, options, reason) => {
    configure(options)
    write('screens/tea.tsx', 'export function Component() {}')
    const read = readSite(folder)
    await expect(read).rejects.toThrow(join(folder, 'playhouse.config.ts'))
    await expect(read).rejects.toThrow(reason)
  })

  test('is refused for texts that are none, or in a language without a pack', async () => {
    configure({})
    write('texts/EN/home.json', '{ "title": 7 }')
    await expect(readSite(folder)).rejects.toThrow(join('texts', 'EN', 'home.json'))
    rmSync(join(folder, 'texts'), { recursive: true })
    write('texts/FR/home.json', '{}')
    await expect(readSite(folder)).rejects.toThrow('there is no language FR')
  })

  test.each([
    ['a component under another name', 'export function Hero() {}'],
    ['a default export', 'export default function Component() {}'],
    ['nothing', 'function Component() {}'],
  ])('is refused for a slot whose file exports %s', async (_what, text) => {
    write('slots/hero.tsx', text)
    configure({ slots: { 'home.hero': './slots/hero.tsx' } })
    await expect(readSite(folder)).rejects.toThrow(
      `${join(folder, 'slots/hero.tsx')}: it must export a function or constant named Component`,
    )
  })

  test.each([
    'export function Component() {}',
    'export const Component = () => null',
    'function Tea() {}\nexport { Tea as Component }',
  ])('has a component in each file that exports one: %s', async (text) => {
    write('slots/hero.tsx', text)
    configure({ slots: { 'home.hero': './slots/hero.tsx' } })
    expect((await readSite(folder)).config.slots).toEqual({ 'home.hero': './slots/hero.tsx' })
  })

  test('names the entry of a screen by a text of its own, or by one of ours', async () => {
    write('screens/tea.tsx', 'export function Component() {}')
    write('texts/EN/lotus.json', '{ "tea": "Tea" }')
    const screen = { ...SCREEN, file: './screens/tea.tsx', menuIn: 'rewards' }
    configure({
      screens: [
        { ...screen, menu: 'lotus:tea' },
        { ...screen, path: '/member/cup', menu: 'shell:home' },
      ],
    })
    expect((await readSite(folder)).config.screens).toHaveLength(2)
  })

  test.each([
    ['does not run', 'throw new Error("the kettle is broken")', 'the kettle is broken'],
    ['is no TypeScript', 'export default {', 'playhouse.config.ts: '],
    ['exports nothing', 'export const name = 1', 'it has no default export'],
    ['exports something else', 'export default 7', 'playhouse.config.ts: '],
  ])('is refused with the file where the configuration %s', async (_what, text, reason) => {
    write('playhouse.config.ts', text)
    const read = readSite(folder)
    await expect(read).rejects.toMatchObject({ name: 'SiteError' })
    await expect(read).rejects.toThrow(reason)
  })

  test('is refused where there is no configuration', async () => {
    await expect(readSite(folder)).rejects.toThrow('there is no such file')
  })
})

describe('texts in place of ours', () => {
  const OURS = { title: 'Home of <b>{{brand}}</b>', rail: { back: 'Back' } }

  test('replace one by one, and keep what is filled in', () => {
    expect(findTextProblems({ title: '{{brand}}' }, OURS)).toEqual([])
    expect(findTextProblems({ rail: { back: 'Earlier' } }, OURS)).toEqual([])
  })

  test.each([
    [{ titel: 'x' }, 'there is no text "titel" to replace'],
    [{ rail: { forth: 'x' } }, 'there is no text "rail.forth" to replace'],
    [{ title: '{{name}}' }, '"title" has name, which the text that it replaces has not'],
    [{ title: '<i>x</i>' }, '"title" has <i>, which the text that it replaces has not'],
    [{ title: { a: 'x' } }, '"title" is one text, not a group'],
    [{ rail: 'x' }, '"rail" is a group of texts'],
  ])('are refused: %j', (own, problem) => {
    expect(findTextProblems(own, OURS)).toContain(problem)
  })
})
