import { readFileSync } from 'node:fs'
import { type PlayRoundBody, STAKE_CHOICES } from '../contract.ts'
import { type ListedModel, modelById } from '../models.ts'
import { gridAt } from '../slot.ts'
import { amountParts, fill } from './client/wording.ts'
import { hueOf, inlay } from './inlay.ts'
import { dialog, escapeHtml, ICONS, iconButton, jsonForScript, lineMaps, paytable, use } from './markup.ts'
import type { PageData } from './page-data.ts'
import { symbolSheet } from './symbols.ts'
import { PAGE_TEXTS, type PageLanguage, symbolKey } from './texts.ts'

/** What a game page is made from. */
export interface SlotPageInput {
  /** Bearer token of the game session. */
  session: string
  /** `returnToPlayer` in per cent as the catalogue shows it; `modelId` is one of the slot models. */
  game: { nodeId: number; name: string; returnToPlayer: string; modelId: string }
  /** Decimal string. */
  balance: string
  currency: string
  language: PageLanguage
  theme: 'dark' | 'light'
  /** Origin of the site that frames the page: "https://site.example". */
  siteOrigin: string
  mode: 'real' | 'demo'
  /** A round begun in this session whose result the page has not seen. */
  openRound?: PlayRoundBody | undefined
  /** Promise for the next round: SHA-256 of its server seed in hex. */
  serverSeedHash?: string | undefined
  /** Fresh for every answer; the same as in {@link slotPagePolicy}. */
  nonce: string
}

const STYLES = readFileSync(new URL('slot-page.css', import.meta.url), 'utf8')

/** The Content-Security-Policy for a page with this nonce, framed by this site and nobody else. */
export function slotPagePolicy(nonce: string, siteOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin}`,
  ].join('; ')
}

/** The game page as an HTML document. @throws RangeError for a model that does not exist */
export function slotPage(input: SlotPageInput): string {
  const { game, language, mode, nonce } = input
  const texts = PAGE_TEXTS[language]
  const model = modelById(game.modelId)
  if (!model) throw new RangeError(`No slot model ${game.modelId}`)
  const grid = gridAt(
    model,
    model.reels.map((strip, reel) => (Math.abs(game.nodeId) * (reel + 3)) % strip.length),
  )
  const data: PageData = {
    session: input.session,
    siteOrigin: input.siteOrigin,
    language,
    texts,
    symbolNames: Object.fromEntries(Object.keys(model.paytable).map((symbol) => [symbol, texts[symbolKey(symbol)]])),
    currency: input.currency,
    balance: input.balance,
    reels: model.reels,
    lines: model.lines,
    grid,
    openRound: input.openRound,
    serverSeedHash: input.serverSeedHash,
  }
  const [top = '', middle = '', bottom = ''] = grid.map((row) => row.map((id) => data.symbolNames[id]).join(', '))
  const reelsLabel = fill(texts.reels, { top, middle, bottom })
  const returnText = `${texts.returnToPlayer} ${percentText(game.returnToPlayer, language)}`
  return `<!doctype html>
