import { readFileSync } from 'node:fs'
import { fill } from '../frame/client/wording.ts'
import type { EnginePage, EngineView } from '../frame/engine-page.ts'
import { escapeHtml } from '../frame/markup.ts'
import { type DiceModel, FACES, multiplierOf, WAYS_MAX, WAYS_MIN } from '@playhouse/engines/dice/dice.ts'
import { figures } from './figures.ts'
import type { DiceTexts } from './texts/en.ts'
import { DICE_TEXTS } from './texts/texts.ts'

type View = EngineView<DiceModel, DiceTexts>

/** What the dice bring to the common frame. */
export const dicePage: EnginePage<DiceModel, DiceTexts> = {
  folder: 'dice',
  styles: readFileSync(new URL('stage.css', import.meta.url), 'utf8'),
  texts: DICE_TEXTS,
  recalls: true,
  stage,
  controls,
  rules,
  ready: ({ texts }) => texts.ready,
  data: ({ model: { returnToPlayerBasisPoints } }) => ({ returnToPlayerBasisPoints }),
}

/** The target when the page is opened: even chances. */
const FIRST_TARGET = FACES / 2

function stage({ texts, language }: View): string {
  const marks = [0, 25, 50, 75, 100].map((mark) => `<span>${mark}</span>`).join('')
  return `<div class="dice"><ol class="rolls tabular" id="rolls" aria-label="${escapeHtml(texts.lastRolls)}"></ol>
<p class="roll tabular" id="roll" aria-label="${escapeHtml(texts.roll)}">${figures(language).hundredths(0)}</p>
<div class="scale" id="scale"><div class="needle" aria-hidden="true"><svg viewBox="0 0 20 14"><path d="M1 1H19L10 13Z"/></svg></div>
<div class="bar" aria-hidden="true"><div class="range"><span>${escapeHtml(texts.wins)}</span></div></div>
<input type="range" id="target-slider" aria-label="${escapeHtml(texts.target)}" min="0" max="${FACES - 1}" step="1" value="${FIRST_TARGET}">
<div class="marks tabular" aria-hidden="true">${marks}</div></div></div>`
}

function controls({ texts, model, language }: View): string {
  const direction = (value: 'under' | 'over', checked = '') =>
    `<label><input type="radio" name="direction" value="${value}"${checked}><span>${escapeHtml(texts[value])}</span></label>`
  const figure = (key: 'chance' | 'multiplier' | 'pays', value = '') =>
    `<div><dt>${escapeHtml(texts[key])}</dt><dd id="${key}">${escapeHtml(value)}</dd></div>`
  const { chance, hundredths, times } = figures(language)
  return `<fieldset class="dice-bet"><legend class="label">${escapeHtml(texts.direction)}</legend>
<div class="switch">${direction('under', ' checked')}${direction('over')}</div>
<input type="text" id="target" class="tabular" inputmode="decimal" autocomplete="off" value="${hundredths(FIRST_TARGET)}" aria-label="${escapeHtml(texts.target)}"></fieldset>
<dl class="dice-figures tabular">${figure('chance', chance(FIRST_TARGET))}${figure('multiplier', times(multiplierOf(model, FIRST_TARGET)))}${figure('pays')}</dl>`
}

/** Chances that the rules show with their multipliers, in winning faces. */
const EXAMPLES = [WAYS_MIN, 1_000, 2_500, 5_000, 7_500, WAYS_MAX]

function rules({ texts, model, language }: View): string {
  const { chance, times } = figures(language)
  const rows = EXAMPLES.map(
    (ways) => `<tr><th scope="row">${chance(ways)}</th><td>${times(multiplierOf(model, ways))}</td></tr>`,
  )
  const pays = fill(texts.rulesPays, { least: chance(WAYS_MIN), most: chance(WAYS_MAX) })
  return `<p>${escapeHtml(texts.rulesHow)}</p><p>${escapeHtml(pays)}</p><h3>${escapeHtml(texts.chances)}</h3>
<table class="chances tabular"><thead><tr><th scope="col">${escapeHtml(texts.chance)}</th><th scope="col">${escapeHtml(texts.multiplier)}</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`
}
