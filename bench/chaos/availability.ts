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

/** Asks four times a second whether something answers. */
export function watchAvailability(urls: Readonly<Record<string, string>>): Availability {
  const over = new AbortController()
  const down: Availability['down'] = []
  const watch = async (name: string, url: string) => {
    while (!over.signal.aborted) {
      const at = Date.now()
      const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch(() => undefined)
      await response?.arrayBuffer().catch(() => undefined)
      if (!response?.ok)
        for (let missed = at; missed < Date.now() || missed === at; missed += EVERY_MS) down.push({ name, at: missed })
      await sleep(Math.max(0, at + EVERY_MS - Date.now()))
    }
  }
  const watches = Object.entries(urls).map(([name, url]) => watch(name, url))
  return {
    down,
    seconds: () =>
      Object.fromEntries(
        Object.keys(urls).map((name) => [name, (down.filter((one) => one.name === name).length * EVERY_MS) / 1_000]),
      ),
    async stop() {
      over.abort()
      await Promise.all(watches)
    },
  }
}
