import type { LastRound, LaunchAnswer, RefusalCode, RoundAnswer } from '@playhouse/vendor-api/play-api.ts'
import { pause } from './motion.ts'
import { isAbove, newClientSeed, postToSite, type Reply } from './play-api.ts'
import { createRoundKeeper } from './round-keeper.ts'
import type { Sounds } from './sounds.ts'
import { TOP_TIER, winTier } from './win-tier.ts'

/** A bet as the engine's schema reads it. */
export interface PlacedBet {
  readonly bet: unknown
  /** The whole stake as a decimal string; left out where it is the chosen stake. */
  readonly total?: string
}

/** How an engine shows a round. */
export interface Stage<View> {
  /** The player has pressed; the result is on its way. */
  start(): void
  /** Shows a round that waits for the player's next move; resolves when nothing moves any more. */
  progress?(view: View, round: RoundAnswer): Promise<void>
  /** Shows a round that is over; resolves when nothing moves any more. */
  show(view: View, round: RoundAnswer): Promise<void>
  /** Nothing came of the press: the stage returns to how it was. */
  giveUp(): void
}

/** What the frame's last render offers to the next press. */
export interface RoundInputs<View> {
  readonly stage: Stage<View>
  /** Null while nothing can be sent. */
  readonly bet: PlacedBet | null
  /** What the primary button does in a round under way; null where it does nothing. */
  readonly move: unknown
  /** Empty for a random one. */
  clientSeed(): string
}

