import { formatAmount } from '@playhouse/shared/money.ts'
import { readFileSync } from 'node:fs'
import type { EnginePage, EngineView } from '../frame/engine-page.ts'
import { escapeHtml } from '../frame/markup.ts'
import type { BaccaratModel } from '@playhouse/engines/baccarat/baccarat.ts'
import { hand, payTable, places, thirdCardTable } from './markup.ts'
import type { StageData } from './stage-data.ts'
import type { BaccaratTexts } from './texts/en.ts'
import { BACCARAT_TEXTS } from './texts/texts.ts'

type View = EngineView<BaccaratModel, BaccaratTexts>

/** What the baccarat tables bring to the common frame. */
export const baccaratPage: EnginePage<BaccaratModel, BaccaratTexts> = {
  folder: 'baccarat',
  styles: readFileSync(new URL('stage.css', import.meta.url), 'utf8'),
  texts: BACCARAT_TEXTS,
  stage,
  controls,
  rules,
  ready: ({ texts }) => texts.ready,
  data: ({ model }): StageData => ({ maxStake: formatAmount(model.maxStake) }),
}

function stage({ model, texts, language }: View): string {
  const road = (id: string, name: string) =>
    `<figure class="road"><figcaption>${escapeHtml(name)}</figcaption><svg id="${id}" role="img" aria-label="${escapeHtml(name)}"></svg></figure>`
  return `<div class="table"><div class="hands">${hand('player', texts)}${hand('banker', texts)}</div>
<p class="table-line"><span>${escapeHtml(`${texts.byProgram} · ${takesCommission(model) ? texts.withCommission : texts.withoutCommission}`)}</span><strong id="verdict" role="status"></strong></p>
${places(model, texts, language)}
<div class="roads">${road('bead-plate', texts.beadPlate)}${road('big-road', texts.bigRoad)}</div></div>`
}

function controls({ texts }: View): string {
  const tool = (id: string, name: string) =>
    `<button type="button" class="secondary" id="${id}" disabled>${escapeHtml(name)}</button>`
  return `<div class="tools">${tool('remove-chip', texts.remove)}${tool('clear-chips', texts.clear)}${tool('repeat-bets', texts.repeat)}</div>`
}

function rules({ model, texts, language }: View): string {
  const commission = takesCommission(model) ? texts.commission : texts.noCommission
  const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  return `${paragraphs(texts.howProgram, texts.howBet)}${payTable(model, texts, language)}
${paragraphs(commission, texts.howTie, texts.howPair, texts.returnHelp)}
<h3>${escapeHtml(texts.cardsTitle)}</h3>${paragraphs(texts.howPoints, texts.howNatural, texts.howPlayer, texts.howBanker)}
${thirdCardTable(texts)}
<h3>${escapeHtml(texts.roadsTitle)}</h3>${paragraphs(texts.howRoads)}`
}

/** Whether the house keeps a part of the banker's wins; the other tables pay less for one with six points. */
function takesCommission(model: BaccaratModel): boolean {
  return model.bankerPays < 200n
}
