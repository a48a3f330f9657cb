import type { LaunchResponse, RefusalCode } from '@playhouse/vendor-api/play-api.ts'
import type { HandResponse, TableResponse } from '@playhouse/vendor-api/play-api-rooms.ts'
import { pause } from '../frame/motion.ts'
import { createPlayApi, isAbove, isRecord, newClientSeed, postToSite, type Reply } from '../frame/play-api.ts'
import { isSession } from '../frame/round-keeper.ts'
import { STALE } from '../frame/rounds.ts'
import type { Sounds } from '../frame/sounds.ts'
import { Store } from '../frame/store.ts'

const RETRY_DELAY_MS = 2_000

/** The last error; kept until the hand changes. */
export type TableError = 'network' | 'busy' | 'tooLate' | 'seatGone' | 'shortRaise' | 'shortAnte' | FrameError

/** Refusals whose texts all games share. */
const FRAME_ERRORS = {
  game_session_expired: 'messageSessionExpired',
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
export class CardTable extends Store<TableState> {
  readonly #api: ReturnType<typeof createPlayApi>
  readonly #siteOrigin: string
  readonly #sounds: Sounds
  #roomId: string | null
  #clientSeed = () => ''
  #hasBegun = false

  constructor({ playToken, siteOrigin, session, table }: LaunchResponse, sounds: Sounds) {
    const hand = table?.response.hand ?? null
    super({
      hand,
      receivedAt: table ? performance.now() : 0,
      lastHands: table?.response.lastHands ?? [],
      balance: table?.response.balance ?? session.balance,
      maxStake: session.maxStake,
      isSending: false,
      hasEnded: false,
      error: null,
      lastHand: hand?.status === 'settled' ? hand : null,
    })
    this.#api = createPlayApi(playToken)
    this.#siteOrigin = siteOrigin
    this.#sounds = sounds
    this.#roomId = hand?.roomId ?? table?.roomId ?? null
  }

  setClientSeed(read: () => string): void {
    this.#clientSeed = read
  }

  /** Follows the hand in progress, if any. Later calls do nothing. */
  begin(): void {
    if (this.#hasBegun) return
    this.#hasBegun = true
    if (!isOver(this.state.hand)) void this.#follow(this.#handId())
    postToSite({ type: 'playhouse:ready' }, this.#siteOrigin)
  }

  /** Primary button: raises, or takes a seat. */
  readonly press = () => {
    const { hand } = this.state
    if (mayDecide(hand)) void this.#decide('raise')
    else if (isOver(hand)) void this.#takeSeat()
  }
  /** Secondary button: folds, or leaves the seat. */
  readonly pressSecond = () => void (mayDecide(this.state.hand) ? this.#decide('fold') : this.#leaveSeat())
  readonly askPartner = () => void this.#sendRequest(() => this.#call(`/${this.#handId()}/partner`, {}))
  /** Leaves the table before the page closes; a decided hand ends on its own. */
  readonly leave = async () => {
    const leaving = isOver(this.state.hand) ? Promise.resolve() : this.#call(`/${this.#handId()}/leave`, {})
    await Promise.race([leaving, pause(RETRY_DELAY_MS)])
  }

  #call(path: string, body?: unknown): Promise<Reply<TableResponse>> {
    return this.#api(`table${path}`, isTable, body)
  }

  #handId(): string {
    return this.state.hand?.handId ?? ''
  }

  #decide(decision: 'raise' | 'fold'): Promise<void> {
    return this.#sendRequest(() => this.#call(`/${this.#handId()}/decision`, { decision }))
  }

  /** Applies an answer unless a newer one has arrived. */
  #applyAnswer({ hand, balance, lastHands }: TableResponse): void {
    const before = this.state.hand
    if (hand && before && hand.handId === before.handId && hand.version < before.version) return
    const isNewer = hand?.handId !== before?.handId || hand?.version !== before?.version
    if (hand) this.#roomId = hand.roomId
    if (balance !== null && balance !== this.state.balance) {
      this.set({ balance })
      postToSite({ type: 'playhouse:round', balance }, this.#siteOrigin)
    }
    this.set({ hand, receivedAt: performance.now(), lastHands, ...(isNewer && { error: null }) })
    if (!hand || !isNewer) return
    if (before?.handId === hand.handId) this.#sounds.tick()
    if (hand.status === 'settled') {
      this.set({ lastHand: hand })
      void this.#refreshMaximum()
      if (isAbove(hand.payout ?? '0', hand.stake)) this.#sounds.win()
    }
  }

  /** A bonus or limit may have begun or ended. */
  async #refreshMaximum(): Promise<void> {
    const reply = await this.#api('session', isSession)
    if (reply.kind === 'response') this.set({ maxStake: reply.value.maxStake })
  }

  #showRefusal(code: RefusalCode | null): void {
    if (code === null) this.set({ error: 'network' })
    else if (code === 'insufficient_balance')
      this.set({ error: mayDecide(this.state.hand) ? 'shortRaise' : 'shortAnte' })
    else if (code in FRAME_ERRORS) {
      const error = FRAME_ERRORS[code as keyof typeof FRAME_ERRORS]
      this.set({ error, ...(code === 'game_session_expired' && { hasEnded: true }) })
      if (STALE.has(code)) void this.#refreshMaximum()
    } else this.set({ error: code === 'system_busy' ? 'busy' : 'tooLate' })
  }

  /** Sends one request at a time; ignores presses meanwhile. */
  async #sendRequest(request: () => Promise<Reply<TableResponse>>): Promise<void> {
    if (this.state.isSending || this.state.hasEnded) return
    this.set({ isSending: true, error: null })
    const reply = await request()
    this.set({ isSending: false })
    if (reply.kind === 'response') this.#applyAnswer(reply.value)
    else this.#showRefusal(reply.kind === 'refused' ? reply.code : null)
  }

  /** Follows a hand to its end, sending the client seed when the hand waits for it. */
  async #follow(handId: string): Promise<void> {
    const isCurrent = () => this.state.hand?.handId === handId && !isOver(this.state.hand) && !this.state.hasEnded
    while (isCurrent()) {
      const reply =
        this.state.hand?.seeded === false
          ? await this.#call(`/${handId}/seed`, { clientSeed: this.#clientSeed() || newClientSeed() })
          : await this.#call(`/${handId}?after=${this.state.hand?.version ?? 0}`)
      if (!isCurrent()) return
      if (reply.kind === 'response') {
        if (this.state.error === 'network') this.set({ error: null })
        this.#applyAnswer(reply.value)
      } else if (reply.kind === 'refused' && reply.code === 'round_not_found') {
        this.set({ hand: null, error: 'seatGone' })
      } else {
        this.#showRefusal(reply.kind === 'refused' ? reply.code : null)
        await pause(RETRY_DELAY_MS)
      }
    }
  }

  async #takeSeat(): Promise<void> {
    await this.#sendRequest(() => this.#call('/seat', this.#roomId === null ? {} : { roomId: this.#roomId }))
    if (this.state.hand && !isOver(this.state.hand)) void this.#follow(this.state.hand.handId)
  }

  async #leaveSeat(): Promise<void> {
    const id = this.#handId()
    await this.#sendRequest(() => this.#call(`/${id}/leave`, {}))
    // Leaving while waiting discards the hand.
    const isGone = this.state.hand?.handId === id && this.state.hand.status === 'waiting'
    this.set({ error: null, ...(isGone && { hand: null }) })
  }
}
