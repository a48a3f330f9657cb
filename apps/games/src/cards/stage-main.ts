import type { PageMessage } from '@playhouse/vendor-api/play-api.ts'
import { headButtons } from '../frame/client/dialogs.ts'
import { find, pause } from '../frame/client/elements.ts'
import type { Told } from '../frame/client/play-api.ts'
import { proof } from '../frame/client/proof.ts'
import { sounds } from '../frame/client/sounds.ts'
import { fill, isAbove } from '../frame/client/wording.ts'
import type { HandAnswer, TableAnswer } from '@playhouse/vendor-api/play-api-rooms.ts'
import type { RoomData } from './room-data.ts'
import { roomCalls } from './stage-room.ts'
import { showSides } from './stage-side.ts'
import { roomWords } from './stage-words.ts'

const ASK_AGAIN_MS = 2_000
const TICK_MS = 250
/** As the rules say; only the bar under the pot is drawn by it. */
const DECIDE_WITHIN_MS = 20_000

const data = JSON.parse(find('#page-data').textContent ?? '') as RoomData
const { texts: frame, cardsTexts: texts } = data
const calls = roomCalls(data.playToken, (...request) => fetch(...request))
const words = roomWords(data)
// The seeds of both seats stand where the other games show the one of their player.
const prove = proof({ ...data, texts: { ...frame, clientSeed: texts.bothSeeds } })
const tones = sounds()
const [primary, second, partner] = ['#play', '#second', '#partner'].map((id) => find<HTMLButtonElement>(id)) as [
  HTMLButtonElement,
  HTMLButtonElement,
  HTMLButtonElement,
]
const seedField = find<HTMLInputElement>('#client-seed')

let hand: HandAnswer | null = null
/** When the hand was told, by the page's own clock. */
let toldAt = 0
let roomId = data.roomId
let balance = data.balance
/** A call of the player's is on its way. */
let asking = false
let ended = false
/** What went wrong last; it stands until something changes. */
let trouble: string | undefined

function tell(message: PageMessage): void {
  if (parent !== window) parent.postMessage(message, data.siteOrigin)
}

const isOver = (shown: HandAnswer | null) => shown === null || shown.status === 'settled' || shown.status === 'refunded'
const leftOf = (milliseconds: number | null) => Math.max(0, (milliseconds ?? 0) - (performance.now() - toldAt))
const mayDecide = () => hand?.status === 'going' && hand.own.decision === null

/** Shows a hand that is new or has changed; an answer that was overtaken is left out. */
function take(table: TableAnswer): void {
  const next = table.hand
  if (next && hand && next.handId === hand.handId && next.version < hand.version) return
  const before = hand
  const fresh = next?.handId !== before?.handId || next?.version !== before?.version
  hand = next
  toldAt = performance.now()
  if (fresh) trouble = undefined
  if (table.balance !== null && table.balance !== balance) {
    balance = table.balance
    words.balance(balance)
    tell({ type: 'playhouse:round', balance })
  }
  words.last(next, table.lastHands)
  if (next) {
    roomId = next.roomId
    find('#room').textContent = words.room(next)
    find('#next-hash').textContent = next.fairness.serverSeedHash
    if (fresh && before?.handId === next.handId) tones.tick()
    if (fresh && next.status === 'settled') finish(next)
  }
  refresh()
}

function finish(over: HandAnswer): void {
  if (isAbove(over.payout ?? '0', over.stake)) tones.win()
  const { seatId: roundId, fairness, payout } = over
  const told = { roundId, bet: over.proof?.bet, moves: over.proof?.moves ?? [], elapsedMs: 0, payout, fairness }
  prove({ ...told, view: undefined }, {})
}

