import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { PackTree } from '@playhouse/shared/packs.ts'
import { describe, expect, test, vi } from 'vitest'
import { loadPack } from './load-pack.ts'

type Packs = Record<string, PackTree>

function readPacks(languages: Partial<Record<LanguageCode, Packs>>) {
  const getLoaders = (packs: Packs) =>
    Object.fromEntries(
      Object.entries(packs).map(([namespace, pack]) => [
        `./${namespace}.json`,
        vi.fn<() => Promise<PackTree>>(() => Promise.resolve(pack)),
      ]),
    )
  const loaders = Object.fromEntries(Object.entries(languages).map(([code, packs]) => [code, getLoaders(packs)]))
  return { loaders, find: (language: LanguageCode) => Promise.resolve(loaders[language] ?? {}) }
}

const packs = () =>
  readPacks({
    EN: { home: { play: 'Play', more: { rules: 'Rules', help: 'Help' } }, agent: { title: 'Agent' } },
    VI: { home: { play: 'Chơi', more: { rules: 'Luật', help: 'Trợ giúp' } } },
    TY: { home: { more: { help: 'Hỗ trợ' } } },
  })

describe('loadPack', () => {
  test('merges the brand’s texts over Vietnamese, group by group', async () => {
    expect(await loadPack('TY', 'home', packs().find)).toEqual({
      play: 'Chơi',
      more: { rules: 'Luật', help: 'Hỗ trợ' },
    })
  })

  test('fetches only what it needs: no English under a complete Vietnamese pack', async () => {
    const { loaders, find } = packs()
    await loadPack('TY', 'home', find)
    expect(loaders['TY']?.['./home.json']).toHaveBeenCalledOnce()
    expect(loaders['VI']?.['./home.json']).toHaveBeenCalledOnce()
    expect(loaders['EN']?.['./home.json']).not.toHaveBeenCalled()
  })

  test('falls back to English where a language has no pack yet', async () => {
    expect(await loadPack('TY', 'agent', packs().find)).toEqual({ title: 'Agent' })
  })

  test('rejects for a namespace that no language has', async () => {
    await expect(loadPack('EN', 'nowhere', packs().find)).rejects.toThrow('nowhere')
  })
})
