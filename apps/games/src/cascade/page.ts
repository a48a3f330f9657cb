import { readFileSync } from 'node:fs'
import { fill } from '../frame/client/wording.ts'
import type { EnginePage } from '../frame/engine-page.ts'
import { escapeHtml } from '../frame/markup.ts'
import { symbolNames } from '../symbols/names.ts'
import { SYMBOL_STYLES, symbolSheet, use } from '../symbols/symbols.ts'
import type { CascadeModel } from '@playhouse/engines/cascade/contract.ts'
import { gridWords } from './grid-words.ts'
import { type CascadePageView, ladderOf, rules } from './markup.ts'
import type { StageData } from './stage-data.ts'
import type { CascadeTexts } from './texts/en.ts'
import { CASCADE_TEXTS } from './texts/texts.ts'

/** What the cascading slots bring to the common frame. */
export const cascadePage: EnginePage<CascadeModel, CascadeTexts> = {
  folder: 'cascade',
  styles: SYMBOL_STYLES + readFileSync(new URL('stage.css', import.meta.url), 'utf8'),
  texts: CASCADE_TEXTS,
  stage,
  rules,
  ready,
  data,
}

function stage(view: CascadePageView): string {
  const { model, texts } = view
  const { grid } = data(view)
  const columns = Array.from({ length: model.columns }, (_, column) => {
    const cells = grid.slice(column * model.rows, (column + 1) * model.rows)
    return `<div class="column">${cells.map((id) => `<div class="cell">${use(id)}</div>`).join('')}</div>`
  })
  return `${symbolSheet(model.symbols.map(({ id }) => id))}<div class="cascade" data-columns="${model.columns}">
<ol class="ladder tabular" id="ladder" aria-label="${escapeHtml(texts.ladder)}">${ladderOf(model)}</ol>
<div class="grid" id="grid" role="img" aria-label="${escapeHtml(gridWords(grid, data(view), texts))}">${columns.join('')}
<svg class="marks" id="marks" viewBox="0 0 ${model.columns * 100} ${model.rows * 100}" aria-hidden="true"></svg><div id="amounts" aria-hidden="true"></div></div></div>`
}

function ready({ model, texts }: CascadePageView): string {
  const count = model.symbols[0]?.tiers[0]?.count ?? 0
  return fill(model.pays === 'anywhere' ? texts.ready : texts.readyClusters, { count })
}

/** Before the first round the symbols lie in slanting rows, begun at another one in every game; nothing of it can win. */
function data({ model, language, nodeId }: CascadePageView): StageData {
  const ids = model.symbols.map(({ id }) => id)
  const { columns, rows, ladder, highest } = model
  const grid = Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [Math.floor(cell / rows), cell % rows]
    return ids[(Math.abs(nodeId) + column * 2 + row * 3) % ids.length] ?? ''
  })
  return { symbolNames: symbolNames(ids, language), rows, ladder, highest, grid }
}
