import { readFileSync } from 'node:fs'
import { formatAmount } from '@playhouse/shared/money.ts'
import type { Board } from '@playhouse/vendor-api/play-api-markets.ts'
import { ASSETS } from '../frame/assets.ts'
import { amountParts, fill } from '../frame/client/wording.ts'
import { gameDocument } from '../frame/document.ts'
import { amountMarkup, dialog, escapeHtml, ICONS, iconButton, percentText } from '../frame/markup.ts'
import { FRAME_TEXTS, type PageLanguage } from '../frame/texts/texts.ts'
import type { MarketsModel, Shape } from '@playhouse/engines/markets/models.ts'
import type { MarketsPageData } from './page-data.ts'
import type { MarketsTexts } from './texts/en.ts'
import { MARKETS_TEXTS } from './texts/texts.ts'

/** What the page of a book is made from. */
export interface MarketsPageInput {
  playToken: string
  board: Board
  balance: string
  currency: string
  game: { nodeId: number; name: string; model: MarketsModel }
  language: PageLanguage
  theme: 'dark' | 'light'
  /** Origin of the site that frames the page: "https://site.example". */
  siteOrigin: string
  mode: 'real' | 'demo'
  /** Fresh for every answer; the same as in the page's policy. */
  nonce: string
}

const STYLES = readFileSync(new URL('stage.css', import.meta.url), 'utf8')
const MAIN = 'engines/markets/page/stage.ts'
const VERIFY = 'vendor/verify/verify-round.ts'

/** The page of a book of simulated events as an HTML document. */
export function marketsPage(input: MarketsPageInput): string {
  const { game, language, mode, currency, board } = input
  const { model } = game
  const texts = FRAME_TEXTS[language]
  const words = MARKETS_TEXTS[language]
  const data: MarketsPageData = {
    playToken: input.playToken,
    siteOrigin: input.siteOrigin,
    language,
    texts,
    words,
    currency,
    balance: input.balance,
    modelId: model.id,
    shape: model.shape,
    minStake: formatAmount(model.minStake),
    maxStake: formatAmount(model.maxStake),
    verifyModule: `${ASSETS}/${VERIFY}`,
    board,
  }
  return gameDocument({
    language,
    theme: input.theme,
    game,
    styles: STYLES,
    kind: 'markets',
    page: `<header class="head">
<div class="titles"><h1>${escapeHtml(game.name)}</h1><p>${escapeHtml(words.simulated)}</p></div>
${iconButton(texts.rules, ICONS.book, 'data-open="rules"')}
${iconButton(texts.fairness, ICONS.shield, 'data-open="fairness"')}
${iconButton(texts.exit, ICONS.exit, 'id="exit"')}
</header>
<main>
<section class="board" id="stage" aria-label="${escapeHtml(words.events)}" tabindex="0"></section>
<section class="desk" id="desk" aria-label="${escapeHtml(words.slip)}">
<div class="desk-bar"><p class="balance"><span class="label">${escapeHtml(texts.balance)}</span> <span class="amount" id="balance">${amountMarkup(input.balance, currency, language)}</span></p>
<button type="button" class="secondary" id="slip-toggle" aria-expanded="false" aria-controls="sheet">${escapeHtml(words.slip)} <span class="count tabular" id="slip-count">0</span></button></div>
<div class="sheet" id="sheet">
<h2>${escapeHtml(words.slip)}</h2>
<p class="quiet" id="slip-empty">${escapeHtml(words.selectHelp)}</p>
<ol class="slip" id="slip"></ol>
<dl class="pairs tabular" id="slip-total" hidden></dl>
<p class="said" id="outcome" role="status" tabindex="-1"></p>
<button type="button" class="primary" id="play" hidden>${escapeHtml(words.place)}</button>
<h2>${escapeHtml(words.myBets)}</h2>
<p class="quiet" id="bets-empty">${escapeHtml(words.noBets)}</p>
<ol class="bets" id="bets"></ol>
</div>
</section>
</main>
<footer class="foot">${escapeHtml(mode === 'demo' ? texts.ageAndMoneyDemo : texts.ageAndMoney)}</footer>`,
    dialogs: `${rulesDialog(model, words, language, currency)}
${fairnessDialog(words, language)}`,
    data,
    main: MAIN,
    nonce: input.nonce,
  })
}

function rulesDialog(model: MarketsModel, words: MarketsTexts, language: PageLanguage, currency: string): string {
  const texts = FRAME_TEXTS[language]
  const plain = (minor: bigint) =>
    amountParts(formatAmount(minor), currency, language)
      .map(({ text }) => text)
      .join('')
  const limits = fill(texts.limits, { min: plain(model.minStake), max: plain(model.maxStake) })
  const margin = fill(words.ruleMargin, { return: percentText(model.returnToPlayer, language) })
  const lines = [words.ruleSimulated, words.ruleTimes, shapeRule(model.shape, words), words.ruleBets, margin, limits]
  const paragraphs = lines.map((line) => `<p class="tabular">${escapeHtml(line)}</p>`).join('\n')
  return dialog(
    'rules',
    texts.rules,
    texts.close,
    `${paragraphs}
    <h3>${escapeHtml(texts.breakOff)}</h3><p>${escapeHtml(words.ruleBreakOff)}</p><p>${escapeHtml(words.ruleVoid)}</p>`,
  )
}

function shapeRule(shape: Shape, words: MarketsTexts): string {
  if (shape.kind === 'series') return fill(words.ruleSeries, { sets: shape.sets })
  return shape.kind === 'goals' ? words.ruleGoals : words.ruleDuel
}

function fairnessDialog(words: MarketsTexts, language: PageLanguage): string {
  const texts = FRAME_TEXTS[language]
  const body = `<p>${escapeHtml(words.fairnessHow)}</p><p id="no-proof">${escapeHtml(words.fairnessPick)}</p>
    <div id="check" hidden><dl class="pairs" id="round-proof"></dl>
    <button type="button" class="secondary" id="check-round">${escapeHtml(texts.checkRound)}</button><p role="status" id="check-result"></p>
    <div class="seed-field"><label for="verify-link">${escapeHtml(texts.verifyLink)}</label><input id="verify-link" class="code" readonly>
    <button type="button" class="secondary" id="copy-link">${escapeHtml(texts.copyLink)}</button></div></div>`
  return dialog('fairness', texts.fairness, texts.close, body)
}
