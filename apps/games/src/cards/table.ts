import type { LaunchResponse, RefusalCode } from '@playhouse/vendor-api/play-api.ts'
import type { HandResponse, TableResponse } from '@playhouse/vendor-api/play-api-rooms.ts'
import { pause } from '../frame/motion.ts'
import { createPlayApi, isAbove, isRecord, newClientSeed, postToSite, type Reply } from '../frame/play-api.ts'
import { isSession } from '../frame/round-keeper.ts'
import { STALE } from '../frame/rounds.ts'
import type { Sounds } from '../frame/sounds.ts'

const RETRY_DELAY_MS = 2_000

/** The last error; kept until the hand changes. */
export type TableError = 'network' | 'busy' | 'tooLate' | 'seatGone' | 'shortRaise' | 'shortAnte' | FrameError

/** Refusals whose texts all games share. */
const FRAME_ERRORS = {
  game_session_expired: 'messageSessionExpired',
  stake_limit_reached: 'messageStakeLimit',
  bonus_stake_reached: 'messageBonusStake',
  loss_limit_reached: 'messageLossLimit',
  session_time_reached: 'messageSessionTime',
  play_not_allowed: 'messagePlayBreak',
  site_maintenance: 'messageMaintenance',
  game_maintenance: 'messageGameMaintenance',
  region_restricted: 'messageRegion',
} as const

type FrameError = (typeof FRAME_ERRORS)[keyof typeof FRAME_ERRORS]

/** Whether the text is in the `frame` pack. */
export const isFrameError = (error: TableError): error is FrameError => error.startsWith('message')

export interface TableState {
  readonly hand: HandResponse | null
  /** `performance.now()` when the hand was received. */
  readonly receivedAt: number
  readonly lastHands: TableResponse['lastHands']
  readonly balance: string
  /** Largest stake that limit and bonus allow; null without either. */
  readonly maxStake: string | null
  /** A request of the player is in flight. */
  readonly isSending: boolean
  /** The session is over. */
  readonly hasEnded: boolean
  readonly error: TableError | null
  /** The last hand settled while this page was open. */
  readonly lastHand: HandResponse | null
}

const isTable = (value: unknown): value is TableResponse =>
  isRecord(value) && 'hand' in value && Array.isArray(value.lastHands)

export const isOver = (hand: HandResponse | null) =>
  hand === null || hand.status === 'settled' || hand.status === 'refunded'

export const mayDecide = (hand: HandResponse | null) => hand?.status === 'going' && hand.own.decision === null

