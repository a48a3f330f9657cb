import { readFileSync } from 'node:fs'
import { fill } from '../frame/client/wording.ts'
import type { EnginePage, EngineView } from '../frame/engine-page.ts'
import { escapeHtml } from '../frame/markup.ts'
import { type CrashModel, LOWEST_CASH_OUT, reachedAfterMs } from '@playhouse/engines/crash/crash.ts'
import { timesIn } from './figures.ts'
import type { CrashTexts } from './texts/en.ts'
import { CRASH_TEXTS } from './texts/texts.ts'

type View = EngineView<CrashModel, CrashTexts>

/** What crash brings to the common frame. */
export const crashPage: EnginePage<CrashModel, CrashTexts> = {
  folder: 'crash',
  styles: readFileSync(new URL('stage.css', import.meta.url), 'utf8'),
  texts: CRASH_TEXTS,
  recalls: true,
  stage,
  controls,
  rules,
  ready: ({ texts }) => texts.ready,
  data: ({ model: { highest } }) => ({ highest }),
}

function stage({ texts, language }: View): string {
  return `<div class="crash"><div class="points"><ol class="tabular" id="points" aria-label="${escapeHtml(texts.lastPoints)}"></ol>
<svg id="point-bars" viewBox="0 0 120 24" aria-hidden="true"></svg></div>
<div class="plot"><svg id="curve" aria-hidden="true"></svg>
<div class="reading tabular" id="reading"><p class="times" id="times">${escapeHtml(timesIn(language)(100))}</p><p id="ending"></p></div></div></div>`
}

function controls({ texts }: View): string {
  return `<div class="crash-target"><label class="label" for="target">${escapeHtml(texts.target)}</label>
<span class="target-field"><input type="text" id="target" class="tabular" inputmode="decimal" autocomplete="off" placeholder="${escapeHtml(texts.targetNone)}"><span aria-hidden="true">×</span></span></div>`
}

/** Multipliers whose chances the rules show, in hundredths. */
const EXAMPLES = [LOWEST_CASH_OUT, 150, 200, 500, 1_000, 2_500, 10_000, 100_000]

function rules({ texts, model, language }: View): string {
  const times = timesIn(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const chanceOf = (multiplier: number) => model.returnToPlayerBasisPoints / (100 * multiplier)
  const rows = EXAMPLES.filter((multiplier) => multiplier <= model.highest).map((multiplier) => {
    const seconds = fill(texts.seconds, { count: tenths.format(reachedAfterMs(model, multiplier) / 1_000) })
    return `<tr><th scope="row">${times(multiplier)}</th><td>${percent.format(chanceOf(multiplier))}</td><td>${escapeHtml(seconds)}</td></tr>`
  })
  const chance = fill(texts.rulesChance, { instant: percent.format(1 - chanceOf(LOWEST_CASH_OUT)) })
  const away = fill(texts.rulesAway, { highest: times(model.highest) })
  const heads = [texts.reached, texts.chance, texts.after].map((head) => `<th scope="col">${escapeHtml(head)}</th>`)
  return `${[texts.rulesHow, texts.rulesCashOut, texts.rulesTarget, away, chance].map((text) => `<p>${escapeHtml(text)}</p>`).join('')}
<table class="chances tabular"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}
