import { formatAmount } from '@playhouse/shared/money.ts'
import type { AnyEngine } from '@playhouse/engines/all.ts'
import type { GameModel } from '@playhouse/engines/engine.ts'
import type { GameSession } from '@playhouse/vendor-api/play-api.ts'
import { ASSETS } from './assets.ts'
import { amountParts, fill } from './client/wording.ts'
import { gameDocument } from './document.ts'
import { pageOfEngine } from './engine-pages.ts'
import type { AnyEnginePage, EngineView } from './engine-page.ts'
import { jackpotMarkup, jackpotRulesMarkup, type PageJackpot } from './jackpot-markup.ts'
import { amountMarkup, dialog, escapeHtml, ICONS, iconButton, percentText } from './markup.ts'
import type { PageData } from './page-data.ts'
import { stakeChoices } from './stake-choices.ts'
import { FRAME_TEXTS, type PageLanguage } from './texts/texts.ts'

/** What a game's page is made from. */
export interface GamePageInput {
  playToken: string
  session: GameSession
  game: { nodeId: number; name: string; engine: AnyEngine; model: GameModel }
  language: PageLanguage
  theme: 'dark' | 'light'
  /** Origin of the site that frames the page: "https://site.example". */
  siteOrigin: string
  mode: 'real' | 'demo'
  /** The jackpot that the game feeds. */
  jackpot?: PageJackpot | undefined
  /** Fresh for every answer; the same as in the page's policy. */
  nonce: string
}

const MAIN = 'vendor/page/client/main.ts'
const VERIFY = 'vendor/verify/verify-round.ts'

/** The page of a game as an HTML document. @throws RangeError for an engine that has no page */
export function gamePage(input: GamePageInput): string {
  const { game, language, mode, session, jackpot } = input
  const texts = FRAME_TEXTS[language]
  const engine = pageOfEngine(game.engine.kind)
  if (!engine) throw new RangeError(`The engine ${game.engine.kind} has no page`)
  const { model, nodeId } = game
  const view = { model, nodeId, language, texts: engine.texts[language], currency: session.currency }
  const stage = `engines/${engine.folder}/page/stage.ts`
  const data: PageData = {
    playToken: input.playToken,
    siteOrigin: input.siteOrigin,
    language,
    texts,
    session,
    engine: game.engine.kind,
    modelId: model.id,
    stageModule: `${ASSETS}/${stage}`,
    verifyModule: `${ASSETS}/${VERIFY}`,
    engineTexts: view.texts,
    stage: engine.data(view),
  }
  const returnText = `${texts.returnToPlayer} ${percentText(model.returnToPlayer, language)}`
  return gameDocument({
    language,
    theme: input.theme,
    game,
    styles: engine.styles,
    page: `<header class="head">
<div class="titles"><h1>${escapeHtml(game.name)}</h1><p class="tabular">${escapeHtml(returnText)}</p></div>
${jackpot ? jackpotMarkup(jackpot, view) : ''}
${iconButton(texts.soundOn, `<span data-off>${ICONS.silence}</span><span data-on hidden>${ICONS.sound}</span>`, 'id="sound"')}
${iconButton(texts.rules, ICONS.book, 'data-open="rules"')}
${iconButton(texts.fairness, ICONS.shield, 'data-open="fairness"')}
${iconButton(texts.exit, ICONS.exit, 'id="exit"')}
</header>
<main>
<div class="stage" id="stage">${engine.stage(view)}</div>
<div class="outcome" id="outcome" role="status"><span>${escapeHtml(engine.ready(view))}</span></div>
<div class="desk">
<p class="balance"><span class="label">${escapeHtml(texts.balance)}</span> <span class="amount" id="balance">${amountMarkup(session.balance, session.currency, language)}</span></p>
<section class="history" tabindex="0" aria-labelledby="history-title"><h2 id="history-title">${escapeHtml(texts.lastRound)}</h2><dl class="pairs tabular" data-last-round></dl><p data-no-round>${escapeHtml(texts.noRoundYet)}</p>
<h2 data-last-rounds-title hidden>${escapeHtml(texts.lastRounds)}</h2><ol class="last-rounds tabular" data-last-rounds></ol></section>
<div class="controls" id="controls">${engine.controls?.(view) ?? ''}</div>
<fieldset class="stakes" id="stakes"><legend class="label">${escapeHtml(texts.stake)}<span id="total-stake"></span></legend>${stakes(model, language)}</fieldset>
<button type="button" class="primary" id="play" aria-disabled="true">${escapeHtml(view.texts.press)}</button>
</div>
</main>
<footer class="foot">${escapeHtml(mode === 'demo' ? texts.ageAndMoneyDemo : texts.ageAndMoney)}</footer>`,
    dialogs: `${rulesDialog(engine, view, returnText, game.engine, jackpot)}
${fairnessDialog(language)}`,
    data,
    main: MAIN,
    also: [stage],
    nonce: input.nonce,
  })
}

