import type { GameSession, PageMessage } from '@playhouse/vendor-api/play-api.ts'
import type { BetAnswer, Board } from '@playhouse/vendor-api/play-api-markets.ts'
import { dialogButtons } from '../frame/client/dialogs.ts'
import { amountElement, find } from '../frame/client/elements.ts'
import { isRecord, playApi } from '../frame/client/play-api.ts'
import { amountParts } from '../frame/client/wording.ts'
import type { MarketsPageData } from './page-data.ts'
import { betList } from './stage-bets.ts'
import { eventList, type EventList } from './stage-events.ts'
import { proofOf } from './stage-proof.ts'
import { slipOf } from './stage-slip.ts'
import { wordsOf } from './stage-words.ts'

const ASK_EVERY_MS = 2_000

const data = JSON.parse(find('#page-data').textContent ?? '') as MarketsPageData
const call = playApi(data.playToken, (...request) => fetch(...request))
const say = wordsOf(data)
const sheet = find('#desk')
const toggle = find('#slip-toggle')
/** The server's clock less this browser's. */
let ahead = data.board.now - Date.now()
let ended = false
/** Bets that were open when the page last looked: when one is over, the balance is asked for. */
let open = new Set<string>()

const now = () => Date.now() + ahead
const amount = (value: string, className = '') =>
  amountElement(amountParts(value, data.currency, data.language), className)
const isBoard = (told: unknown): told is Board => isRecord(told) && Array.isArray(told.events)
const isBet = (told: unknown): told is BetAnswer => isRecord(told) && typeof told.roundId === 'string'
const isSession = (told: unknown): told is GameSession => isRecord(told) && typeof told.balance === 'string'

/** Tells the framing site, and only it. */
function tell(message: PageMessage): void {
  if (parent !== window) parent.postMessage(message, data.siteOrigin)
}

function showBalance(balance: string): void {
  find('#balance').replaceChildren(amount(balance))
  tell({ type: 'playhouse:round', balance })
}

/** The list needs the slip, and the slip tells the list when it has changed. */
const shown: { events?: EventList } = {}
const slip = slipOf(data, say, {
  amount,
  now,
  place: (asked) => call('bets', isBet, asked),
  placed: () => void refreshAll(),
  ended: () => (ended = true),
  changed: () => shown.events?.tick(now()),
})
const events = eventList(find('#stage'), data, say, slip)
shown.events = events
const showBets = betList(data, say, amount, proofOf(data, say))

function show(board: Board): void {
  ahead = board.now - Date.now()
  events.show(board.events)
  showBets(board.bets)
  const stillOpen = new Set(
    board.bets.filter(({ payout, status }) => payout === null && status !== 'refunded').map(keyOf),
  )
  const over = [...open].some((key) => !stillOpen.has(key))
  open = stillOpen
  if (over) void refreshBalance()
  tick()
}
const keyOf = ({ roundKey }: BetAnswer) => roundKey

async function refreshBalance(): Promise<void> {
  const told = await call('session', isSession)
  if (told.kind === 'answer') showBalance(told.value.balance)
}

async function refreshBoard(): Promise<void> {
  const told = await call('markets', isBoard)
  const said = find('#outcome')
  if (told.kind === 'answer') {
    show(told.value)
    if (said.textContent === data.words.foundNothing) said.textContent = ''
  } else if (told.kind === 'refused' && told.code === 'game_session_expired') {
    ended = true
    said.textContent = data.texts.messageSessionExpired
  } else said.textContent = data.words.foundNothing
}

async function refreshAll(): Promise<void> {
  await Promise.all([refreshBoard(), refreshBalance()])
}

function tick(): void {
  events.tick(now())
  slip.tick()
}

async function keepAsking(): Promise<void> {
  if (document.visibilityState === 'visible') await refreshBoard()
  if (!ended) setTimeout(() => void keepAsking(), ASK_EVERY_MS)
}

toggle.addEventListener('click', () => {
  const opened = sheet.toggleAttribute('data-opened')
  toggle.setAttribute('aria-expanded', String(opened))
})
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !sheet.hasAttribute('data-opened') || document.querySelector('dialog[open]')) return
  sheet.removeAttribute('data-opened')
  toggle.setAttribute('aria-expanded', 'false')
  toggle.focus()
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && !ended) void refreshAll()
})
find('#exit').addEventListener('click', () => tell({ type: 'playhouse:exit' }))
dialogButtons()
show(data.board)
setInterval(tick, 1_000)
setTimeout(() => void keepAsking(), ASK_EVERY_MS)
tell({ type: 'playhouse:ready' })
