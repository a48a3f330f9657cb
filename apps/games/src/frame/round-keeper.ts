import type { GameSession, MoveBody, PlayRoundBody, RefusalCode, RoundAnswer } from '@playhouse/vendor-api/play-api.ts'
import { createPlayApi, isRecord, newKey, type Reply } from './play-api.ts'

/** Refusals after which it is certain that the round was not played, so the next press may be a new one. */
const SETTLING: readonly RefusalCode[] = [
  'insufficient_balance',
  'stake_limit_reached',
  'bonus_stake_reached',
  'loss_limit_reached',
  'session_time_reached',
  'play_not_allowed',
  'stake_invalid',
  'round_key_reused',
  'request_invalid',
]

/** Sends rounds so that each counts once: a round whose result is not known is sent again as it was, never replaced. */
export interface RoundKeeper {
  /** The round whose end is not known yet, if any. */
  readonly open: PlayRoundBody | undefined
  /** Takes up a round that another page of this account began. */
  adopt(round: PlayRoundBody): void
  /** Sends the open round again, or a new one for this bet. */
  press(bet: unknown, clientSeed: string): Promise<Reply<RoundAnswer>>
  /** Makes a move in the open round; one whose answer got lost is sent again as it was, before any other. */
  move(move: unknown): Promise<Reply<RoundAnswer>>
  /** The open round as soon as it is newer than the version, or after 20 s. */
  watch(version: number): Promise<Reply<RoundAnswer>>
  /** The balance and what is open. */
  refresh(): Promise<Reply<GameSession>>
}

export function createRoundKeeper(playToken: string, call?: typeof fetch): RoundKeeper {
  const api = createPlayApi(playToken, call)
  let open: PlayRoundBody | undefined
  let unanswered: MoveBody | undefined

  const settle = async (request: Promise<Reply<RoundAnswer>>, key: string): Promise<Reply<RoundAnswer>> => {
    const reply = await request
    const ended = reply.kind === 'answer' && (reply.value.status === 'settled' || reply.value.status === 'refunded')
    if ((ended || (reply.kind === 'refused' && SETTLING.includes(reply.code))) && open?.roundKey === key) {
      open = undefined
    }
    return reply
  }
  const withOpen = (ask: (round: PlayRoundBody) => Promise<Reply<RoundAnswer>>): Promise<Reply<RoundAnswer>> =>
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

const isRound = (value: unknown): value is RoundAnswer =>
  isRecord(value) && typeof value.roundId === 'string' && typeof value.status === 'string' && isRecord(value.fairness)

export const isSession = (value: unknown): value is GameSession => isRecord(value) && typeof value.balance === 'string'
