import { setTimeout as sleep } from 'node:timers/promises'

const EVERY_MS = 250
const DEADLINE_MS = 1_000

export interface Availability {
  /** Moments at which a page of the gateway or a read of the platform was not answered within a second. */
  down: { name: string; at: number }[]
  /** Seconds in which it was not available, by what was asked. */
  seconds(): Record<string, number>
  stop(): Promise<void>
}

/** Asks four times a second whether something answers: an address, or a question of its own. */
export function watchAvailability(
  questions: Readonly<Record<string, string | (() => Promise<boolean>)>>,
): Availability {
  const over = new AbortController()
  const down: Availability['down'] = []
  const isAnswered = async (url: string) => {
    const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    return response?.ok ?? false
  }
  const watch = async (name: string, question: string | (() => Promise<boolean>)) => {
    while (!over.signal.aborted) {
      const at = Date.now()
      const ok = typeof question === 'string' ? await isAnswered(question) : await question().catch(() => false)
      if (!ok)
        for (let missed = at; missed < Date.now() || missed === at; missed += EVERY_MS) down.push({ name, at: missed })
      await sleep(Math.max(0, at + EVERY_MS - Date.now()))
    }
  }
  const watches = Object.entries(questions).map(([name, question]) => watch(name, question))
  return {
    down,
    seconds: () =>
      Object.fromEntries(
        Object.keys(questions).map((name) => [
          name,
          (down.filter((one) => one.name === name).length * EVERY_MS) / 1_000,
        ]),
      ),
    async stop() {
      over.abort()
      await Promise.all(watches)
    },
  }
}
