import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import type { Parties, PartyCalls } from './parties.ts'
import { type CallOptions, noReply, type Reply, type Transport } from './wire.ts'

/** A recorded run: every call with its response and the time it came, and every answer of a party, in order. */
export interface Tape {
  calls: { endpoint: string; flags: string; key: string; reply: Reply; at: number }[]
  parties: { name: string; key: string; output: unknown }[]
}

export const emptyTape = (): Tape => ({ calls: [], parties: [] })

/** Everything but the input: who calls, and how. */
const getFlags = ({ token = '', ...rest }: CallOptions) => `${token} ${JSON.stringify(rest)}`

/** Keeps what a platform answers. */
export function recording(send: Transport, tape: Tape): Transport {
  return async (endpoint, input, options) => {
    const reply = await send(endpoint, input, options)
    tape.calls.push({
      endpoint: endpoint.name,
      flags: getFlags(options),
      key: JSON.stringify(input),
      reply,
      at: Date.now(),
    })
    return reply
  }
}

/** Keeps what parties answer. */
export function recordingParties(parties: Parties, tape: Tape): Parties {
  return Object.fromEntries(
    Object.entries(parties).map(([name, party]) => [
      name,
      async (input: object) => {
        const output: unknown = await (party as (given: object) => Promise<unknown>)(input)
        tape.parties.push({ name, key: JSON.stringify(input), output })
        return output
      },
    ]),
  ) as Parties
}

/** Alters a response; undefined leaves it as it is. */
export type Deviation = (
  call: { endpoint: Endpoint; input: Record<string, unknown>; options: CallOptions },
  reply: Reply,
) => Reply | undefined

/**
 * Answers as the recorded platform did, altered by a deviation. A call that the recorded run did not make, because a deviation led
 * elsewhere, gets the latest response of its endpoint.
 * @param onTime called with the time of each response
 */
export function replaying(
  tape: Tape,
  deviate: Deviation = () => undefined,
  onTime: (at: number) => void = () => {},
): Transport {
  const rest = new Map<string, Tape['calls']>()
  const latest = new Map<string, Reply>()
  for (const call of tape.calls) rest.set(call.endpoint, [...(rest.get(call.endpoint) ?? []), call])
  return async (endpoint, input, options) => {
    const waiting = rest.get(endpoint.name) ?? []
    const [flags, key] = [getFlags(options), JSON.stringify(input)]
    const exact = waiting.findIndex((call) => call.flags === flags && call.key === key)
    // Codes and signatures differ from run to run.
    const index = exact >= 0 ? exact : waiting.findIndex((call) => call.flags === flags)
    const [found] = index >= 0 ? waiting.splice(index, 1) : []
    const reply = found?.reply ?? latest.get(`${endpoint.name} ${flags}`) ?? latest.get(endpoint.name)
    if (found) {
      onTime(found.at)
      latest.set(`${endpoint.name} ${flags}`, found.reply)
      latest.set(endpoint.name, found.reply)
    }
    if (!reply) return noReply('unreachable')
    return deviate({ endpoint, input: input as Record<string, unknown>, options }, reply) ?? reply
  }
}

/** Answers as the recorded parties did; what is asked more often than it was, they answer as before. */
export function replayingParties(tape: Tape): Parties {
  const names = [...new Set(tape.parties.map(({ name }) => name))] as (keyof PartyCalls)[]
  const rest = tape.parties.map((entry) => ({ ...entry }))
  const latest = new Map<string, unknown>()
  return Object.fromEntries(
    names.map((name) => [
      name,
      async (input: object) => {
        const key = JSON.stringify(input)
        const exact = rest.findIndex((entry) => entry.name === name && entry.key === key)
        if (exact < 0 && latest.has(`${name} ${key}`)) return latest.get(`${name} ${key}`)
        const index = exact >= 0 ? exact : rest.findIndex((entry) => entry.name === name)
        const output = index >= 0 ? rest.splice(index, 1)[0]?.output : undefined
        latest.set(`${name} ${key}`, output)
        return output
      },
    ]),
  ) as Parties
}
