import { randomUUID } from 'node:crypto'
import { Connection, readResponse } from '../gateway/connection.ts'

export interface Played {
  betsPerSecond: number
  /** Milliseconds from request to response of each bet. */
  times: number[]
}

const STAKE = '1000'

/**
 * Members play rounds for `ms`, each on a keep-alive connection of its own unless `atATime` says otherwise: then they take turns.
 * @throws Error on any round that is not settled
 */
export async function playBets(
  port: number,
  tokens: readonly string[],
  ms: number,
  atATime = tokens.length,
): Promise<Played> {
  const times: number[] = []
  const began = performance.now()
  await Promise.all(
    Array.from({ length: atATime }, async (_, seat) => {
      const connection = new Connection(port)
      for (let turn = seat; performance.now() - began < ms; turn += atATime) {
        const token = tokens[turn % tokens.length] ?? ''
        const sent = performance.now()
        const { status, body } = readResponse(await connection.send(getBet(token)))
        times.push(performance.now() - sent)
        if (status !== 200 || !body.includes('"status":"settled"')) throw new Error(`A bet failed: ${status} ${body}`)
      }
      connection.close()
    }),
  )
  return { betsPerSecond: (times.length * 1_000) / (performance.now() - began), times }
}

function getBet(token: string): Buffer {
  const body = JSON.stringify({ roundKey: randomUUID(), bet: { stake: STAKE }, clientSeed: 'bench' })
  const head = [
    'POST /play/api/rounds HTTP/1.1',
    'host: localhost',
    'origin: null',
    'content-type: application/json',
    `authorization: Bearer ${token}`,
    `content-length: ${body.length}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}
