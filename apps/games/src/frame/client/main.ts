import type { PageMessage, RefusalCode, RoundAnswer } from '@playhouse/vendor-api/play-api.ts'
import type { PageData } from '../page-data.ts'
import type { FrameTexts } from '../texts/en.ts'
import { headButtons } from './dialogs.ts'
import { find, pause } from './elements.ts'
import type { Frame, PlacedBet, Stage } from './frame.ts'
import { watchMeter } from './meter.ts'
import { newClientSeed, type Told } from './play-api.ts'
import { proof } from './proof.ts'
import { report } from './report.ts'
import { roundKeeper } from './round-keeper.ts'
import { sounds } from './sounds.ts'
import { isAbove } from './wording.ts'

const MESSAGE_OF: Readonly<Record<RefusalCode, keyof FrameTexts>> = {
  insufficient_balance: 'messageInsufficient',
  stake_invalid: 'messageStakeInvalid',
  request_invalid: 'messageStakeInvalid',
  round_in_progress: 'messageInProgress',
  round_key_reused: 'messageRoundKeyReused',
  round_not_found: 'messageRoundKeyReused',
  jackpot_not_found: 'messageStakeInvalid',
  event_not_found: 'messageStakeInvalid',
  event_closed: 'messageStakeInvalid',
  odds_changed: 'messageStakeInvalid',
  move_invalid: 'messageMoveRefused',
  game_session_expired: 'messageSessionExpired',
  system_busy: 'messageBusy',
}
const ASK_AGAIN_MS = 2_000
/** After a round with moves nothing is played for so long: a move pressed too late, or twice, must not stake again. */
const REST_MS = 900

const data = JSON.parse(find('#page-data').textContent ?? '') as PageData
const { texts } = data
const keeper = roundKeeper(data.playToken, (...request) => fetch(...request))
const words = report(data)
const prove = proof(data)
const tones = sounds()
const playButton = find<HTMLButtonElement>('#play')
const stakes = find<HTMLFieldSetElement>('#stakes')
const controls = find('#controls')
const seedField = find<HTMLInputElement>('#client-seed')
const meter = document.querySelector<HTMLElement>('#meter')
const askMeter =
  meter &&
  watchMeter(data.playToken, {
    meter: (amount) => meter.replaceChildren(words.amount(amount)),
    won: (amount) => void celebrate(amount),
  })
const askMeterSoon = meter?.dataset.drops === undefined ? undefined : askMeter
/** Between a press and its answer, or while a result is being shown. */
let waiting = false
let ended = false
/** The round under way, as it was last shown. */
let going: RoundAnswer | undefined
/** The round that was over when a move of this page came. */
let cameLateTo: string | undefined

const frame: Frame = {
  data: data.stage,
  texts: data.engineTexts,
  language: data.language,
  currency: data.session.currency,
  earlier: data.session.lastRounds.flatMap(({ shown }) => (shown?.modelId === data.modelId ? [shown.view] : [])),
  sounds: tones,
  amount: (value) => words.amount(value),
  betChanged: () => refreshControls(),
  move: (move) => void makeMove(move),
}
const { createStage } = (await import(data.stageModule)) as { createStage: (frame: Frame) => Stage }
const stage = createStage(frame)

/** Tells the framing site, and only it. */
function tell(message: PageMessage): void {
  if (parent !== window) parent.postMessage(message, data.siteOrigin)
}

function placedBet(): PlacedBet | null {
  const stake = find<HTMLInputElement>('input[name="stake"]:checked').value
  return stage.bet ? stage.bet(stake) : { bet: { stake } }
}

const primaryMove = () => (going && stage.primaryMove?.(going.view, going)) ?? null

/** Brings the controls in line with what may be done now. */
function refreshControls(): void {
  const unknown = keeper.open !== undefined && !going
  const placed = placedBet()
  const next = primaryMove()
  const { press: play = '', pressed = '' } = data.engineTexts
  const idle = unknown ? texts.getResult : play
  const nothingToDo = going ? next === null : placed === null && !unknown
  playButton.setAttribute('aria-disabled', String(waiting || ended || nothingToDo))
  stakes.disabled = waiting || ended || keeper.open !== undefined
  controls.inert = stakes.disabled
  // A move that is on its way keeps the label it was pressed under.
  if (!waiting || !going) playButton.textContent = waiting ? pressed : (next?.label ?? (going ? pressed : idle))
  const total = placed?.total
  find('#total-stake').replaceChildren(...(total === undefined ? [] : [` · ${texts.total} `, words.amount(total)]))
}

async function press(): Promise<void> {
  if (waiting || ended) return
  const next = primaryMove()
  if (next) return makeMove(next.move)
  const placed = placedBet()
  if (going || (!keeper.open && !placed)) return
  waiting = true
  words.clear()
  stage.start()
  const typedSeed = seedField.validity.valid ? seedField.value : ''
  const answer = keeper.press(placed?.bet, typedSeed || newClientSeed())
  refreshControls()
  await take(await answer)
}

async function makeMove(move: unknown): Promise<void> {
  if (waiting || ended || !going) return
  waiting = true
  refreshControls()
  const { moves } = going
  const told = await keeper.move(move)
  if (told.kind === 'answer' && told.value.moves.length === moves.length) cameLateTo = told.value.roundKey
  await take(told)
}

