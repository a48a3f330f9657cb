import type { GameSession, PlayedRound, PlayRoundBody, RefusalCode } from '../../contract.ts'

/** What became of one press of the button. */
export type PressResult =
  /** Nothing was sent: an earlier press is still under way. */
  | { kind: 'ignored' }
  | { kind: 'played'; round: PlayedRound }
  | { kind: 'refused'; code: RefusalCode }
  /** No usable answer came: the round may or may not have been played. It stays open. */
  | { kind: 'unknown' }

/** Refusals after which it is certain that the round was not played, so the next press may be a new one. */
const SETTLING: readonly string[] = ['insufficient_balance', 'stake_invalid', 'round_key_reused', 'game_not_found']
/** Refusals that leave open whether an earlier try of the same round was played. */
const OPEN: readonly string[] = ['round_in_progress', 'system_busy', 'game_session_expired']

const TIMEOUT_MS = 20_000

/** Sends rounds so that each counts once: a round whose result is not known is sent again as it was, never replaced. */
export interface RoundKeeper {
  /** The round whose result is not known yet, if any. */
  readonly open: PlayRoundBody | undefined
  readonly busy: boolean
  /** Takes over a round that an earlier page of this session began. */
  adopt: (round: PlayRoundBody) => void
  /** Sends the open round again, or a new one for this stake. Never throws. */
  press: (stake: string, clientSeed: string) => Promise<PressResult>
  /** The balance and what is open, or null if it cannot be had now. Never throws. */
  refresh: () => Promise<GameSession | null>
}

/** In: the game session's token; `call` is the browser's fetch. */
export function roundKeeper(token: string, call: typeof fetch): RoundKeeper {
  let open: PlayRoundBody | undefined
  let busy = false

  const request = async (method: 'GET' | 'POST', path: string, body?: PlayRoundBody): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const answer = await call(`/play/api/${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.json()
  }

  const send = async (round: PlayRoundBody): Promise<PressResult> => {
    const answer = await request('POST', 'rounds', round)
    if (isPlayedRound(answer)) {
      open = undefined
      return { kind: 'played', round: answer }
    }
    const code = refusalOf(answer)
    if (!code) return { kind: 'unknown' }
    if (SETTLING.includes(code)) open = undefined
    return { kind: 'refused', code }
  }

  return {
    get open() {
      return open
    },
    get busy() {
      return busy
    },
    adopt(round) {
      open ??= round
    },
    async press(stake, clientSeed) {
      if (busy) return { kind: 'ignored' }
      busy = true
      open ??= { roundKey: newRoundKey(), stake, clientSeed }
      try {
        return await send(open)
      } catch {
        return { kind: 'unknown' }
      } finally {
        busy = false
      }
    },
    async refresh() {
      try {
        const answer = await request('GET', 'session')
        return isRecord(answer) && typeof answer.balance === 'string' ? (answer as unknown as GameSession) : null
      } catch {
        return null
      }
    },
  }
}

/** A random UUID (version 4). Not crypto.randomUUID, which browsers give to secure pages only. */
export function newRoundKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** A random client seed of 16 hex digits. */
export function newClientSeed(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(8)))
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isPlayedRound(value: unknown): value is PlayedRound {
  if (!isRecord(value) || typeof value.roundId !== 'string' || typeof value.balance !== 'string') return false
  return Array.isArray(value.grid) && Array.isArray(value.wins) && isRecord(value.fairness)
}

function refusalOf(value: unknown): RefusalCode | null {
  if (!isRecord(value) || typeof value.errorCode !== 'string') return null
  const known = SETTLING.includes(value.errorCode) || OPEN.includes(value.errorCode)
  return known ? (value.errorCode as RefusalCode) : null
}
