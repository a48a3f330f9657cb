import type { Endpoint, InputOf } from '@playhouse/platform-api/endpoint.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import { httpTransport } from '@playhouse/contract-suite/wire.ts'
import { documentHash } from '@playhouse/testing/document-hash.ts'
import type { SeededRandom } from '../chaos/random.ts'
import type { Player } from './cast.ts'
import type { Findings } from './findings.ts'
import type { RobotSite } from './site.ts'

const DEADLINE_MS = 60_000
/** Codes that nothing but a failure explains. */
const FAILURES: Readonly<Record<string, 'unavailable' | 'outcome unknown'>> = {
  PLATFORM_UNAVAILABLE: 'unavailable',
  INTERNAL_SERVER_ERROR: 'unavailable',
  OUTCOME_UNKNOWN: 'outcome unknown',
}

export type Data = Record<string, unknown>

export interface RestAnswer {
  status: number
  value: Data | undefined
  errorCode: string | undefined
}

/** What acts are done with. */
export interface Stage {
  site: RobotSite
  players: readonly Player[]
  findings: Findings
  /** Sends one of the web's operations. @returns its data, and the codes of its errors and refusals */
  ask(player: Player | undefined, name: string, variables?: object): Promise<{ data: Data | null; codes: string[] }>
  /** Calls the platform as the gateway does. */
  rest<E extends Endpoint>(
    player: Player | undefined,
    endpoint: E,
    input: InputOf<E>,
    key?: string,
  ): Promise<RestAnswer>
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  /** Called before the site ends. */
  atEnd(close: () => Promise<void>): void
  close(): Promise<void>
}

export async function openStage(site: RobotSite, players: readonly Player[], findings: Findings): Promise<Stage> {
  const { send, useSealingKey } = httpTransport({
    baseUrl: site.platformUrl,
    merchant: 'playhouse',
    deadlineMs: DEADLINE_MS,
    cipher: 'jwe',
    clientAddress: '127.0.0.1',
  })
  const { json } = await send(sealingKeys, {}, {})
  const [key] = (json as { value: { keys: Parameters<typeof useSealingKey>[0][] } }).value.keys
  if (key) useSealingKey(key)

  const note = (status: number, codes: readonly string[], what: string, detail: unknown) => {
    if (status >= 500) findings.add('server error', what, detail)
    for (const code of codes) if (FAILURES[code]) findings.add(FAILURES[code], what, detail)
  }
  const closing: (() => Promise<void>)[] = []
  return {
    site,
    players,
    findings,
    atEnd: (close) => void closing.push(close),
    close: async () => void (await Promise.all(closing.map((close) => close()))),
    async ask(player, name, variables = {}) {
      const response = await fetch(`${site.siteUrl}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-language': player?.language ?? 'EN',
          ...(player && { authorization: `Bearer ${player.token}` }),
        },
        body: JSON.stringify({
          operationName: name,
          variables,
          extensions: { persistedQuery: { version: 1, sha256Hash: documentHash(name) } },
        }),
        signal: AbortSignal.timeout(DEADLINE_MS),
      })
      const body = (await response.json()) as { data?: Data; errors?: { extensions?: { code?: string } }[] }
      const data = body.data ?? null
      const refusals = Object.values(data ?? {}).flatMap((value) =>
        value && typeof value === 'object' && 'code' in value && typeof value.code === 'string' ? [value.code] : [],
      )
      const codes = [...(body.errors ?? []).map(({ extensions }) => extensions?.code ?? 'NO_CODE'), ...refusals]
      note(response.status, codes, name, { language: player?.language, variables, errors: body.errors, refusals })
      return { data, codes }
    },
    async rest(player, endpoint, input, idempotencyKey) {
      const reply = await send(endpoint, input as object, {
        token: player?.token,
        language: player?.language,
        key: idempotencyKey,
      })
      const { status, failure, text } = reply
      const name = `${endpoint.method} ${endpoint.path}`
      if (failure) findings.add('unavailable', name, failure)
      const body = (reply.json ?? {}) as { value?: Data; errorCode?: string }
      const value = endpoint.envelope === 'bare' && status === 200 ? (reply.json as Data) : body.value
      note(status, [], name, { language: player?.language, input, text: text.slice(0, 300) })
      return { status, value, errorCode: body.errorCode }
    },
    query: async (text, values = []) => (await site.database.$client.query(text, values)).rows,
  }
}

/** What one of the cast may do; false if there was nothing to do. */
export interface Act {
  weight: number
  who: 'member' | 'agent' | 'player' | 'operator' | 'visitor'
  run(stage: Stage, actor: string, random: SeededRandom): Promise<boolean | void>
}

export function getPlayer({ players }: Stage, username: string): Player {
  const player = players.find((one) => one.username === username)
  if (!player) throw new Error(`There is no ${username}.`)
  return player
}
