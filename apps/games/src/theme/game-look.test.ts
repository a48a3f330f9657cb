import { MOTIF_NAMES } from '@playhouse/shared/art/motif-library.ts'
import { motifWord, NAMED_MOTIFS } from '@playhouse/shared/art/motif-words.ts'
import { expect, it } from 'vitest'
import { DRAWN_SYMBOLS } from '../symbols/symbols.tsx'
import { getLook } from './game-look.ts'

it('draws and names every symbol of every theme with distinct motifs', () => {
  for (const motif of NAMED_MOTIFS) {
    const look = getLook(`${motif}///`, 'vi')
    expect(Object.keys(look?.symbols ?? {}).toSorted()).toEqual(DRAWN_SYMBOLS.toSorted())
    const names = Object.values(look?.names ?? {})
    expect(new Set(names).size).toBe(DRAWN_SYMBOLS.length)
    expect(names).toContain(motifWord(motif, 'vi'))
    for (const drawing of Object.values(look?.symbols ?? {})) expect(drawing).not.toMatch(/NaN|undefined|url\(#M\)/)
  }
  expect(MOTIF_NAMES.length).toBeGreaterThan(NAMED_MOTIFS.length)
})

it('gives themes of the same shelf different symbols', () => {
  const symbols = (theme: string) => new Set(Object.values(getLook(theme, 'en')?.names ?? {}))
  const shared = [...symbols('tiger///')].filter((name) => symbols('panda///').has(name))
  expect(shared.length).toBeLessThanOrEqual(6)
})

it('returns null for an unknown theme', () => {
  expect(getLook('no-such///', 'en')).toBeNull()
})
