import { setTimeout as sleep } from 'node:timers/promises'

import { Connection } from './connection.ts'

const CONNECTIONS = 32
const OK = Buffer.from('HTTP/1.1 200')

export interface Latency {
  /** Epoch milliseconds. */
  at: number
  ms: number
}

/** Closed loop on 32 connections. @returns screens per second @throws Error on any failed request */
export async function throughput(port: number, screen: readonly Buffer[], ms: number): Promise<number> {
  const connections = Array.from({ length: CONNECTIONS }, () => new Connection(port))
  let responses = 0
  const began = performance.now()
  const until = began + ms
  await Promise.all(
    connections.map(async (connection, index) => {
      for (let turn = index; performance.now() < until; turn += 1) {
        await good(connection, screen[turn % screen.length])
        responses += 1
      }
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  for (const connection of connections) connection.close()
  return responses / screen.length / seconds
}

/**
 * Open loop: a screen every `1000 / rate` ms, its requests in parallel.
 * @returns how long each screen took from when it was due until it was complete
 */
export async function latencies(port: number, screen: readonly Buffer[], rate: number, ms: number): Promise<Latency[]> {
  const free: Connection[] = []
  const all: Connection[] = []
  const take = (): Connection => {
    const known = free.pop()
    if (known) return known
    const made = new Connection(port)
    all.push(made)
    return made
  }
  const times: Latency[] = []
  const screens: Promise<void>[] = []
  const began = performance.now()
  for (let turn = 0; (turn * 1_000) / rate < ms; turn += 1) {
    const due = began + (turn * 1_000) / rate
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    const calls = screen.map(async (request) => {
      const connection = take()
      await good(connection, request)
      free.push(connection)
    })
    screens.push(
      Promise.all(calls).then(() => {
        times.push({ at: performance.timeOrigin + due, ms: performance.now() - due })
      }),
    )
  }
  await Promise.all(screens)
  for (const connection of all) connection.close()
  return times
}

async function good(connection: Connection, request: Buffer | undefined): Promise<void> {
  if (!request) throw new Error('The screen has no request.')
  const response = await connection.send(request)
  if (!response.subarray(0, OK.length).equals(OK)) throw new Error(response.toString().slice(0, 400))
}
