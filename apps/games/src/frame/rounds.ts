import type { LastRound, LaunchResponse, RefusalCode, RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { pause } from './motion.ts'
import { isAbove, newClientSeed, postToSite, type Reply } from './play-api.ts'
import { createRoundKeeper } from './round-keeper.ts'
import type { Sounds } from './sounds.ts'
import { Store } from './store.ts'
import { TOP_TIER, winTier } from '@playhouse/shared/win-tier.ts'

/** A bet in the engine's format. */
export interface PlacedBet {
  readonly bet: unknown
  /** Total stake as a decimal string; omitted if it equals the chosen stake. */
  readonly total?: string
}

export interface Stage<View> {
  /** The player has pressed and the result is pending. */
  start(): void
  /** Shows a round that waits for the player's next move; resolves when its animations are done. */
  progress?(view: View, round: RoundResponse): Promise<void>
  /** Shows a finished round; resolves when its animations are done. */
  show(view: View, round: RoundResponse): Promise<void>
  /** The press failed; restores the previous state. */
  giveUp(): void
}

/** Inputs of the next press, set on each render. */
export interface RoundInputs<View> {
  readonly stage: Stage<View>
  /** Null while nothing can be sent. */
  readonly bet: PlacedBet | null
  /** Move of the primary button during a round; null for none. */
  readonly move: unknown
  /** Returns an empty string for a random seed. */
  clientSeed(): string
}

export const MESSAGES = {
  insufficient_balance: 'messageInsufficient',
  stake_limit_reached: 'messageStakeLimit',
  bonus_stake_reached: 'messageBonusStake',
  stake_cap_reached: 'messageStakeCap',
  loss_limit_reached: 'messageLossLimit',
  session_time_reached: 'messageSessionTime',
  round_too_soon: 'messageTooSoon',
  identity_required: 'messageIdentity',
  play_not_allowed: 'messagePlayBreak',
  site_maintenance: 'messageMaintenance',
  game_maintenance: 'messageGameMaintenance',
  region_restricted: 'messageRegion',
  stake_invalid: 'messageStakeInvalid',
  request_invalid: 'messageBetUnknown',
  round_in_progress: 'messageInProgress',
  round_key_reused: 'messageRoundKeyReused',
  round_not_found: 'messageRoundKeyReused',
  jackpot_not_found: 'messageBetUnknown',
  event_not_found: 'messageBetUnknown',
  event_closed: 'messageBetClosed',
  odds_changed: 'messageOddsChanged',
  move_invalid: 'messageMoveRefused',
  launch_token_used: 'messageSessionExpired',
  game_session_expired: 'messageSessionExpired',
  system_busy: 'messageBusy',
} as const satisfies Record<RefusalCode, string>

export type Message =
  | (typeof MESSAGES)[RefusalCode]
  | 'messageNetwork'
  | 'messageOtherWindow'
  | 'messagePending'
  | 'messageEmpty'
  | 'messageTableSilent'
  | 'messageRefunded'

/** The outcome line. A jackpot may be won outside a round. */
export type Outcome =
  | { kind: 'ready' }
  | { kind: 'empty' }
  | { kind: 'error'; message: Message }
  | { kind: 'note'; message: Message }
  | { kind: 'result'; round: RoundResponse | null; jackpots: readonly string[] }

export interface RoundsState {
  readonly balance: string
  /** Largest stake that limit, bonus and country allow; null for any. */
  readonly maxStake: string | null
  readonly outcome: Outcome
  /** Between a press and its answer, or while a result is being shown. */
  readonly isWaiting: boolean
  /** The session is over. */
  readonly hasEnded: boolean
  /** A round was sent and its result is unknown. */
  readonly hasOpenRound: boolean
  /** The round in progress, as last shown. */
  readonly activeRound: RoundResponse | null
  readonly lastRound: RoundResponse | null
  /** The last settled or refunded round, with its seeds. */
  readonly lastProven: RoundResponse | null
  /** Newest first. */
  readonly lastRounds: readonly LastRound[]
  readonly nextSeedHash: string
}

/** Refusals that show that the page knows an old session. */
export const STALE: ReadonlySet<RefusalCode> = new Set([
  'insufficient_balance',
  'round_key_reused',
  'stake_limit_reached',
  'bonus_stake_reached',
  'stake_cap_reached',
])

const MAX_LAST_ROUNDS = 10
const RETRY_DELAY_MS = 2_000
/** A start may arrive sooner after its sending than the one before. */
const START_MARGIN_MS = 150

/** Store of a game's rounds: plays one at a time and follows it to its end. */
export class Rounds extends Store<RoundsState> {
  readonly #session: LaunchResponse['session']
  readonly #siteOrigin: string
  readonly #sounds: Sounds
  readonly #keeper: ReturnType<typeof createRoundKeeper>
  #inputs: RoundInputs<unknown> | undefined
  #hasBegun = false
  readonly #intervalMs: number
  /** By `performance.now()`. */
  #nextStartAt = 0

  constructor({ playToken, siteOrigin, session, roundIntervalMs }: LaunchResponse, sounds: Sounds) {
    super({
      balance: session.balance,
      maxStake: session.maxStake ?? null,
      outcome: { kind: 'ready' },
      isWaiting: false,
      hasEnded: false,
      hasOpenRound: false,
      activeRound: null,
      lastRound: null,
      lastProven: null,
      lastRounds: session.lastRounds,
      nextSeedHash: session.serverSeedHash,
    })
    this.#session = session
    this.#siteOrigin = siteOrigin
    this.#sounds = sounds
    this.#intervalMs = roundIntervalMs ?? 0
    this.#keeper = createRoundKeeper(playToken)
  }

  setInputs(next: RoundInputs<unknown>): void {
    this.#inputs = next
  }

  /** Resumes an interrupted round and notifies the site that the game is ready. Later calls do nothing. */
  begin(): void {
    if (this.#hasBegun) return
    this.#hasBegun = true
    if (this.#session.openRound) {
      this.#keeper.adopt(this.#session.openRound)
      // Wait for React's commit: a stage may call flushSync.
      queueMicrotask(this.press)
    }
    postToSite({ type: 'playhouse:ready' }, this.#siteOrigin)
  }

  /** Presses the primary button: makes a move, resends the lost round or starts a new one. */
  readonly press = () => void this.#press()
  readonly move = (nextMove: unknown) => void this.#move(nextMove)
  readonly celebrate = (amount: string) => void this.#celebrate(amount)

  /** Reloads the balance when the page becomes visible. */
  refresh(): void {
    if (!this.state.isWaiting && !this.#keeper.open) void this.#refreshSession()
  }

  protected override set(change: Partial<RoundsState>): void {
    super.set({ ...change, hasOpenRound: this.#keeper.open !== undefined })
  }

  #setBalance(balance: string): void {
    this.set({ balance })
    postToSite({ type: 'playhouse:round', balance }, this.#siteOrigin)
  }

  async #press(): Promise<void> {
    if (this.state.isWaiting || this.state.hasEnded || !this.#inputs) return
    const { bet, clientSeed, stage } = this.#inputs
    if (this.state.activeRound) return this.#inputs.move === null ? undefined : this.#move(this.#inputs.move)
    if (!this.#keeper.open && !bet) return
    this.set({ isWaiting: true, outcome: { kind: 'empty' } })
    stage.start()
    const wait = this.#reserveStart()
    if (wait > 0) await pause(wait)
    const reply = this.#keeper.press(bet?.bet, clientSeed() || newClientSeed())
    this.set({})
    await this.#showReply(await reply)
  }

  /** Milliseconds until the next round may start, where the rules of the player's country keep rounds apart. */
  #reserveStart(): number {
    if (this.#intervalMs === 0) return 0
    const now = performance.now()
    const startsAt = Math.max(now, this.#nextStartAt)
    this.#nextStartAt = startsAt + this.#intervalMs + START_MARGIN_MS
    return startsAt - now
  }

  async #move(nextMove: unknown): Promise<void> {
    if (this.state.isWaiting || this.state.hasEnded || !this.state.activeRound || !this.#inputs) return
    this.set({ isWaiting: true, outcome: { kind: 'empty' } })
    this.#inputs.stage.start()
    await this.#showReply(await this.#keeper.move(nextMove))
  }

  async #showReply(reply: Reply<RoundResponse>): Promise<void> {
    this.set({ isWaiting: true })
    if (reply.kind === 'response') await this.#showRound(reply.value)
    else {
      this.#inputs?.stage.giveUp()
      if (reply.kind === 'refused') await this.#showRefusal(reply.code)
      else this.set({ outcome: { kind: 'error', message: 'messageNetwork' } })
    }
    this.set({ isWaiting: false })
  }

  async #showRound(round: RoundResponse): Promise<void> {
    const stage = this.#inputs?.stage
    if (round.status === 'going') {
      const isNew = this.state.activeRound?.roundKey !== round.roundKey
      this.set({ activeRound: round })
      if (isNew) {
        void this.#watch(round.roundKey)
        void this.#refreshStakedBalance(round.roundKey)
      }
      await stage?.progress?.(round.view, round)
      return
    }
    if (round.status === 'pending') {
      if (this.state.activeRound) this.set({ activeRound: { ...this.state.activeRound, version: round.version } })
      this.set({ outcome: { kind: 'note', message: 'messagePending' } })
      return
    }
    this.set({ activeRound: null })
    if (round.status === 'settled') {
      await stage?.show(round.view, round)
      this.#showSettled(round)
    } else {
      stage?.giveUp()
      this.set({ outcome: { kind: 'note', message: 'messageRefunded' } })
    }
    this.set({ lastProven: round, nextSeedHash: round.nextServerSeedHash })
    if (round.balance !== null) this.#setBalance(round.balance)
  }

  #showSettled(round: RoundResponse): void {
    const payout = round.payout ?? '0'
    const jackpot = round.jackpot?.amount
    const isKnown = this.state.lastRounds.some(({ roundId }) => roundId === round.roundId)
    const last = { roundId: round.roundId, stake: round.stake, payout }
    this.set({
      outcome: {
        kind: 'result',
        round,
        jackpots: jackpot ? [jackpot] : [],
      },
      lastRound: round,
      lastRounds: isKnown ? this.state.lastRounds : [last, ...this.state.lastRounds].slice(0, MAX_LAST_ROUNDS),
    })
    const tier = winTier(payout, round.stake)
    if (round.jackpot?.hit || tier > 0) this.#sounds.win(round.jackpot?.hit ? TOP_TIER : tier)
  }

  /** Shows a jackpot won outside a round, after any running animation. */
  async #celebrate(amount: string): Promise<void> {
    while (this.state.isWaiting) await pause(100)
    const { outcome } = this.state
    const isResult = outcome.kind === 'result'
    this.set({
      outcome: {
        kind: 'result',
        round: isResult ? outcome.round : null,
        jackpots: [amount, ...(isResult ? outcome.jackpots : [])],
      },
    })
    this.#sounds.win(TOP_TIER)
    const reply = await this.#keeper.refresh()
    // A round started meanwhile brings its own balance.
    if (reply.kind === 'response' && !this.state.isWaiting) this.#setBalance(reply.value.balance)
  }

  /** Follows a round to its end, so that every tab shows it. */
  async #watch(roundKey: string): Promise<void> {
    const isGoing = () => this.state.activeRound?.roundKey === roundKey
    while (isGoing()) {
      const reply = await this.#keeper.watch(this.state.activeRound?.version ?? 0)
      while (this.state.isWaiting) await pause(20)
      if (!isGoing()) return
      if (reply.kind === 'response') {
        if (reply.value.version > (this.state.activeRound?.version ?? 0)) await this.#showReply(reply)
      } else if (reply.kind === 'refused' && reply.code !== 'system_busy' && reply.code !== 'round_in_progress') {
        this.set({ activeRound: null })
        await this.#showReply(reply)
      } else await pause(RETRY_DELAY_MS)
    }
  }

  async #showRefusal(code: RefusalCode): Promise<void> {
    this.set({ hasEnded: code === 'game_session_expired', outcome: { kind: 'error', message: MESSAGES[code] } })
    if (STALE.has(code)) await this.#refreshSession()
    // A smaller stake would be refused too.
    if (code === 'insufficient_balance' && !isAbove(this.state.balance, '0')) {
      this.set({ outcome: { kind: 'error', message: 'messageEmpty' } })
    }
    if (code === 'round_in_progress') await this.#adoptOtherWindowsRound()
  }

  /** Lets the player continue a round of another window here. */
  async #adoptOtherWindowsRound(): Promise<void> {
    const reply = await this.#keeper.refresh()
    const other = reply.kind === 'response' ? reply.value.openRound : null
    if (!other || other.roundKey === this.#keeper.open?.roundKey) return
    this.#keeper.adopt(other)
    this.set({ outcome: { kind: 'error', message: 'messageOtherWindow' } })
  }

  /** Shows the balance without the stake of the round in progress, here and on the site. */
  async #refreshStakedBalance(roundKey: string): Promise<void> {
    const reply = await this.#keeper.refresh()
    if (reply.kind === 'response' && this.state.activeRound?.roundKey === roundKey)
      this.#setBalance(reply.value.balance)
  }

  async #refreshSession(): Promise<void> {
    const reply = await this.#keeper.refresh()
    if (reply.kind !== 'response') return
    const { balance, maxStake, serverSeedHash } = reply.value
    this.set({ balance, maxStake: maxStake ?? null, nextSeedHash: serverSeedHash })
  }
}
