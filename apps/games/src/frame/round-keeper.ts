import type {
  GameSession,
  MoveBody,
  PlayRoundBody,
  RefusalCode,
  RoundResponse,
} from '@playhouse/vendor-api/play-api.ts'
import { createPlayApi, isRecord, newKey, type Reply } from './play-api.ts'

/** Refusals that prove the round was not played, so the next press may start a new one. */
const FINAL_REFUSALS: readonly RefusalCode[] = [
  'insufficient_balance',
  'stake_limit_reached',
  'bonus_stake_reached',
  'stake_cap_reached',
  'loss_limit_reached',
  'session_time_reached',
  'round_too_soon',
  'identity_required',
  'play_not_allowed',
  'site_maintenance',
  'game_maintenance',
  'region_restricted',
  'stake_invalid',
  'round_key_reused',
  'request_invalid',
]

/** Sends each round exactly once: a round with an unknown result is resent unchanged, never replaced. */
export interface RoundKeeper {
  /** The round without a known result, if any. */
  readonly open: PlayRoundBody | undefined
  /** Continues a round started by another page of this account. */
  adopt(round: PlayRoundBody): void
  /** Resends the open round, or starts a new one with this bet. */
  press(bet: unknown, clientSeed: string): Promise<Reply<RoundResponse>>
  /** Makes a move in the open round; an unanswered earlier move is resent first. */
  move(move: unknown): Promise<Reply<RoundResponse>>
  /** Resolves when the open round is newer than `version`, or after 20 s. */
  watch(version: number): Promise<Reply<RoundResponse>>
  /** Current balance and open round. */
  refresh(): Promise<Reply<GameSession>>
}

export function createRoundKeeper(playToken: string, call?: typeof fetch): RoundKeeper {
  const api = createPlayApi(playToken, call)
  let open: PlayRoundBody | undefined
  let unanswered: MoveBody | undefined

  const settle = async (request: Promise<Reply<RoundResponse>>, key: string): Promise<Reply<RoundResponse>> => {
    const reply = await request
    const ended = reply.kind === 'response' && (reply.value.status === 'settled' || reply.value.status === 'refunded')
    if ((ended || (reply.kind === 'refused' && FINAL_REFUSALS.includes(reply.code))) && open?.roundKey === key) {
      open = undefined
    }
    return reply
  }
  const withOpen = (ask: (round: PlayRoundBody) => Promise<Reply<RoundResponse>>): Promise<Reply<RoundResponse>> =>
    open ? settle(ask(open), open.roundKey) : Promise.resolve({ kind: 'refused', code: 'round_not_found' })

  return {
    get open() {
      return open
    },
    adopt(round) {
      open = round
    },
    press(bet, clientSeed) {
      open ??= { roundKey: newKey(), bet: bet as PlayRoundBody['bet'], clientSeed }
      return withOpen((round) => api('rounds', isRound, round))
    },
    async move(move) {
      const sent = (unanswered ??= { moveKey: newKey(), move: move as MoveBody['move'] })
      const reply = await withOpen(({ roundKey }) => api(`rounds/${roundKey}/moves`, isRound, sent))
      if (reply.kind !== 'unknown') unanswered = undefined
      return reply
    },
    watch: (version) => withOpen(({ roundKey }) => api(`rounds/${roundKey}?after=${version}`, isRound)),
    refresh: () => api('session', isSession),
  }
}

const isRound = (value: unknown): value is RoundResponse =>
  isRecord(value) && typeof value.roundId === 'string' && typeof value.status === 'string' && isRecord(value.fairness)

export const isSession = (value: unknown): value is GameSession => isRecord(value) && typeof value.balance === 'string'