/** Shows what came of a press, a move or a watch. */
async function take(told: Told<RoundAnswer>): Promise<void> {
  waiting = true
  if (told.kind === 'answer') await showRound(told.value)
  else {
    if (!going) stage.giveUp()
    if (told.kind === 'refused') await explain(told.code)
    else words.message(texts.messageNetwork, 'error')
  }
  waiting = false
  refreshControls()
}

async function showRound(round: RoundAnswer): Promise<void> {
  if (round.status === 'going') {
    const first = going?.roundKey !== round.roundKey
    going = round
    stage.progress?.(round.view, round)
    if (first) {
      void watch(round.roundKey)
      void showStakeTaken(round.roundKey)
    }
    return
  }
  if (round.status === 'pending') {
    if (going) going = { ...going, version: round.version }
    stage.pending?.()
    words.message(texts.messagePending, 'note')
    return
  }
  const hadMoves = going !== undefined
  going = undefined
  refreshControls()
  if (round.status === 'settled') {
    await stage.show(round.view, round)
    words.outcome(round, stage, cameLateTo === round.roundKey)
    if (round.jackpot?.hit || isAbove(round.payout ?? '0', round.stake)) tones.win()
  } else {
    stage.giveUp()
    words.message(texts.messageRefunded, 'note')
  }
  prove(round, stage)
  words.promise(round.nextServerSeedHash)
  if (round.balance !== null) {
    words.balance(round.balance)
    tell({ type: 'playhouse:round', balance: round.balance })
  }
  askMeterSoon?.()
  if (hadMoves) await pause(REST_MS)
}

/** A jackpot that a stake has won when it was added up: told once nothing else is being shown, with what the account holds now. */
async function celebrate(amount: string): Promise<void> {
  const isWaiting = () => waiting
  while (isWaiting()) await pause(100)
  words.jackpot(amount)
  tones.win()
  const told = await keeper.refresh()
  // A round begun meanwhile brings its own balance.
  if (told.kind !== 'answer' || isWaiting()) return
  words.balance(told.value.balance)
  tell({ type: 'playhouse:round', balance: told.value.balance })
}

/** Follows a round under way until it is over, so that its end is seen whoever makes it. */
async function watch(roundKey: string): Promise<void> {
  const isOpen = () => going?.roundKey === roundKey
  const isWaiting = () => waiting
  while (isOpen()) {
    const told = await keeper.watch(going?.version ?? 0)
    while (isWaiting()) await pause(20)
    if (!isOpen()) return
    if (told.kind === 'answer') {
      if (told.value.version > (going?.version ?? 0)) await take(told)
    } else if (told.kind === 'refused' && told.code !== 'system_busy' && told.code !== 'round_in_progress') {
      going = undefined
      await take(told)
    } else await pause(ASK_AGAIN_MS)
  }
}

async function explain(code: RefusalCode): Promise<void> {
  ended = code === 'game_session_expired'
  words.message(texts[MESSAGE_OF[code]], 'error')
  if (code === 'insufficient_balance' || code === 'round_key_reused') await refreshSession()
  if (code === 'round_in_progress') await takeUpOther()
}

/** A round in another window stands in the way: it can be taken up here. */
async function takeUpOther(): Promise<void> {
  const told = await keeper.refresh()
  const other = told.kind === 'answer' ? told.value.openRound : null
  if (!other || other.roundKey === keeper.open?.roundKey) return
  keeper.adopt(other)
  words.message(texts.messageOtherWindow, 'error')
}

/** The stake of a round under way is gone from the balance, here and on the site. */
async function showStakeTaken(roundKey: string): Promise<void> {
  const told = await keeper.refresh()
  if (told.kind !== 'answer' || going?.roundKey !== roundKey) return
  words.balance(told.value.balance)
  tell({ type: 'playhouse:round', balance: told.value.balance })
}

async function refreshSession(): Promise<void> {
  const told = await keeper.refresh()
  if (told.kind !== 'answer') return
  words.balance(told.value.balance)
  words.promise(told.value.serverSeedHash)
}

/** Space and Enter play wherever they mean nothing else. A key held down is one press: there is no automatic play. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== ' ' && event.key !== 'Enter') return
  const target = event.target instanceof Element ? event.target : null
  if (target === playButton) {
    if (event.repeat) event.preventDefault()
    return
  }
  if (target?.closest('button, a, select, dialog, input:not([type="radio"], [type="range"])')) return
  if (document.querySelector('dialog[open]')) return
  event.preventDefault()
  if (!event.repeat) void press()
}

playButton.addEventListener('click', () => void press())
stakes.addEventListener('change', refreshControls)
document.addEventListener('keydown', onKey)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && !waiting && !keeper.open) void refreshSession().then(refreshControls)
})
find('#exit').addEventListener('click', () => tell({ type: 'playhouse:exit' }))
headButtons(data, tones)

words.promise(data.session.serverSeedHash)
if (data.session.openRound) {
  // An interrupted round goes on where it stands.
  keeper.adopt(data.session.openRound)
  void press()
}
refreshControls()
tell({ type: 'playhouse:ready' })