/** Store for a seat at a table of two: takes a seat and follows each hand to its end. */
export function createTable({ playToken, siteOrigin, session, table }: LaunchResponse, sounds: Sounds) {
  const api = createPlayApi(playToken)
  const call = (path: string, body?: unknown) => api(`table${path}`, isTable, body)
  const listeners = new Set<() => void>()
  let roomId = table?.roomId ?? null
  let clientSeed = () => ''
  let hasBegun = false
  let state: TableState = {
    hand: null,
    receivedAt: 0,
    lastHands: [],
    balance: session.balance,
    maxStake: session.maxStake,
    isSending: false,
    hasEnded: false,
    error: null,
    lastHand: null,
  }

  function set(change: Partial<TableState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Applies an answer unless a newer one has arrived. */
  function applyAnswer({ hand, balance, lastHands }: TableResponse): void {
    const before = state.hand
    if (hand && before && hand.handId === before.handId && hand.version < before.version) return
    const isNewer = hand?.handId !== before?.handId || hand?.version !== before?.version
    if (hand) roomId = hand.roomId
    if (balance !== null && balance !== state.balance) {
      set({ balance })
      postToSite({ type: 'playhouse:round', balance }, siteOrigin)
    }
    set({ hand, receivedAt: performance.now(), lastHands, ...(isNewer && { error: null }) })
    if (!hand || !isNewer) return
    if (before?.handId === hand.handId) sounds.tick()
    if (hand.status === 'settled') {
      set({ lastHand: hand })
      void refreshMaximum()
      if (isAbove(hand.payout ?? '0', hand.stake)) sounds.win()
    }
  }

  /** A bonus or limit may have begun or ended. */
  async function refreshMaximum(): Promise<void> {
    const reply = await api('session', isSession)
    if (reply.kind === 'response') set({ maxStake: reply.value.maxStake })
  }

  function showRefusal(code: RefusalCode | null): void {
    if (code === null) set({ error: 'network' })
    else if (code === 'insufficient_balance') set({ error: mayDecide(state.hand) ? 'shortRaise' : 'shortAnte' })
    else if (code in FRAME_ERRORS) {
      const error = FRAME_ERRORS[code as keyof typeof FRAME_ERRORS]
      set({ error, ...(code === 'game_session_expired' && { hasEnded: true }) })
      if (STALE.has(code)) void refreshMaximum()
    } else set({ error: code === 'system_busy' ? 'busy' : 'tooLate' })
  }

  /** Sends one request at a time; ignores presses meanwhile. */
  async function sendRequest(request: () => Promise<Reply<TableResponse>>): Promise<void> {
    if (state.isSending || state.hasEnded) return
    set({ isSending: true, error: null })
    const reply = await request()
    set({ isSending: false })
    if (reply.kind === 'response') applyAnswer(reply.value)
    else showRefusal(reply.kind === 'refused' ? reply.code : null)
  }

  /** Follows a hand to its end, sending the client seed when the hand waits for it. */
  async function follow(handId: string): Promise<void> {
    const isCurrent = () => state.hand?.handId === handId && !isOver(state.hand) && !state.hasEnded
    while (isCurrent()) {
      const reply =
        state.hand?.seeded === false
          ? await call(`/${handId}/seed`, { clientSeed: clientSeed() || newClientSeed() })
          : await call(`/${handId}?after=${state.hand?.version ?? 0}`)
      if (!isCurrent()) return
      if (reply.kind === 'response') {
        if (state.error === 'network') set({ error: null })
        applyAnswer(reply.value)
      } else if (reply.kind === 'refused' && reply.code === 'round_not_found') {
        set({ hand: null, error: 'seatGone' })
      } else {
        showRefusal(reply.kind === 'refused' ? reply.code : null)
        await pause(RETRY_DELAY_MS)
      }
    }
  }

  async function takeSeat(): Promise<void> {
    await sendRequest(() => call('/seat', roomId === null ? {} : { roomId }))
    if (state.hand && !isOver(state.hand)) void follow(state.hand.handId)
  }

  const handId = () => state.hand?.handId ?? ''
  const decide = (decision: 'raise' | 'fold') => sendRequest(() => call(`/${handId()}/decision`, { decision }))

  async function leaveSeat(): Promise<void> {
    const id = handId()
    await sendRequest(() => call(`/${id}/leave`, {}))
    // Leaving while waiting discards the hand.
    const isGone = state.hand?.handId === id && state.hand.status === 'waiting'
    set({ error: null, ...(isGone && { hand: null }) })
  }

  if (table) {
    const { hand, lastHands } = table.response
    state = { ...state, hand, lastHands, receivedAt: performance.now() }
    if (hand) roomId = hand.roomId
    if (hand?.status === 'settled') state = { ...state, lastHand: hand }
    if (table.response.balance !== null) state = { ...state, balance: table.response.balance }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getState: () => state,
    setClientSeed(read: () => string) {
      clientSeed = read
    },
    /** Follows the hand in progress, if any. Later calls do nothing. */
    begin() {
      if (hasBegun) return
      hasBegun = true
      if (!isOver(state.hand)) void follow(handId())
      postToSite({ type: 'playhouse:ready' }, siteOrigin)
    },
    /** Primary button: raises, or takes a seat. */
    press() {
      if (mayDecide(state.hand)) void decide('raise')
      else if (isOver(state.hand)) void takeSeat()
    },
    /** Secondary button: folds, or leaves the seat. */
    pressSecond: () => void (mayDecide(state.hand) ? decide('fold') : leaveSeat()),
    askPartner: () => void sendRequest(() => call(`/${handId()}/partner`, {})),
    /** Leaves the table before the page closes; a decided hand ends on its own. */
    async leave() {
      const leaving = isOver(state.hand) ? Promise.resolve() : call(`/${handId()}/leave`, {})
      await Promise.race([leaving, pause(RETRY_DELAY_MS)])
    },
  }
}
