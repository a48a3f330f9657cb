import { readFileSync } from 'node:fs'
import { formatAmount } from '@playhouse/shared/money.ts'
import { ASSETS } from '../frame/assets.ts'
import { amountParts, fill } from '../frame/client/wording.ts'
import { gameDocument } from '../frame/document.ts'
import { amountMarkup, dialog, escapeHtml, ICONS, iconButton, percentText } from '../frame/markup.ts'
import { FRAME_TEXTS, type PageLanguage } from '../frame/texts/texts.ts'
import type { TableAnswer } from '@playhouse/vendor-api/play-api-rooms.ts'
import type { CardsModel } from '@playhouse/engines/cards/models.ts'
import type { RoomData } from './room-data.ts'
import { CARDS_TEXTS } from './texts/texts.ts'

/** What a card room's page is made from. */
export interface RoomPageInput {
  playToken: string
  game: { nodeId: number; name: string; model: CardsModel }
  language: PageLanguage
  theme: 'dark' | 'light'
  siteOrigin: string
  mode: 'real' | 'demo'
  currency: string
  /** Decimal string. */
  balance: string
  roomId: string | null
  table: TableAnswer
  nonce: string
}

const STYLES = readFileSync(new URL('stage.css', import.meta.url), 'utf8')
const MAIN = 'engines/cards/page/stage-main.ts'
const VERIFY = 'vendor/verify/verify-round.ts'

/** The page of a card room as an HTML document: head, balance, dialogs and messages as the games of one member have them. */
export function roomPage(input: RoomPageInput): string {
  const { game, language, mode, currency } = input
  const [frame, texts] = [FRAME_TEXTS[language], CARDS_TEXTS[language]]
  const ante = formatAmount(game.model.ante)
  const data: RoomData = {
    playToken: input.playToken,
    siteOrigin: input.siteOrigin,
    language,
    currency,
    balance: input.balance,
    texts: frame,
    cardsTexts: texts,
    engine: 'cards',
    modelId: game.model.id,
    verifyModule: `${ASSETS}/${VERIFY}`,
    ante,
    roomName: game.model.names[language],
    roomId: input.roomId,
    table: input.table,
  }
  const side = (name: string, id: string) =>
    `<section class="side" id="${id}"><h2><span data-name>${escapeHtml(name)}</span><span class="said" data-said></span></h2>
<div class="cards" data-cards role="img" aria-label="${escapeHtml(texts.emptySeat)}"></div><p class="points tabular" data-points></p></section>`
  return gameDocument({
    language,
    theme: input.theme,
    game,
    styles: STYLES,
    page: `<header class="head">
<div class="titles"><h1>${escapeHtml(game.name)}</h1><p class="tabular" id="room">${escapeHtml(game.model.names[language])}</p></div>
${iconButton(frame.soundOn, `<span data-off>${ICONS.silence}</span><span data-on hidden>${ICONS.sound}</span>`, 'id="sound"')}
${iconButton(frame.rules, ICONS.book, 'data-open="rules"')}
${iconButton(frame.fairness, ICONS.shield, 'data-open="fairness"')}
${iconButton(frame.exit, ICONS.exit, 'id="exit"')}
</header>
<main>
<div class="stage" id="stage"><div class="table">${side(texts.other, 'other')}
<div class="middle"><p class="pot"><span class="label">${escapeHtml(texts.pot)}</span> <span class="amount" id="pot"></span></p><div class="clock tabular" aria-hidden="true"><span><i id="clock"></i></span><b id="left"></b></div></div>
${side(texts.you, 'own')}</div></div>
<div class="outcome" id="outcome" role="status"></div>
<div class="desk">
<p class="balance"><span class="label">${escapeHtml(frame.balance)}</span> <span class="amount" id="balance">${amountMarkup(input.balance, currency, language)}</span></p>
<section class="history"><h2>${escapeHtml(frame.lastRound)}</h2><dl class="pairs tabular" data-last-round></dl><p data-no-round>${escapeHtml(frame.noRoundYet)}</p>
<h2 data-last-rounds-title hidden>${escapeHtml(frame.lastRounds)}</h2><ol class="last-rounds tabular" data-last-rounds></ol></section>
<div class="controls"><dl class="pairs tabular costs"><dt>${escapeHtml(texts.ante)}</dt><dd>${amountMarkup(ante, currency, language)}</dd><dt>${escapeHtml(texts.raiseCosts)}</dt><dd>${amountMarkup(ante, currency, language)}</dd></dl></div>
<div class="choices"><button type="button" class="secondary" id="partner" hidden>${escapeHtml(texts.partner)}</button>
<button type="button" class="secondary" id="second" hidden></button>
<button type="button" class="primary" id="play" aria-disabled="true">${escapeHtml(texts.sit)}</button></div>
</div>
</main>
<footer class="foot">${escapeHtml(mode === 'demo' ? frame.ageAndMoneyDemo : frame.ageAndMoney)}</footer>`,
    dialogs: `${rulesDialog(input)}
${fairnessDialog(language)}`,
    data,
    main: MAIN,
    nonce: input.nonce,
  })
}

function rulesDialog({ game: { model }, language, currency }: RoomPageInput): string {
  const [frame, texts] = [FRAME_TEXTS[language], CARDS_TEXTS[language]]
  const rake = percentText(String(model.rakeBasisPoints / 100), language)
  const ante = amountParts(formatAmount(model.ante), currency, language)
  const paragraphs = [
    fill(texts.ready, { ante: ante.map(({ text }) => text).join('') }),
    texts.rulesDeal,
    texts.rulesEnd,
    texts.rulesHands,
    fill(texts.rulesRake, { rake }),
    texts.rulesPartner,
    texts.rulesLeave,
  ].map((text) => `<p>${escapeHtml(text)}</p>`)
  const body = `${paragraphs.join('')}
    <h3 class="tabular">${escapeHtml(frame.returnToPlayer)} ${percentText(model.returnToPlayer, language)}</h3>
    <h3>${escapeHtml(frame.breakOff)}</h3><p>${escapeHtml(texts.rulesBreak)}</p>`
  return dialog('rules', frame.rules, frame.close, body)
}

function fairnessDialog(language: PageLanguage): string {
  const [frame, texts] = [FRAME_TEXTS[language], CARDS_TEXTS[language]]
  const body = `<p>${escapeHtml(texts.fairnessHow)}</p>
    <dl class="pairs"><dt>${escapeHtml(texts.handHash)}</dt><dd class="code" id="next-hash">–</dd></dl>
    <div class="seed-field"><label for="client-seed">${escapeHtml(frame.clientSeed)}</label>
    <input id="client-seed" class="code" maxlength="31" pattern="[A-Za-z0-9_]*" autocomplete="off" spellcheck="false" aria-describedby="client-seed-help">
    <p class="label" id="client-seed-help">${escapeHtml(texts.seedHelp)}</p></div>
    <h3>${escapeHtml(frame.lastRound)}</h3><p data-no-round>${escapeHtml(frame.noRoundYet)}</p>
    <dl class="pairs" id="round-proof"></dl>
    <div id="check" hidden><button type="button" class="secondary" id="check-round">${escapeHtml(frame.checkRound)}</button><p role="status" id="check-result"></p>
    <div class="seed-field"><label for="verify-link">${escapeHtml(frame.verifyLink)}</label><input id="verify-link" class="code" readonly>
    <button type="button" class="secondary" id="copy-link">${escapeHtml(frame.copyLink)}</button></div></div>`
  return dialog('fairness', frame.fairness, frame.close, body)
}
