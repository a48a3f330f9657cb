import type { Phase } from './health.ts'

/** The last part of the drain, for requests that the edge is already sending. */
const CLOSING_MS = 2_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Takes the phases before the port closes: load balancers notice by /readyz and closed connections, which takes a moment. */
export async function drain(enterPhase: (phase: Phase) => void, drainMs: number): Promise<void> {
  const closingMs = Math.min(CLOSING_MS, drainMs / 2)
  enterPhase('draining')
  await wait(drainMs - closingMs)
  enterPhase('closing')
  await wait(closingMs)
}