function rulesDialog(
  engine: AnyEnginePage,
  view: EngineView<GameModel, AnyEnginePage['texts']['en']>,
  returnText: string,
  { moves }: AnyEngine,
  jackpot: PageJackpot | undefined,
): string {
  const { model, language, currency } = view
  const texts = FRAME_TEXTS[language]
  const plain = (minor: bigint) =>
    amountParts(formatAmount(minor), currency, language)
      .map(({ text }) => text)
      .join('')
  const limits = fill(texts.limits, { min: plain(model.minStake), max: plain(model.maxStake) })
  const body = `${engine.rules(view)}
    <h3 class="tabular">${escapeHtml(returnText)}</h3><p>${escapeHtml(fill(texts.volatility, { class: model.volatility }))}</p>
    <p class="tabular">${escapeHtml(limits)}</p>
    ${jackpot ? jackpotRulesMarkup(jackpot.rules, model, view) : ''}
    <h3>${escapeHtml(texts.breakOff)}</h3><p>${escapeHtml(moves ? texts.breakOffMoves : texts.breakOffAtOnce)}</p>`
  return dialog('rules', texts.rules, texts.close, body)
}

function fairnessDialog(language: PageLanguage): string {
  const texts = FRAME_TEXTS[language]
  const body = `<p>${escapeHtml(texts.fairnessHow)}</p>
    <dl class="pairs"><dt>${escapeHtml(texts.nextSeedHash)}</dt><dd class="code" id="next-hash">–</dd></dl>
    <div class="seed-field"><label for="client-seed">${escapeHtml(texts.clientSeed)}</label>
    <input id="client-seed" class="code" maxlength="64" pattern="[A-Za-z0-9_\\-]*" autocomplete="off" spellcheck="false" aria-describedby="client-seed-help">
    <p class="label" id="client-seed-help">${escapeHtml(texts.clientSeedHelp)}</p></div>
    <h3>${escapeHtml(texts.lastRound)}</h3><p data-no-round>${escapeHtml(texts.noRoundYet)}</p>
    <dl class="pairs tabular" data-last-round></dl><dl class="pairs" id="round-proof"></dl>
    <div id="check" hidden><button type="button" class="secondary" id="check-round">${escapeHtml(texts.checkRound)}</button><p role="status" id="check-result"></p>
    <div class="seed-field"><label for="verify-link">${escapeHtml(texts.verifyLink)}</label><input id="verify-link" class="code" readonly>
    <button type="button" class="secondary" id="copy-link">${escapeHtml(texts.copyLink)}</button></div></div>`
  return dialog('fairness', texts.fairness, texts.close, body)
}

function stakes(model: GameModel, language: PageLanguage): string {
  return stakeChoices(model)
    .map((stake, index) => {
      const checked = index === 0 ? ' checked' : ''
      const text = new Intl.NumberFormat(language).format(stake as Intl.StringNumericLiteral)
      return `<label><input type="radio" name="stake" value="${stake}"${checked}><span class="tabular">${text}</span></label>`
    })
    .join('')
}
