import { readFileSync } from 'node:fs'
import { fill } from '../frame/client/wording.ts'
import type { EnginePage } from '../frame/engine-page.ts'
import { escapeHtml } from '../frame/markup.ts'
import { symbolNames } from '../symbols/names.ts'
import { symbolSheet, SYMBOL_STYLES, use } from '../symbols/symbols.ts'
import type { SlotGame } from '@playhouse/engines/slot/engine.ts'
import { gridAt } from '@playhouse/engines/slot/slot.ts'
import { cabinet } from './cabinet.ts'
import { lineMaps, paytable, type SlotPageView } from './markup.ts'
import type { StageData } from './stage-data.ts'
import type { SlotTexts } from './texts/en.ts'
import { SLOT_TEXTS } from './texts/texts.ts'

/** What the slots bring to the common frame. */
export const slotPage: EnginePage<SlotGame, SlotTexts> = {
  folder: 'slot',
  styles: SYMBOL_STYLES + readFileSync(new URL('stage.css', import.meta.url), 'utf8'),
  texts: SLOT_TEXTS,
  stage: (view) => `${sheet(view)}${reels(view)}`,
  rules,
  ready: ({ model, texts }) => fill(texts.ready, { count: model.slot.lines.length }),
  data,
}

/** The same for slots of three reels, which stand in a cabinet. */
export const classicPage: EnginePage<SlotGame, SlotTexts> = {
  ...slotPage,
  styles: slotPage.styles + readFileSync(new URL('cabinet.css', import.meta.url), 'utf8'),
  stage: (view) => `${sheet(view)}${cabinet(view, reels(view))}`,
}

function sheet({ model: { slot } }: SlotPageView): string {
  return symbolSheet(Object.keys(slot.paytable))
}

function reels(view: SlotPageView): string {
  const { grid, symbolNames: names } = data(view)
  const [top = '', middle = '', bottom = ''] = grid.map((row) => row.map((id) => names[id]).join(', '))
  const columns = grid[0]?.map((_, reel) => {
    const cells = grid.map((row) => `<div class="cell">${use(row[reel] ?? '')}</div>`).join('')
    return `<div class="reel"><div class="strip">${cells}</div></div>`
  })
  const count = columns?.length ?? 0
  return `<div class="reels" id="reels" data-reels="${count}" role="img" aria-label="${escapeHtml(fill(view.texts.reels, { top, middle, bottom }))}">
${columns?.join('')}
<svg class="win-lines" id="win-lines" viewBox="0 0 ${count * 100} 300" aria-hidden="true"></svg></div>`
}

function rules(view: SlotPageView): string {
  const { model, texts, language } = view
  const combinations = model.slot.reels.reduce((product, strip) => product * strip.length, 1)
  const help = fill(texts.returnHelp, { combinations: combinations.toLocaleString(language) })
  return `${paytable(view)}
    <h3>${escapeHtml(fill(texts.lines, { count: model.slot.lines.length }))}</h3>${lineMaps(model.slot)}<p>${escapeHtml(texts.oncePerRound)}</p>
    <p>${escapeHtml(help)}</p>`
}

function data({ model: { slot }, language, nodeId }: SlotPageView): StageData {
  const stops = slot.reels.map((strip, reel) => (Math.abs(nodeId) * (reel + 3)) % strip.length)
  return {
    symbolNames: symbolNames(Object.keys(slot.paytable), language),
    reels: slot.reels,
    lines: slot.lines,
    grid: gridAt(slot, stops),
  }
}