<html lang="${language}" data-theme="${input.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(game.name)}</title>
<style nonce="${escapeHtml(nonce)}">${STYLES}
:root { --hue: ${hueOf(game.nodeId)}; }</style>
</head>
<body>
${symbolSheet()}
<div class="page">
${inlay(game.nodeId)}
<header class="head">
<div class="titles"><h1>${escapeHtml(game.name)}</h1><p class="tabular">${escapeHtml(returnText)}</p></div>
${iconButton(texts.paytable, ICONS.book, 'data-open="rules"')}
${iconButton(texts.fairness, ICONS.shield, 'data-open="fairness"')}
${iconButton(texts.exit, ICONS.exit, 'id="exit"')}
</header>
<main>
<div class="stage"><div class="reels" id="reels" role="img" aria-label="${escapeHtml(reelsLabel)}">
${grid[0]?.map((_, reel) => `<div class="reel"><div class="strip">${grid.map((row) => `<div class="cell">${use(row[reel] ?? '')}</div>`).join('')}</div></div>`).join('')}
<svg class="win-lines" id="win-lines" viewBox="0 0 500 300" aria-hidden="true"></svg></div></div>
<div class="outcome" id="outcome" role="status"><span>${escapeHtml(fill(texts.ready, { count: model.lines.length }))}</span></div>
<div class="desk">
<p class="balance"><span class="label">${escapeHtml(texts.balance)}</span> <span class="amount" id="balance">${amountMarkup(input.balance, input.currency, language)}</span></p>
<section class="history"><h2>${escapeHtml(texts.lastRound)}</h2><dl class="pairs tabular" data-last-round></dl><p data-no-round>${escapeHtml(texts.noRoundYet)}</p></section>
<fieldset class="stakes" id="stakes"><legend class="label">${escapeHtml(texts.stake)}</legend>${stakeChoices(language)}</fieldset>
<button type="button" class="primary" id="spin">${escapeHtml(texts.spin)}</button>
</div>
</main>
<footer class="foot">${escapeHtml(mode === 'demo' ? texts.ageAndMoneyDemo : texts.ageAndMoney)}</footer>
</div>
${rulesDialog(model, returnText, input)}
${fairnessDialog(input)}
<script type="application/json" id="page-data">${jsonForScript(data)}</script>
<script type="module" src="/play/assets/slot-page.js" nonce="${escapeHtml(nonce)}"></script>
</body>
</html>
`
}

function rulesDialog(model: ListedModel, returnText: string, { language }: SlotPageInput): string {
  const texts = PAGE_TEXTS[language]
  const combinations = model.reels.reduce((product, strip) => product * strip.length, 1)
  const help = fill(texts.returnHelp, { combinations: combinations.toLocaleString(language) })
  const volatility = fill(texts.volatility, { class: model.volatility })
  const body = `${paytable(model, texts)}
    <h3>${escapeHtml(fill(texts.lines, { count: model.lines.length }))}</h3>${lineMaps(model)}<p>${escapeHtml(texts.oncePerRound)}</p>
    <h3 class="tabular">${escapeHtml(returnText)}</h3><p>${escapeHtml(help)}</p><p>${escapeHtml(volatility)}</p>`
  return dialog('rules', texts.paytable, texts, body)
}

function fairnessDialog({ language }: SlotPageInput): string {
  const texts = PAGE_TEXTS[language]
  const body = `<p>${escapeHtml(texts.fairnessHow)}</p>
    <dl class="pairs"><dt>${escapeHtml(texts.nextSeedHash)}</dt><dd class="code" id="next-hash">–</dd></dl>
    <div class="seed-field"><label for="client-seed">${escapeHtml(texts.clientSeed)}</label>
    <input id="client-seed" class="code" maxlength="64" pattern="[A-Za-z0-9_\\-]*" autocomplete="off" spellcheck="false" aria-describedby="client-seed-help">
    <p class="label" id="client-seed-help">${escapeHtml(texts.clientSeedHelp)}</p></div>
    <h3>${escapeHtml(texts.lastRound)}</h3><p data-no-round>${escapeHtml(texts.noRoundYet)}</p>
    <dl class="pairs tabular" data-last-round></dl><dl class="pairs" id="round-proof"></dl>
    <button type="button" class="secondary" id="check-round" hidden>${escapeHtml(texts.checkRound)}</button><p role="status" id="check-result"></p>`
  return dialog('fairness', texts.fairness, texts, body)
}

function stakeChoices(language: PageLanguage): string {
  return STAKE_CHOICES.map((stake, index) => {
    const checked = index === 0 ? ' checked' : ''
    const text = Number(stake).toLocaleString(language)
    return `<label><input type="radio" name="stake" value="${stake}.00"${checked}><span class="tabular">${text}</span></label>`
  }).join('')
}

function amountMarkup(amount: string, currency: string, language: PageLanguage): string {
  return amountParts(amount, currency, language)
    .map(({ text, sign }) => (sign ? `<span class="sign">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('')
}

function percentText(percent: string, language: PageLanguage): string {
  const digits = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 4 })
  return `${digits.format(percent as Intl.StringNumericLiteral)}%`
}