/** Brings buttons, clock and words in line with the table. */
function refresh(): void {
  showSides(hand, texts)
  words.pot(hand?.own.cards ? hand.pot : null)
  const waiting = hand?.status === 'waiting'
  const deciding = mayDecide()
  const label = deciding
    ? fill(texts.raise, { amount: words.plain(data.ante) })
    : hand === null
      ? texts.sit
      : texts.nextHand
  primary.textContent = isOver(hand) || deciding ? label : texts.wait
  primary.setAttribute('aria-disabled', String(asking || ended || !(isOver(hand) || deciding)))
  second.hidden = !(waiting || deciding)
  second.textContent = deciding ? texts.fold : texts.getUp
  second.disabled = asking || ended
  const alone = waiting && hand?.company === null && hand.seeded
  partner.hidden = !(alone && hand?.partnerInMs !== null && leftOf(hand?.partnerInMs ?? null) === 0)
  partner.disabled = asking || ended
  const left = leftOf(hand?.decideInMs ?? null)
  find('#left').textContent = left > 0 ? String(Math.ceil(left / 1000)) : ''
  find('#clock').style.setProperty('--left', String(left / DECIDE_WITHIN_MS))
  if (trouble !== undefined) words.say('error', trouble)
  else if (!partner.hidden) words.say('note', texts.partnerHelp)
  else if (asking && deciding) words.say('note', texts.paying)
  else words.hand(hand)
}

function explain(told: Exclude<Told<TableAnswer>, { kind: 'answer' }>): void {
  if (told.kind === 'unknown') trouble = texts.network
  else if (told.code === 'insufficient_balance') {
    trouble = mayDecide() ? texts.shortRaise : fill(texts.shortAnte, { ante: words.plain(data.ante) })
  } else if (told.code === 'game_session_expired') {
    ended = true
    trouble = frame.messageSessionExpired
  } else trouble = told.code === 'system_busy' ? texts.busy : texts.tooLate
}

/** Makes one call of the player's; a second press waits for the first. */
async function ask(call: () => Promise<Told<TableAnswer>>): Promise<void> {
  if (asking || ended) return
  asking = true
  trouble = undefined
  refresh()
  const told = await call()
  asking = false
  if (told.kind === 'answer') take(told.value)
  else explain(told)
  refresh()
}

const handId = () => hand?.handId ?? ''

async function sit(): Promise<void> {
  await ask(() => calls.sit(roomId))
  if (hand && !isOver(hand)) void follow(hand.handId)
}

function press(): void {
  if (mayDecide()) void ask(() => calls.decide(handId(), 'raise'))
  else if (isOver(hand)) void sit()
}

/** Follows a hand to its end: gives the seed that it waits for, and shows every change. */
async function follow(id: string): Promise<void> {
  const isCurrent = () => hand?.handId === id && !isOver(hand) && !ended
  while (isCurrent()) {
    const seed = seedField.validity.valid ? seedField.value : ''
    const told = hand?.seeded === false ? await calls.seed(id, seed) : await calls.watch(id, hand?.version ?? 0)
    if (!isCurrent()) return
    if (told.kind === 'answer') {
      if (trouble === texts.network) trouble = undefined
      take(told.value)
    } else if (told.kind === 'refused' && told.code === 'round_not_found') {
      hand = null
      trouble = texts.seatGone
      refresh()
    } else {
      explain(told)
      refresh()
      await pause(ASK_AGAIN_MS)
    }
  }
}

async function leave(): Promise<void> {
  const id = handId()
  await ask(() => calls.leave(id))
  // A seat that only waited is gone with its hand.
  if (hand?.handId === id && hand.status === 'waiting') hand = null
  trouble = undefined
  refresh()
}

/** Space and Enter press the first button wherever they mean nothing else; a key held down is one press. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== ' ' && event.key !== 'Enter') return
  const target = event.target instanceof Element ? event.target : null
  if (event.repeat) event.preventDefault()
  if (event.repeat || target?.closest('button, a, dialog, input') || document.querySelector('dialog[open]')) return
  event.preventDefault()
  press()
}

primary.addEventListener('click', press)
second.addEventListener('click', () => void (mayDecide() ? ask(() => calls.decide(handId(), 'fold')) : leave()))
partner.addEventListener('click', () => void ask(() => calls.partner(handId())))
document.addEventListener('keydown', onKey)
find('#exit').addEventListener('click', () => {
  // Whoever waits or has not decided gets up; a hand that is decided ends by itself.
  const going = hand && !isOver(hand) ? calls.leave(hand.handId) : Promise.resolve()
  void Promise.race([going, pause(ASK_AGAIN_MS)]).then(() => tell({ type: 'playhouse:exit' }))
})
headButtons(data, tones)
setInterval(() => {
  if (hand && !isOver(hand)) refresh()
}, TICK_MS)

take(data.table)
if (hand && !isOver(hand)) void follow(handId())
tell({ type: 'playhouse:ready' })
