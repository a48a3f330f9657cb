import { describe, expect, test, vi } from 'vitest'
import { loadPack } from './load-pack.ts'
import type { PackTree } from './pack-types.ts'

function filesOf(packs: Record<string, PackTree>) {
  const files = Object.fromEntries(
    Object.entries(packs).map(([path, pack]) => [
      `../packs/${path}.ts`,
      vi.fn<() => Promise<PackTree>>(() => Promise.resolve(pack)),
    ]),
  )
  return { files, find: () => Promise.resolve(files) }
}

const files = () =>
  filesOf({
    'EN/home': { play: 'Play', more: { rules: 'Rules', help: 'Help' } },
    'VI/home': { play: 'Chơi', more: { rules: 'Luật', help: 'Trợ giúp' } },
    'TY/home': { more: { help: 'Hỗ trợ' } },
    'EN/agent': { title: 'Agent' },
  })

describe('loadPack', () => {
  test('merges the brand’s texts over Vietnamese, group by group', async () => {
    expect(await loadPack('TY', 'home', files().find)).toEqual({
      play: 'Chơi',
      more: { rules: 'Luật', help: 'Hỗ trợ' },
    })
  })

  test('fetches only what it needs: no English under a complete Vietnamese pack', async () => {
    const { files: packs, find } = files()
    await loadPack('TY', 'home', find)
    expect(packs['../packs/TY/home.ts']).toHaveBeenCalledOnce()
    expect(packs['../packs/VI/home.ts']).toHaveBeenCalledOnce()
    expect(packs['../packs/EN/home.ts']).not.toHaveBeenCalled()
  })

  test('falls back to English where a language has no pack yet', async () => {
    expect(await loadPack('TY', 'agent', files().find)).toEqual({ title: 'Agent' })
  })

  test('rejects for a namespace that no language has', async () => {
    await expect(loadPack('EN', 'nowhere', files().find)).rejects.toThrow('nowhere')
  })
})
