import type { LastRound, LaunchResponse, RefusalCode, RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { pause } from './motion.ts'
import { isAbove, newClientSeed, postToSite, type Reply } from './play-api.ts'
import { createRoundKeeper } from './round-keeper.ts'
import type { Sounds } from './sounds.ts'
import { TOP_TIER, winTier } from './win-tier.ts'

/** A bet in the engine's format. */
export interface PlacedBet {
  readonly bet: unknown
  /** Total stake as a decimal string; omitted if it equals the chosen stake. */
  readonly total?: string
}

/** How a game shows a round. */
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
  loss_limit_reached: 'messageLossLimit',
  session_time_reached: 'messageSessionTime',
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
  /** Largest stake that limit and bonus allow; null without either. */
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
])

const MAX_LAST_ROUNDS = 10
const RETRY_DELAY_MS = 2_000

export type Rounds = ReturnType<typeof createRounds>

/** Store of a game's rounds: plays one at a time and follows it to its end. */
export function createRounds(launch: LaunchResponse, sounds: Sounds) {
  const { playToken, siteOrigin, session } = launch
  const keeper = createRoundKeeper(playToken)
  const listeners = new Set<() => void>()
  let inputs: RoundInputs<unknown> | undefined
  let hasBegun = false
  let state: RoundsState = {
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
  }

  function set(change: Partial<RoundsState>): void {
    state = { ...state, ...change, hasOpenRound: keeper.open !== undefined }
    for (const listener of listeners) listener()
  }

  function setBalance(balance: string): void {
    set({ balance })
    postToSite({ type: 'playhouse:round', balance }, siteOrigin)
  }

  async function press(): Promise<void> {
    if (state.isWaiting || state.hasEnded || !inputs) return
    const { bet, clientSeed, stage } = inputs
    if (state.activeRound) return inputs.move === null ? undefined : move(inputs.move)
    if (!keeper.open && !bet) return
    const reply = keeper.press(bet?.bet, clientSeed() || newClientSeed())
    set({ isWaiting: true, outcome: { kind: 'empty' } })
    stage.start()
    await showReply(await reply)
  }

  /** Makes a move in the round in progress. */
  async function move(nextMove: unknown): Promise<void> {
    if (state.isWaiting || state.hasEnded || !state.activeRound || !inputs) return
    set({ isWaiting: true, outcome: { kind: 'empty' } })
    inputs.stage.start()
    await showReply(await keeper.move(nextMove))
  }

  /** Shows the reply to a press or watch. */
  async function showReply(reply: Reply<RoundResponse>): Promise<void> {
    set({ isWaiting: true })
    if (reply.kind === 'response') await showRound(reply.value)
    else {
      inputs?.stage.giveUp()
      if (reply.kind === 'refused') await showRefusal(reply.code)
      else set({ outcome: { kind: 'error', message: 'messageNetwork' } })
    }
    set({ isWaiting: false })
  }

  async function showRound(round: RoundResponse): Promise<void> {
    const stage = inputs?.stage
    if (round.status === 'going') {
      const isNew = state.activeRound?.roundKey !== round.roundKey
      set({ activeRound: round })
      if (isNew) {
        void watch(round.roundKey)
        void refreshStakedBalance(round.roundKey)
      }
      await stage?.progress?.(round.view, round)
      return
    }
    if (round.status === 'pending') {
      if (state.activeRound) set({ activeRound: { ...state.activeRound, version: round.version } })
      set({ outcome: { kind: 'note', message: 'messagePending' } })
      return
    }
    set({ activeRound: null })
    if (round.status === 'settled') {
      await stage?.show(round.view, round)
      showSettled(round)
    } else {
      stage?.giveUp()
      set({ outcome: { kind: 'note', message: 'messageRefunded' } })
    }
    set({ lastProven: round, nextSeedHash: round.nextServerSeedHash })
    if (round.balance !== null) setBalance(round.balance)
  }

  function showSettled(round: RoundResponse): void {
    const payout = round.payout ?? '0'
    const jackpot = round.jackpot?.amount
    const isKnown = state.lastRounds.some(({ roundId }) => roundId === round.roundId)
    const last = { roundId: round.roundId, stake: round.stake, payout }
    set({
      outcome: {
        kind: 'result',
        round,
        jackpots: jackpot ? [jackpot] : [],
      },
      lastRound: round,
      lastRounds: isKnown ? state.lastRounds : [last, ...state.lastRounds].slice(0, MAX_LAST_ROUNDS),
    })
    const tier = winTier(payout, round.stake)
    if (round.jackpot?.hit || tier > 0) sounds.win(round.jackpot?.hit ? TOP_TIER : tier)
  }

  /** Shows a jackpot won outside a round, after any running animation. */
  async function celebrate(amount: string): Promise<void> {
    while (state.isWaiting) await pause(100)
    const { outcome } = state
    const isResult = outcome.kind === 'result'
    set({
      outcome: {
        kind: 'result',
        round: isResult ? outcome.round : null,
        jackpots: [amount, ...(isResult ? outcome.jackpots : [])],
      },
    })
    sounds.win(TOP_TIER)
    const reply = await keeper.refresh()
    // A round started meanwhile brings its own balance.
    if (reply.kind === 'response' && !state.isWaiting) setBalance(reply.value.balance)
  }

  /** Follows a round to its end, so that every tab shows it. */
  async function watch(roundKey: string): Promise<void> {
    const isGoing = () => state.activeRound?.roundKey === roundKey
    while (isGoing()) {
      const reply = await keeper.watch(state.activeRound?.version ?? 0)
      while (state.isWaiting) await pause(20)
      if (!isGoing()) return
      if (reply.kind === 'response') {
        if (reply.value.version > (state.activeRound?.version ?? 0)) await showReply(reply)
      } else if (reply.kind === 'refused' && reply.code !== 'system_busy' && reply.code !== 'round_in_progress') {
        set({ activeRound: null })
        await showReply(reply)
      } else await pause(RETRY_DELAY_MS)
    }
  }

  async function showRefusal(code: RefusalCode): Promise<void> {
    set({ hasEnded: code === 'game_session_expired', outcome: { kind: 'error', message: MESSAGES[code] } })
    if (STALE.has(code)) await refreshSession()
    // A smaller stake would be refused too.
    if (code === 'insufficient_balance' && !isAbove(state.balance, '0')) {
      set({ outcome: { kind: 'error', message: 'messageEmpty' } })
    }
    if (code === 'round_in_progress') await adoptOtherWindowsRound()
  }

  /** Lets the player continue a round of another window here. */
  async function adoptOtherWindowsRound(): Promise<void> {
    const reply = await keeper.refresh()
    const other = reply.kind === 'response' ? reply.value.openRound : null
    if (!other || other.roundKey === keeper.open?.roundKey) return
    keeper.adopt(other)
    set({ outcome: { kind: 'error', message: 'messageOtherWindow' } })
  }

  /** Shows the balance without the stake of the round in progress, here and on the site. */
  async function refreshStakedBalance(roundKey: string): Promise<void> {
    const reply = await keeper.refresh()
    if (reply.kind === 'response' && state.activeRound?.roundKey === roundKey) setBalance(reply.value.balance)
  }

  async function refreshSession(): Promise<void> {
    const reply = await keeper.refresh()
    if (reply.kind !== 'response') return
    const { balance, maxStake, serverSeedHash } = reply.value
    set({ balance, maxStake: maxStake ?? null, nextSeedHash: serverSeedHash })
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getState: () => state,
    setInputs(next: RoundInputs<unknown>) {
      inputs = next
    },
    /** Resumes an interrupted round and notifies the site that the game is ready. Later calls do nothing. */
    begin() {
      if (hasBegun) return
      hasBegun = true
      if (session.openRound) {
        keeper.adopt(session.openRound)
        // Wait for React's commit: a stage may call flushSync.
        queueMicrotask(() => void press())
      }
      postToSite({ type: 'playhouse:ready' }, siteOrigin)
    },
    /** Presses the primary button: makes a move, resends the lost round or starts a new one. */
    press: () => void press(),
    move: (nextMove: unknown) => void move(nextMove),
    celebrate: (amount: string) => void celebrate(amount),
    /** Reloads the balance when the page becomes visible. */
    refresh() {
      if (!state.isWaiting && !keeper.open) void refreshSession()
    },
  }
}
