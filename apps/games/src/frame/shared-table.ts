import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { LastRound, LaunchResponse, RefusalCode } from '@playhouse/vendor-api/play-api.ts'
import type { SharedBet, SharedTable } from '@playhouse/vendor-api/play-api-shared.ts'
import { pause } from './motion.ts'
import { createPlayApi, isRecord, newKey, postToSite, type Reply } from './play-api.ts'
import { isSession } from './round-keeper.ts'
import { type Message, MESSAGES, STALE } from './rounds.ts'
import type { Sounds } from './sounds.ts'
import { Store } from './store.ts'
import { winTier } from '@playhouse/shared/win-tier.ts'

const RETRY_DELAY_MS = 1_500
/** Attempts to send a bet or cash-out, all with the same key. */
const MAX_ATTEMPTS = 4
const MAX_LAST_ROUNDS = 10

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

/** Store of a shared table: follows its rounds and sends the account's bets exactly once. */
export class SharedRounds extends Store<SharedState> {
  readonly #api: ReturnType<typeof createPlayApi>
  readonly #siteOrigin: string
  readonly #sounds: Sounds
  #hasBegun = false
  /** Server clock minus page clock; the fastest answer is the most accurate. */
  #clockOffset: number
  /** Rounds whose results were shown, or that ended before the page was opened. */
  readonly #shownRounds: Set<string>

  constructor({ playToken, siteOrigin, session, shared }: LaunchResponse, sounds: Sounds) {
    if (!shared) throw new Error('The launch answer has no shared table')
    super({
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
    })
    this.#api = createPlayApi(playToken)
    this.#siteOrigin = siteOrigin
    this.#sounds = sounds
    this.#clockOffset = shared.now - performance.now()
    this.#shownRounds = new Set(shared.bets.filter(isOver).map(({ eventId }) => eventId))
  }

  /** The server's clock now, epoch milliseconds. */
  now(): number {
    return performance.now() + this.#clockOffset
  }

  /** Follows the table while the page is open. Later calls do nothing. */
  begin(): void {
    if (this.#hasBegun) return
    this.#hasBegun = true
    postToSite({ type: 'playhouse:ready' }, this.#siteOrigin)
    void this.#follow()
  }

  async #refreshBalance(): Promise<void> {
    const reply = await this.#api('session', isSession)
    if (reply.kind !== 'response') return
    const { balance, maxStake } = reply.value
    this.set({ balance, maxStake, lastRounds: reply.value.lastRounds.slice(0, MAX_LAST_ROUNDS) })
    postToSite({ type: 'playhouse:round', balance: reply.value.balance }, this.#siteOrigin)
  }

  #applyTable(response: SharedTable): void {
    this.#clockOffset = Math.max(this.#clockOffset, response.now - performance.now())
    const hasCrashed = this.state.table.last.phase === 'playing' && response.last.phase === 'ended'
    const table = { ...response, bets: newestBets(this.state.table.bets, response) }
    this.set({ table, isUnanswered: false })
    if (hasCrashed) this.#sounds.tick()
    for (const eventId of new Set(table.bets.map((bet) => bet.eventId))) {
      const bets = table.bets.filter((bet) => bet.eventId === eventId)
      if (this.#shownRounds.has(eventId) || !bets.every(isOver)) continue
      this.#shownRounds.add(eventId)
      const sum = (amounts: string[]) => formatAmount(amounts.reduce((total, each) => total + parseAmount(each), 0n))
      const settled = bets.filter(({ status }) => status === 'settled')
      if (settled.length === 0) this.set({ message: 'messageRefunded' })
      else {
        const stake = sum(settled.map((bet) => bet.stake))
        const payout = sum(settled.map((bet) => bet.payout ?? '0'))
        this.set({ result: { eventId, stake, payout, bets: settled }, message: null, lastProven: settled[0] ?? null })
        const tier = winTier(payout, stake)
        if (tier > 0) this.#sounds.win(tier)
      }
      void this.#refreshBalance()
    }
  }

  async #showRefusal(code: RefusalCode): Promise<void> {
    this.set({ message: MESSAGES[code], hasEnded: code === 'game_session_expired' })
    if (!STALE.has(code)) return
    await this.#refreshBalance()
    if (code !== 'insufficient_balance') return
    // A smaller stake would be refused too.
    if (parseAmount(this.state.balance) === 0n) this.set({ message: 'messageEmpty' })
  }

  /** Resends a request until the outcome is known, up to {@link MAX_ATTEMPTS} times. */
  async #sendUntilAnswered(path: string, body: unknown): Promise<Reply<SharedBet>> {
    let reply = await this.#api(path, isBet, body)
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      const isUndecided =
        reply.kind === 'unknown' ||
        (reply.kind === 'refused' && (reply.code === 'system_busy' || reply.code === 'round_in_progress'))
      if (!isUndecided) break
      await pause(RETRY_DELAY_MS)
      reply = await this.#api(path, isBet, body)
    }
    return reply
  }

  #showBet(bet: SharedBet): void {
    const bets = [bet, ...this.state.table.bets.filter(({ roundKey }) => roundKey !== bet.roundKey)]
    this.set({ table: { ...this.state.table, bets } })
  }

  async #follow(): Promise<void> {
    while (!this.state.hasEnded) {
      const reply = await this.#api(`shared?tag=${this.state.table.tag}`, isTable)
      if (reply.kind === 'response') this.#applyTable(reply.value)
      else if (reply.kind === 'refused' && reply.code === 'game_session_expired') void this.#showRefusal(reply.code)
      else {
        this.set({ isUnanswered: true })
        await pause(RETRY_DELAY_MS)
      }
    }
  }

  async place(place: number, bet: unknown): Promise<boolean> {
    const { next } = this.state.table
    if (this.state.hasEnded || this.state.sending.has(place)) return false
    this.set({ sending: new Map(this.state.sending).set(place, next.id), message: null, result: null })
    const reply = await this.#sendUntilAnswered('shared/bets', { roundKey: newKey(), eventId: next.id, place, bet })
    const sending = new Map(this.state.sending)
    sending.delete(place)
    this.set({ sending })
    if (reply.kind === 'response') {
      this.#showBet(reply.value)
      void this.#refreshBalance()
      return true
    }
    if (reply.kind === 'refused') await this.#showRefusal(reply.code)
    else this.set({ message: 'messageNetwork' })
    return false
  }

  /** Cashes out a bet at the time the request reaches the server. */
  async cashOut({ roundKey }: SharedBet): Promise<void> {
    const reply = await this.#sendUntilAnswered(`shared/bets/${roundKey}/moves`, {
      moveKey: newKey(),
      move: { type: 'cash-out' },
    })
    if (reply.kind === 'response') {
      this.#showBet(reply.value)
      if (reply.value.moves.length > 0) this.#sounds.step()
    } else if (reply.kind === 'refused') await this.#showRefusal(reply.code)
    else this.set({ message: 'messageNetwork' })
  }
}