export const MESSAGES = {
  insufficient_balance: 'messageInsufficient',
  stake_limit_reached: 'messageStakeLimit',
  bonus_stake_reached: 'messageBonusStake',
  loss_limit_reached: 'messageLossLimit',
  session_time_reached: 'messageSessionTime',
  play_not_allowed: 'messagePlayBreak',
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

/** The outcome line. A jackpot may be won outside of a round. */
export type Outcome =
  | { kind: 'ready' }
  | { kind: 'empty' }
  | { kind: 'error'; message: Message }
  | { kind: 'note'; message: Message }
  | { kind: 'result'; round: RoundAnswer | null; jackpots: readonly string[] }

export interface RoundsState {
  readonly balance: string
  readonly outcome: Outcome
  /** Between a press and its answer, or while a result is being shown. */
  readonly isWaiting: boolean
  /** The session is over. */
  readonly hasEnded: boolean
  /** A round was sent and its end is not known yet. */
  readonly hasOpenRound: boolean
  /** The round under way, as it was last shown. */
  readonly going: RoundAnswer | null
  readonly lastRound: RoundAnswer | null
  /** The last round that is over, refunded or settled, with its seeds. */
  readonly lastProven: RoundAnswer | null
  /** The newest first. */
  readonly lastRounds: readonly LastRound[]
  readonly nextSeedHash: string
}

const LAST_ROUNDS_SHOWN = 10
const ASK_AGAIN_MS = 2_000

export type Rounds = ReturnType<typeof createRounds>

/** Plays rounds one at a time, follows those under way to their end, and holds what the frame shows of them. */
export function createRounds(launch: LaunchAnswer, sounds: Sounds) {
  const { playToken, siteOrigin, session } = launch
  const keeper = createRoundKeeper(playToken)
  const listeners = new Set<() => void>()
  let inputs: RoundInputs<unknown> | undefined
  let hasBegun = false
  let state: RoundsState = {
    balance: session.balance,
    outcome: { kind: 'ready' },
    isWaiting: false,
    hasEnded: false,
    hasOpenRound: false,
    going: null,
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
    if (state.going) return inputs.move === null ? undefined : move(inputs.move)
    if (!keeper.open && !bet) return
    const reply = keeper.press(bet?.bet, clientSeed() || newClientSeed())
    set({ isWaiting: true, outcome: { kind: 'empty' } })
    stage.start()
    await take(await reply)
  }

  /** Makes a move in the round under way. */
  async function move(made: unknown): Promise<void> {
    if (state.isWaiting || state.hasEnded || !state.going || !inputs) return
    set({ isWaiting: true, outcome: { kind: 'empty' } })
    inputs.stage.start()
    await take(await keeper.move(made))
  }

  /** Shows what came of a press or a watch. */
  async function take(reply: Reply<RoundAnswer>): Promise<void> {
    set({ isWaiting: true })
    if (reply.kind === 'answer') await showRound(reply.value)
    else {
      inputs?.stage.giveUp()
      if (reply.kind === 'refused') await explain(reply.code)
      else set({ outcome: { kind: 'error', message: 'messageNetwork' } })
    }
    set({ isWaiting: false })
  }

  async function showRound(round: RoundAnswer): Promise<void> {
    const stage = inputs?.stage
    if (round.status === 'going') {
      const isFirst = state.going?.roundKey !== round.roundKey
      set({ going: round })
      if (isFirst) {
        void watch(round.roundKey)
        void showStakeTaken(round.roundKey)
      }
      await stage?.progress?.(round.view, round)
      return
    }
    if (round.status === 'pending') {
      if (state.going) set({ going: { ...state.going, version: round.version } })
      set({ outcome: { kind: 'note', message: 'messagePending' } })
      return
    }
    set({ going: null })
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

  function showSettled(round: RoundAnswer): void {
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
      lastRounds: isKnown ? state.lastRounds : [last, ...state.lastRounds].slice(0, LAST_ROUNDS_SHOWN),
    })
    const tier = winTier(payout, round.stake)
    if (round.jackpot?.hit || tier > 0) sounds.win(round.jackpot?.hit ? TOP_TIER : tier)
  }

  /** Shows a jackpot that was won outside of a round, once nothing else is being shown. */
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
    // A round begun meanwhile brings its own balance.
    if (reply.kind === 'answer' && !state.isWaiting) setBalance(reply.value.balance)
  }

  /** Follows a round under way until it is over, so that its end is seen in every tab. */
  async function watch(roundKey: string): Promise<void> {
    const isGoing = () => state.going?.roundKey === roundKey
    while (isGoing()) {
      const reply = await keeper.watch(state.going?.version ?? 0)
      while (state.isWaiting) await pause(20)
      if (!isGoing()) return
      if (reply.kind === 'answer') {
        if (reply.value.version > (state.going?.version ?? 0)) await take(reply)
      } else if (reply.kind === 'refused' && reply.code !== 'system_busy' && reply.code !== 'round_in_progress') {
        set({ going: null })
        await take(reply)
      } else await pause(ASK_AGAIN_MS)
    }
  }

  async function explain(code: RefusalCode): Promise<void> {
    set({ hasEnded: code === 'game_session_expired', outcome: { kind: 'error', message: MESSAGES[code] } })
    if (code === 'insufficient_balance' || code === 'round_key_reused') await refreshSession()
    // A smaller stake would be refused too.
    if (code === 'insufficient_balance' && !isAbove(state.balance, '0')) {
      set({ outcome: { kind: 'error', message: 'messageEmpty' } })
    }
    if (code === 'round_in_progress') await adoptOther()
  }

  /** A round in another window can be taken up here. */
  async function adoptOther(): Promise<void> {
    const reply = await keeper.refresh()
    const other = reply.kind === 'answer' ? reply.value.openRound : null
    if (!other || other.roundKey === keeper.open?.roundKey) return
    keeper.adopt(other)
    set({ outcome: { kind: 'error', message: 'messageOtherWindow' } })
  }

  /** The stake of a round under way is gone from the balance, here and on the site. */
  async function showStakeTaken(roundKey: string): Promise<void> {
    const reply = await keeper.refresh()
    if (reply.kind === 'answer' && state.going?.roundKey === roundKey) setBalance(reply.value.balance)
  }

  async function refreshSession(): Promise<void> {
    const reply = await keeper.refresh()
    if (reply.kind === 'answer') set({ balance: reply.value.balance, nextSeedHash: reply.value.serverSeedHash })
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
    /** Resumes an interrupted round where it stands, and tells the site that the game is ready. Only its first call counts. */
    begin() {
      if (hasBegun) return
      hasBegun = true
      if (session.openRound) {
        keeper.adopt(session.openRound)
        // After React's commit: a stage may have to render at once.
        queueMicrotask(() => void press())
      }
      postToSite({ type: 'playhouse:ready' }, siteOrigin)
    },
    /** Presses the primary button: a move of the round under way, the lost round again, or a new one. */
    press: () => void press(),
    move: (made: unknown) => void move(made),
    celebrate: (amount: string) => void celebrate(amount),
    /** Reads the balance again when the page comes back into view. */
    refresh() {
      if (!state.isWaiting && !keeper.open) void refreshSession()
    },
  }
}
