import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { LastRound, LaunchResponse, RefusalCode } from '@playhouse/vendor-api/play-api.ts'
import type { SharedBet, SharedTable } from '@playhouse/vendor-api/play-api-shared.ts'
import { pause } from './motion.ts'
import { createPlayApi, isRecord, newKey, postToSite, type Reply } from './play-api.ts'
import { isSession } from './round-keeper.ts'
import { type Message, MESSAGES, STALE } from './rounds.ts'
import type { Sounds } from './sounds.ts'
import { winTier } from './win-tier.ts'

const RETRY_DELAY_MS = 1_500
/** Attempts to send a bet or cash-out, all with the same key. */
const MAX_ATTEMPTS = 4
const MAX_LAST_ROUNDS = 10

/** Total result of the account's bets on one shared round. */
interface SharedResult {
  readonly eventId: string
  readonly stake: string
  readonly payout: string
  readonly bets: readonly SharedBet[]
}

export interface SharedState {
  readonly table: SharedTable
  /** Event ids of unanswered bets by their place on the round. */
  readonly sending: ReadonlyMap<number, string>
  readonly balance: string
  /** Largest stake that limit and bonus allow; null without either. */
  readonly maxStake: string | null
  readonly message: Message | null
  /** Result of the last round that the account bet on, until its next bet. */
  readonly result: SharedResult | null
  /** The session is over. */
  readonly hasEnded: boolean
  /** The last request got no answer; retries are under way. */
  readonly isUnanswered: boolean
  readonly lastProven: SharedBet | null
  readonly lastRounds: readonly LastRound[]
}

const isTable = (value: unknown): value is SharedTable =>
  isRecord(value) && isRecord(value.last) && isRecord(value.next) && Array.isArray(value.bets)
const isBet = (value: unknown): value is SharedBet => isRecord(value) && typeof value.roundKey === 'string'

const isOver = ({ status }: Pick<SharedBet, 'status'>) => status === 'settled' || status === 'refunded'

/** Merges bets by version: a press may have been answered after `table` was sent. */
export function newestBets(known: readonly SharedBet[], { bets, last, next }: SharedTable): SharedBet[] {
  const byKey = new Map(known.map((bet) => [bet.roundKey, bet]))
  const newest = bets.map((bet) => {
    const before = byKey.get(bet.roundKey)
    return before && before.version > bet.version ? before : bet
  })
  const missing = known.filter(
    ({ roundKey, eventId }) =>
      (eventId === last.id || eventId === next.id) && bets.every((bet) => bet.roundKey !== roundKey),
  )
  return [...missing, ...newest]
}

export type SharedRounds = ReturnType<typeof createSharedTable>

