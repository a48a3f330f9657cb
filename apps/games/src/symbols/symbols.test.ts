import { describe, expect, it } from 'vitest'
import { FRAME_TEXTS, type PageLanguage } from '../frame/texts/texts.ts'
import { CASCADE_MODELS } from '@playhouse/engines/cascade/models.ts'
import { CLASSIC_MODELS, SLOT_MODELS } from '@playhouse/engines/slot/models.ts'
import { symbolName, symbolNames } from './names.ts'
import { DRAWN_SYMBOLS, symbolSheet } from './symbols.ts'

describe('the symbols', () => {
  it('are drawn, each under 4 kB', () => {
    const drawings = symbolSheet().match(/<symbol.*?<\/symbol>/gs) ?? []
    expect(drawings).toHaveLength(DRAWN_SYMBOLS.length)
    for (const drawing of drawings) expect(drawing.length).toBeLessThan(4_096)
    expect(() => symbolSheet(['no-such'])).toThrow(RangeError)
  })

  it('serve every model, and every symbol is of use', () => {
    const used = [
      ...[...SLOT_MODELS, ...CLASSIC_MODELS].flatMap(({ paytable }) => Object.keys(paytable)),
      ...CASCADE_MODELS.flatMap(({ symbols }) => symbols.map(({ id }) => id)),
    ]
    expect([...new Set(used)].toSorted()).toEqual(DRAWN_SYMBOLS.toSorted())
  })

  it.each(Object.keys(FRAME_TEXTS) as PageLanguage[])('have names of their own in %s', (language) => {
    const names = Object.values(symbolNames(DRAWN_SYMBOLS, language))
    expect(new Set(names).size).toBe(DRAWN_SYMBOLS.length)
    expect(() => symbolName('no-such', language)).toThrow(RangeError)
  })
})
