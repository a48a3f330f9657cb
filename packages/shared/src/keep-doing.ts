import type { FastifyInstance } from 'fastify'

const EVERY_MS = 2_000

/**
 * Does the work from the start and every two seconds, for as long as the app is open, and never twice at once. Closing waits for what is
 * under way; `closing` tells the work. `what` names it in the log, where it fails.
 */
export function keepDoing(app: FastifyInstance, what: string, work: (closing: AbortSignal) => Promise<unknown>): void {
  let running: Promise<unknown> | undefined
  const closing = new AbortController()
  const run = () => {
    running ??= work(closing.signal)
      .catch((error: unknown) => app.log.warn({ err: error }, `${what} failed`))
      .finally(() => (running = undefined))
  }
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  app.addHook('onReady', async () => run())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    closing.abort()
    await running
  })
}
