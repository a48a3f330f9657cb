import { readFileSync } from 'node:fs'
import { fill } from '../frame/client/wording.ts'
import type { EnginePage, EngineView } from '../frame/engine-page.ts'
import { escapeHtml, percentText } from '../frame/markup.ts'
import type { FishingModel } from '@playhouse/engines/fishing/fishing.ts'
import { fishSheet } from './fish-drawings.ts'
import { aboutFish, payTable, prizeTable, targets } from './markup.ts'
import { scenery } from './scenery.ts'
import type { StageData } from './stage-data.ts'
import type { FishingTexts } from './texts/en.ts'
import { FISHING_TEXTS, fishKey } from './texts/texts.ts'

type View = EngineView<FishingModel, FishingTexts>

/** What the fishing waters bring to the common frame. */
export const fishingPage: EnginePage<FishingModel, FishingTexts> = {
  folder: 'fishing',
  styles: readFileSync(new URL('stage.css', import.meta.url), 'utf8'),
  texts: FISHING_TEXTS,
  stage,
  rules,
  ready: ({ texts }) => texts.ready,
  data,
}

function stage(view: View): string {
  const { model, texts, language } = view
  const [first] = data(view).fish
  return `${fishSheet(model.fish.map(({ id }) => id))}<div class="fishing ${escapeHtml(model.id)}">
<div class="pond" id="pond">${scenery(model.id)}<div class="school" id="school" role="img" aria-label="${escapeHtml(texts.pond)}"></div>
<div class="aim" id="aim" aria-hidden="true"></div><div class="muzzle" aria-hidden="true"></div>
<button type="button" class="hold" id="hold" aria-pressed="false">${escapeHtml(texts.hold)}</button></div>
<p class="about tabular" id="about">${escapeHtml(first?.about ?? '')}</p>
${targets(model, texts, language)}</div>`
}

function rules({ model, texts, language }: View): string {
  const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  const bosses = model.fish.filter(({ boss }) => boss)
  const prizes = bosses.map((boss) => {
    const title = fill(texts.prizesOf, { fish: texts[fishKey(boss.id)] })
    return `<h3>${escapeHtml(title)}</h3>${prizeTable(model, boss, texts, language)}`
  })
  const same = fill(texts.howReturn, { percent: percentText(model.returnToPlayer, language) })
  return `${paragraphs(texts.howShot, texts.howAim)}${payTable(model, texts, language)}${prizes.join('')}
${paragraphs(texts.prizeHelp, same, texts.howSchool)}`
}

function data({ model, texts, language }: View): StageData {
  return {
    fish: model.fish.map((fish) => ({
      id: fish.id,
      name: texts[fishKey(fish.id)],
      about: aboutFish(model, fish, texts, language),
    })),
  }
}
