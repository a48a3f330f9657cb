import { randomUUID } from 'node:crypto'
import { ISSUE, PLAYED, type Player } from './grow.ts'

export const LINES_EACH = 10

export interface Placing {
  /** Milliseconds of each ticket. */
  times: number[]
  linesPerSecond: number
}

/** Players who buy tickets of ten lines one after the other, until `ends` resolves. @throws Error when one is refused */
export async function place(port: number, players: readonly Player[], ends: Promise<unknown>): Promise<Placing> {
  const times: number[] = []
  const ended = new AbortController()
  void ends.finally(() => ended.abort())
  const started = performance.now()
  const play = async ({ token }: Player) => {
    while (!ended.signal.aborted) {
      const at = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}/lgw/orders`, {
        method: 'POST',
        headers: {
          merchant: 'playhouse',
          language: 'EN',
          moduleid: 'COMM3',
          authorization: token,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify(ticket()),
      })
      const said = await answer.text()
      if (!answer.ok) throw new Error(`A ticket was refused (${answer.status}): ${said.slice(0, 300)}`)
      times.push(performance.now() - at)
    }
  }
  await Promise.all(players.map(play))
  return { times, linesPerSecond: (times.length * LINES_EACH * 1000) / (performance.now() - started) }
}

/** Spread over three digits, so that no ceiling is reached. */
function ticket() {
  const pick = () => Math.floor(Math.random() * 1_000)
  return {
    gameCode: PLAYED,
    numero: ISSUE,
    prizeMode: 'ZY',
    oddsVersion: '2026-11',
    lines: Array.from({ length: LINES_EACH }, () => ({ betType: 'DE3', picks: [pick()], amount: '1000' })),
  }
}
