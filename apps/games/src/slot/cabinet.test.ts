import { describe, expect, it } from 'vitest'
import { modulesOf } from '../frame/assets.ts'
import { classicEngine } from '@playhouse/engines/slot/engine.ts'
import type { SlotPageView } from './markup.ts'
import { classicPage } from './page.ts'
import { SLOT_TEXTS } from './texts/texts.ts'

describe.each(classicEngine.models)('the cabinet of $id', (model) => {
  const view: SlotPageView = { model, texts: SLOT_TEXTS.en, language: 'en', currency: 'VND', nodeId: 4_711 }
  const html = classicPage.stage(view)

  it('has three reels, and each line’s number where it begins and where it ends', () => {
    expect(html.match(/class="reel"/g)).toHaveLength(3)
    expect(html).toContain('viewBox="0 0 300 300"')
    const numbers = [...html.matchAll(/data-row="(\d)" data-line="(\d)"/g)].map(([, row, line]) => `${line} on ${row}`)
    const ends = model.slot.lines.map((line, index) => [`${index + 1} on ${line[0]}`, `${index + 1} on ${line[2]}`])
    expect(numbers.toSorted()).toEqual(ends.flat().toSorted())
  })

  it('tells on its glass what three and two pay in stakes', () => {
    const { wild, scatter, paytable, lines } = model.slot
    const shown = (symbol: string, pay = 0) => `data-pays="${symbol} 3">${pay.toLocaleString('en')}</td>`
    expect(html).toContain(shown(wild, (paytable[wild]?.[1] ?? 0) / lines.length))
    expect(html).toContain(shown(scatter, paytable[scatter]?.[1]))
    expect(html.match(/data-pays=/g)).toHaveLength(Object.keys(paytable).length * 2)
  })

  it('has no inline style or handler, and rules of five lines', () => {
    const rules = classicPage.rules(view)
    expect(html + rules).not.toMatch(/\s(style|on\w+)="/)
    expect(rules).toContain('5 lines, read from the left')
    expect(rules.match(/viewBox="0 0 36 36"/g)).toHaveLength(5)
    expect(classicPage.ready(view)).toBe('Your stake is spread over 5 lines.')
  })
})

it('its script is that of the slots', () => {
  expect(modulesOf(`engines/${classicPage.folder}/page/stage.ts`)).toContain('engines/symbols/page/stage-symbol.ts')
})
