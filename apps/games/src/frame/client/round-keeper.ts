import type { GameSession, PlayRoundBody, RefusalCode, RoundAnswer } from '@playhouse/vendor-api/play-api.ts'
import { isRecord, newKey, playApi, type Told } from './play-api.ts'

/** Refusals after which it is certain that the round was not played, so the next press may be a new one. */
const SETTLING: readonly RefusalCode[] = [
  'insufficient_balance',
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
  /** Sends the open round again, or a new one for this bet. Never throws. */
  press(bet: unknown, clientSeed: string): Promise<Told<RoundAnswer>>
  /** Makes a move in the open round; a move whose answer is lost is made again as it was. Never throws. */
  move(move: unknown): Promise<Told<RoundAnswer>>
  /** The open round as soon as it is newer than the version, or after 20 s. Never throws. */
  watch(version: number): Promise<Told<RoundAnswer>>
  /** The balance and what is open. Never throws. */
  refresh(): Promise<Told<GameSession>>
}

/** In: the page's play token; `call` is the browser's fetch. */
export function roundKeeper(playToken: string, call: typeof fetch): RoundKeeper {
  const api = playApi(playToken, call)
  let open: PlayRoundBody | undefined
  let lostMove: { moveKey: string; move: unknown } | undefined

  const read = async (asked: Promise<Told<RoundAnswer>>, key: string): Promise<Told<RoundAnswer>> => {
    const told = await asked
    const ended = told.kind === 'answer' && (told.value.status === 'settled' || told.value.status === 'refunded')
    if ((ended || (told.kind === 'refused' && SETTLING.includes(told.code))) && open?.roundKey === key) open = undefined
    return told
  }
  const ofOpen = (ask: (round: PlayRoundBody) => Promise<Told<RoundAnswer>>): Promise<Told<RoundAnswer>> =>
    open ? read(ask(open), open.roundKey) : Promise.resolve({ kind: 'refused', code: 'round_not_found' })

  return {
    get open() {
      return open
    },
    adopt(round) {
      open = round
    },
    press(bet, clientSeed) {
      open ??= { roundKey: newKey(), bet: bet as PlayRoundBody['bet'], clientSeed }
      return ofOpen((round) => api('rounds', isRound, round))
    },
    move(move) {
      return ofOpen(async ({ roundKey }) => {
        lostMove ??= { moveKey: newKey(), move }
        const told = await api(`rounds/${roundKey}/moves`, isRound, lostMove)
        if (told.kind !== 'unknown') lostMove = undefined
        return told
      })
    },
    watch: (version) => ofOpen(({ roundKey }) => api(`rounds/${roundKey}?after=${version}`, isRound)),
    refresh: () => api('session', isSession),
  }
}

const isRound = (told: unknown): told is RoundAnswer =>
  isRecord(told) && typeof told.roundId === 'string' && typeof told.status === 'string' && isRecord(told.fairness)

const isSession = (told: unknown): told is GameSession => isRecord(told) && typeof told.balance === 'string'