/** Store of a shared table: follows its rounds and sends the account's bets exactly once. */
export function createSharedTable(launch: LaunchResponse, sounds: Sounds) {
  const { playToken, siteOrigin, session, shared } = launch
  if (!shared) throw new Error('The launch answer has no shared table')
  const api = createPlayApi(playToken)
  const listeners = new Set<() => void>()
  let hasBegun = false
  /** Server clock minus page clock; the fastest answer is the most accurate. */
  let clockOffset = shared.now - performance.now()
  /** Rounds whose results were shown, or that ended before the page was opened. */
  const shownRounds = new Set(shared.bets.filter(isOver).map(({ eventId }) => eventId))
  let state: SharedState = {
    table: shared,
    sending: new Map(),
    balance: session.balance,
    maxStake: session.maxStake,
    message: null,
    result: null,
    hasEnded: false,
    isUnanswered: false,
    lastProven: null,
    lastRounds: session.lastRounds,
  }

  function set(change: Partial<SharedState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  async function refreshBalance(): Promise<void> {
    const reply = await api('session', isSession)
    if (reply.kind !== 'response') return
    const { balance, maxStake } = reply.value
    set({ balance, maxStake, lastRounds: reply.value.lastRounds.slice(0, MAX_LAST_ROUNDS) })
    postToSite({ type: 'playhouse:round', balance: reply.value.balance }, siteOrigin)
  }

  function applyTable(response: SharedTable): void {
    clockOffset = Math.max(clockOffset, response.now - performance.now())
    const hasCrashed = state.table.last.phase === 'playing' && response.last.phase === 'ended'
    const table = { ...response, bets: newestBets(state.table.bets, response) }
    set({ table, isUnanswered: false })
    if (hasCrashed) sounds.tick()
    for (const eventId of new Set(table.bets.map((bet) => bet.eventId))) {
      const bets = table.bets.filter((bet) => bet.eventId === eventId)
      if (shownRounds.has(eventId) || !bets.every(isOver)) continue
      shownRounds.add(eventId)
      const sum = (amounts: string[]) => formatAmount(amounts.reduce((total, each) => total + parseAmount(each), 0n))
      const settled = bets.filter(({ status }) => status === 'settled')
      if (settled.length === 0) set({ message: 'messageRefunded' })
      else {
        const stake = sum(settled.map((bet) => bet.stake))
        const payout = sum(settled.map((bet) => bet.payout ?? '0'))
        set({ result: { eventId, stake, payout, bets: settled }, message: null, lastProven: settled[0] ?? null })
        const tier = winTier(payout, stake)
        if (tier > 0) sounds.win(tier)
      }
      void refreshBalance()
    }
  }

  async function showRefusal(code: RefusalCode): Promise<void> {
    set({ message: MESSAGES[code], hasEnded: code === 'game_session_expired' })
    if (!STALE.has(code)) return
    await refreshBalance()
    if (code !== 'insufficient_balance') return
    // A smaller stake would be refused too.
    if (parseAmount(state.balance) === 0n) set({ message: 'messageEmpty' })
  }

  /** Resends a request until the outcome is known, up to {@link MAX_ATTEMPTS} times. */
  async function sendUntilAnswered(path: string, body: unknown): Promise<Reply<SharedBet>> {
    let reply = await api(path, isBet, body)
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      const isUndecided =
        reply.kind === 'unknown' ||
        (reply.kind === 'refused' && (reply.code === 'system_busy' || reply.code === 'round_in_progress'))
      if (!isUndecided) break
      await pause(RETRY_DELAY_MS)
      reply = await api(path, isBet, body)
    }
    return reply
  }

  function showBet(bet: SharedBet): void {
    const bets = [bet, ...state.table.bets.filter(({ roundKey }) => roundKey !== bet.roundKey)]
    set({ table: { ...state.table, bets } })
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getState: () => state,
    /** The server's clock now, epoch milliseconds. */
    now: () => performance.now() + clockOffset,
    /** Follows the table while the page is open. Later calls do nothing. */
    begin() {
      if (hasBegun) return
      hasBegun = true
      postToSite({ type: 'playhouse:ready' }, siteOrigin)
      void (async () => {
        while (!state.hasEnded) {
          const reply = await api(`shared?tag=${state.table.tag}`, isTable)
          if (reply.kind === 'response') applyTable(reply.value)
          else if (reply.kind === 'refused' && reply.code === 'game_session_expired') void showRefusal(reply.code)
          else {
            set({ isUnanswered: true })
            await pause(RETRY_DELAY_MS)
          }
        }
      })()
    },
    /** Bets on the next round. */
    async place(place: number, bet: unknown): Promise<boolean> {
      const { next } = state.table
      if (state.hasEnded || state.sending.has(place)) return false
      set({ sending: new Map(state.sending).set(place, next.id), message: null, result: null })
      const reply = await sendUntilAnswered('shared/bets', { roundKey: newKey(), eventId: next.id, place, bet })
      const sending = new Map(state.sending)
      sending.delete(place)
      set({ sending })
      if (reply.kind === 'response') {
        showBet(reply.value)
        void refreshBalance()
        return true
      }
      if (reply.kind === 'refused') await showRefusal(reply.code)
      else set({ message: 'messageNetwork' })
      return false
    },
    /** Cashes out a bet at the time the request reaches the server. */
    async cashOut({ roundKey }: SharedBet): Promise<void> {
      const reply = await sendUntilAnswered(`shared/bets/${roundKey}/moves`, {
        moveKey: newKey(),
        move: { type: 'cash-out' },
      })
      if (reply.kind === 'response') {
        showBet(reply.value)
        if (reply.value.moves.length > 0) sounds.step()
      } else if (reply.kind === 'refused') await showRefusal(reply.code)
      else set({ message: 'messageNetwork' })
    },
  }
}
