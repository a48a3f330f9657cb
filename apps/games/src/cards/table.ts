import type { LaunchAnswer, RefusalCode } from '@playhouse/vendor-api/play-api.ts'
import type { HandAnswer, TableAnswer } from '@playhouse/vendor-api/play-api-rooms.ts'
import { pause } from '../frame/motion.ts'
import { createPlayApi, isAbove, isRecord, newClientSeed, postToSite, type Reply } from '../frame/play-api.ts'
import type { Sounds } from '../frame/sounds.ts'

const ASK_AGAIN_MS = 2_000

/** What went wrong last; it stands until something changes. */
export type Trouble = 'network' | 'busy' | 'tooLate' | 'seatGone' | 'shortRaise' | 'shortAnte' | FrameTrouble

/** Refusals that every game words alike. */
const FRAME_TROUBLES = {
  game_session_expired: 'messageSessionExpired',
  stake_limit_reached: 'messageStakeLimit',
  bonus_stake_reached: 'messageBonusStake',
  loss_limit_reached: 'messageLossLimit',
  session_time_reached: 'messageSessionTime',
  play_not_allowed: 'messagePlayBreak',
} as const

type FrameTrouble = (typeof FRAME_TROUBLES)[keyof typeof FRAME_TROUBLES]

/** Whether the words stand in the pack that all games share. */
export const isFrameTrouble = (trouble: Trouble): trouble is FrameTrouble => trouble.startsWith('message')

export interface TableState {
  readonly hand: HandAnswer | null
  /** When the hand was received, by the page's own clock. */
  readonly receivedAt: number
  readonly lastHands: TableAnswer['lastHands']
  readonly balance: string
  /** A call of the player's is on its way. */
  readonly isAsking: boolean
  /** The session is over. */
  readonly hasEnded: boolean
  readonly trouble: Trouble | null
  /** The last hand that was settled while this page was open. */
  readonly lastHand: HandAnswer | null
}

const isTable = (value: unknown): value is TableAnswer =>
  isRecord(value) && 'hand' in value && Array.isArray(value.lastHands)

export const isOver = (hand: HandAnswer | null) =>
  hand === null || hand.status === 'settled' || hand.status === 'refunded'

export const mayDecide = (hand: HandAnswer | null) => hand?.status === 'going' && hand.own.decision === null

/** The seat at a table of two: sits down, follows each hand to its end, and holds what the page shows. */
export function createTable({ playToken, siteOrigin, session, table }: LaunchAnswer, sounds: Sounds) {
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
    isAsking: false,
    hasEnded: false,
    trouble: null,
    lastHand: null,
  }

  function set(change: Partial<TableState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Shows a hand that is new or has changed; an answer that was overtaken is left out. */
  function take({ hand, balance, lastHands }: TableAnswer): void {
    const before = state.hand
    if (hand && before && hand.handId === before.handId && hand.version < before.version) return
    const isNews = hand?.handId !== before?.handId || hand?.version !== before?.version
    if (hand) roomId = hand.roomId
    if (balance !== null && balance !== state.balance) {
      set({ balance })
      postToSite({ type: 'playhouse:round', balance }, siteOrigin)
    }
    set({ hand, receivedAt: performance.now(), lastHands, ...(isNews && { trouble: null }) })
    if (!hand || !isNews) return
    if (before?.handId === hand.handId) sounds.tick()
    if (hand.status === 'settled') {
      set({ lastHand: hand })
      if (isAbove(hand.payout ?? '0', hand.stake)) sounds.win()
    }
  }

  function explain(code: RefusalCode | null): void {
    if (code === null) set({ trouble: 'network' })
    else if (code === 'insufficient_balance') set({ trouble: mayDecide(state.hand) ? 'shortRaise' : 'shortAnte' })
    else if (code in FRAME_TROUBLES) {
      const trouble = FRAME_TROUBLES[code as keyof typeof FRAME_TROUBLES]
      set({ trouble, ...(code === 'game_session_expired' && { hasEnded: true }) })
    } else set({ trouble: code === 'system_busy' ? 'busy' : 'tooLate' })
  }

  /** Makes one call of the player's; a second press waits for the first. */
  async function ask(request: () => Promise<Reply<TableAnswer>>): Promise<void> {
    if (state.isAsking || state.hasEnded) return
    set({ isAsking: true, trouble: null })
    const reply = await request()
    set({ isAsking: false })
    if (reply.kind === 'answer') take(reply.value)
    else explain(reply.kind === 'refused' ? reply.code : null)
  }

  /** Follows a hand to its end: gives the seed that it waits for, and shows every change. */
  async function follow(handId: string): Promise<void> {
    const isCurrent = () => state.hand?.handId === handId && !isOver(state.hand) && !state.hasEnded
    while (isCurrent()) {
      const reply =
        state.hand?.seeded === false
          ? await call(`/${handId}/seed`, { clientSeed: clientSeed() || newClientSeed() })
          : await call(`/${handId}?after=${state.hand?.version ?? 0}`)
      if (!isCurrent()) return
      if (reply.kind === 'answer') {
        if (state.trouble === 'network') set({ trouble: null })
        take(reply.value)
      } else if (reply.kind === 'refused' && reply.code === 'round_not_found') {
        set({ hand: null, trouble: 'seatGone' })
      } else {
        explain(reply.kind === 'refused' ? reply.code : null)
        await pause(ASK_AGAIN_MS)
      }
    }
  }

  async function sit(): Promise<void> {
    await ask(() => call('/seat', roomId === null ? {} : { roomId }))
    if (state.hand && !isOver(state.hand)) void follow(state.hand.handId)
  }

  const handId = () => state.hand?.handId ?? ''
  const decide = (decision: 'raise' | 'fold') => ask(() => call(`/${handId()}/decision`, { decision }))

  async function getUp(): Promise<void> {
    const id = handId()
    await ask(() => call(`/${id}/leave`, {}))
    // A seat that only waited is gone with its hand.
    const isGone = state.hand?.handId === id && state.hand.status === 'waiting'
    set({ trouble: null, ...(isGone && { hand: null }) })
  }

  if (table) {
    const { hand, lastHands } = table.answer
    state = { ...state, hand, lastHands, receivedAt: performance.now() }
    if (hand) roomId = hand.roomId
    if (hand?.status === 'settled') state = { ...state, lastHand: hand }
    if (table.answer.balance !== null) state = { ...state, balance: table.answer.balance }
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
    /** Follows the hand that the account sits in. Only its first call counts. */
    begin() {
      if (hasBegun) return
      hasBegun = true
      if (!isOver(state.hand)) void follow(handId())
      postToSite({ type: 'playhouse:ready' }, siteOrigin)
    },
    /** The primary button: raises, or sits down. */
    press() {
      if (mayDecide(state.hand)) void decide('raise')
      else if (isOver(state.hand)) void sit()
    },
    /** The second button: folds, or gets up. */
    pressSecond: () => void (mayDecide(state.hand) ? decide('fold') : getUp()),
    askPartner: () => void ask(() => call(`/${handId()}/partner`, {})),
    /** Leaves the table before the page is left; a hand that is decided ends by itself. */
    async leave() {
      const leaving = isOver(state.hand) ? Promise.resolve() : call(`/${handId()}/leave`, {})
      await Promise.race([leaving, pause(ASK_AGAIN_MS)])
    },
  }
}
