import type { FastifyInstance } from 'fastify'

const INTERVAL_MS = 2_000

/**
 * Runs the work at once and then every two seconds while the app is open, never twice at the same time. Closing waits for a
 * running one and aborts `closing`. `what` names it in the log when it fails.
 */
export function keepDoing(app: FastifyInstance, what: string, work: (closing: AbortSignal) => Promise<unknown>): void {
  let running: Promise<unknown> | undefined
  const closing = new AbortController()
  const run = () => {
    running ??= work(closing.signal)
      .catch((error: unknown) => app.log.warn({ err: error }, `${what} failed`))
      .finally(() => (running = undefined))
  }
  const timer = setInterval(run, INTERVAL_MS)
  timer.unref()
  app.addHook('onReady', async () => run())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    closing.abort()
    await running
  })
}
