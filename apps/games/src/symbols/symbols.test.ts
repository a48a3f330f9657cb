import { CASCADE_MODELS } from '@playhouse/engines/cascade/models.ts'
import { CLASSIC_MODELS, SLOT_MODELS } from '@playhouse/engines/slot/models.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import pack from '@playhouse/shared/texts/games/EN/symbols.json' with { type: 'json' }
import { DRAWN_SYMBOLS, SymbolSheet } from './symbols.tsx'

it('draws each symbol in under 4 kB', () => {
  const sheet = renderToStaticMarkup(createElement(SymbolSheet, { ids: DRAWN_SYMBOLS }))
  const drawings = sheet.match(/<symbol.*?<\/symbol>/gs) ?? []
  expect(drawings).toHaveLength(DRAWN_SYMBOLS.length)
  for (const drawing of drawings) {
    expect(drawing.length).toBeLessThan(4_096)
    expect(drawing).not.toMatch(/NaN|undefined/)
  }
  expect(() => renderToStaticMarkup(createElement(SymbolSheet, { ids: ['no-such'] }))).toThrow(RangeError)
})

it('draws and names exactly the symbols of all models', () => {
  const used = [
    ...[...SLOT_MODELS, ...CLASSIC_MODELS].flatMap(({ paytable }) => Object.keys(paytable)),
    ...CASCADE_MODELS.flatMap(({ symbols }) => symbols.map(({ id }) => id)),
  ]
  expect([...new Set(used)].toSorted()).toEqual(DRAWN_SYMBOLS.toSorted())
  expect(Object.keys(pack).toSorted()).toEqual(DRAWN_SYMBOLS.toSorted())
})
