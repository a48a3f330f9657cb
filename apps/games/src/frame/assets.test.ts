import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { ASSETS, assetText, importMap, modulesOf } from './assets.ts'

const GAME = modulesOf('vendor/page/client/main.ts', 'engines/slot/page/stage.ts')
const VERIFIER = modulesOf('vendor/verify/client/main.ts')

describe('the modules of pages', () => {
  it('are JavaScript, whatever they import too', () => {
    for (const path of [...GAME, ...VERIFIER].filter((name) => name.endsWith('.ts'))) {
      const body = assetText(path)
        ?.replace(/^(?:import|export) [^'"]*?from\s*['"][^'"]+['"]$/gms, '')
        .replace(/^export /gm, '')
      expect(() => new Script(`(async () => {${body}\n})`, { filename: path })).not.toThrow()
    }
  })

  it('of a game’s page are few, without zod, without node', () => {
    expect(GAME.length).toBeLessThan(25)
    expect(GAME.filter((path) => /^(?:zod|noble)\//.test(path))).toEqual([])
  })

  it('of the verifier bring the very engines', () => {
    expect(VERIFIER).toContain('engines/all.ts')
    expect(VERIFIER).toContain('engines/fair-random.ts')
    expect(VERIFIER).toContain('noble/sha2.js')
    expect(VERIFIER.filter((path) => path.includes('locales/') && !/(?:en|index)\.js$/.test(path))).toEqual([])
  })

  it.each([
    '../config.ts',
    'config.ts',
    'vendor/wallet-client.ts',
    'engines/../config.ts',
    'vendor/page/assets.test.ts',
    'vendor/rounds/tiny-moves.fixture.ts',
    'shared/secret-keys.ts',
    '__proto__',
    '',
  ])('do not include %j', (path) => expect(assetText(path)).toBeUndefined())

  it('are found under names that imports use', () => {
    const { imports } = JSON.parse(importMap()) as { imports: Record<string, string> }
    expect(imports['@playhouse/shared/']).toBe(`${ASSETS}/shared/`)
    expect(assetText('shared/money.ts')).toMatch(/function parseAmount\(text +\) +{/)
  })
})
