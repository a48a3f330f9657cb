import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ISSUE, PLAYED, type Player } from './grow.ts'

export const LINES_EACH = 10

export interface Placing {
  /** Milliseconds of each ticket. */
  times: number[]
  linesPerSecond: number
}

/**
 * Each player buys tickets, of ten lines by default, until `ends` resolves: one after the other, or one each `everyMs`.
 *
 * @throws Error if one is refused
 */
export async function place(
  port: number,
  players: readonly Player[],
  ends: Promise<unknown>,
  { everyMs = 0, lines = LINES_EACH }: { everyMs?: number; lines?: number } = {},
): Promise<Placing> {
  const times: number[] = []
  const ended = new AbortController()
  void ends.finally(() => ended.abort())
  const started = performance.now()
  const play = async ({ token }: Player) => {
    while (!ended.signal.aborted) {
      const at = performance.now()
      const response = await fetch(`http://127.0.0.1:${port}/lgw/orders`, {
        method: 'POST',
        headers: {
          merchant: 'playhouse',
          language: 'EN',
          moduleid: 'COMM3',
          authorization: token,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify(ticket(lines)),
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`A ticket was refused (${response.status}): ${text.slice(0, 300)}`)
      const took = performance.now() - at
      times.push(took)
      if (everyMs > 0) await sleep(Math.max(0, everyMs - took))
    }
  }
  await Promise.all(
    players.map(async (player, index) => {
      // Starts are spread, or all would bet in the same moment.
      await sleep((everyMs * index) / players.length)
      await play(player)
    }),
  )
  return { times, linesPerSecond: (times.length * lines * 1000) / (performance.now() - started) }
}

/** Spread over three digits, so that no limit per selection is reached. */
function ticket(lines: number) {
  const pick = () => Math.floor(Math.random() * 1_000)
  return {
    gameCode: PLAYED,
    numero: ISSUE,
    oddsVersion: '2026-11',
    lines: Array.from({ length: lines }, () => ({ betType: 'DE3', picks: [pick()], amount: '1000' })),
  }
}
