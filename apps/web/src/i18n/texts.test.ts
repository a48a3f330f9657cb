import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PackTree } from './pack-types.ts'
import { Texts } from './texts.ts'

type Find = (key: string | readonly string[], values?: object) => unknown

function textsOf(packs: Record<string, PackTree>, language: 'EN' | 'VI' = 'EN') {
  const texts = new Texts({ language, packs: { [language]: packs } })
  return (...namespaces: string[]) => texts.getFixedT(null, namespaces as never) as unknown as Find
}

describe('a text', () => {
  it('is found in the first namespace that has it, or in the named one', () => {
    const t = textsOf({ a: { one: 'A', deep: { er: 'D' } }, b: { one: 'B', two: '2' } })('a', 'b')
    expect([t('one'), t('two'), t('b:one'), t('deep.er'), t(['none', 'b:two'])]).toEqual(['A', '2', 'B', 'D', '2'])
  })

  it('has its values, each once', () => {
    const t = textsOf({ a: { say: '{{who}} and {{who}} of {{ none }}.' } })('a')
    expect(t('say', { who: '{{say}} $1' })).toBe('{{say}} $1 and {{say}} $1 of .')
  })

  it('has the form of its count', () => {
    const english = textsOf({ a: { games_one: '{{count}} game', games_other: '{{count}} games', plain: 'plain' } })('a')
    expect([0, 1, 2].map((count) => english('games', { count }))).toEqual(['0 games', '1 game', '2 games'])
    expect(english('plain', { count: 1 })).toBe('plain')
    expect(textsOf({ a: { games_other: '{{count}} trò chơi' } }, 'VI')('a')('games', { count: 1 })).toBe('1 trò chơi')
  })

  it('is its key, or what stands for it, if there is none', () => {
    const t = textsOf({ a: { deep: { er: 'D' } } })('a')
    expect([t('a:toString'), t('deep'), t('x', { defaultValue: 'X' })]).toEqual(['toString', 'deep', 'X'])
  })

  it('is a group of texts where one is asked for', () => {
    expect(textsOf({ a: { deep: { er: 'D' } } })('a')('deep', { returnObjects: true })).toEqual({ er: 'D' })
  })
})

describe('a pack', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is fetched once for all that wait for it', async () => {
    const load = vi.fn(async () => ({ one: '1' }))
    const texts = new Texts({ language: 'EN', load })
    const pending = texts.pending(['a'])
    expect(texts.pending(['a'])).toBe(pending)
    await Promise.all([pending, texts.load(['a'])])
    expect([load.mock.calls.length, texts.pending(['a']), texts.missing(['a'])]).toEqual([1, undefined, []])
  })

  it('is fetched again while the connection is broken, then given up until it is asked for anew', async () => {
    let isBroken = true
    const load = vi.fn(async () => (isBroken ? Promise.reject(new Error('offline')) : { one: '1' }))
    const texts = new Texts({ language: 'EN', load })
    const given = texts.pending(['a'])
    await vi.runAllTimersAsync()
    await given
    expect([load.mock.calls.length, texts.pending(['a']), texts.missing(['a'])]).toEqual([6, undefined, ['a']])
    isBroken = false
    await texts.load(['a'])
    expect(texts.missing(['a'])).toEqual([])
  })

  it('of the new language is there before the switch, which listeners hear', async () => {
    const texts = new Texts({ language: 'EN', load: async (language) => ({ one: language }) })
    await texts.load(['a'], 'VI')
    const heard = vi.fn()
    const end = texts.subscribe(heard)
    texts.switchTo('VI')
    end()
    texts.switchTo('EN')
    expect(heard).toHaveBeenCalledOnce()
    texts.switchTo('VI')
    expect((texts.getFixedT(null, 'a' as never) as unknown as Find)('one')).toBe('VI')
  })
})
