import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Starts the vendor runtime in a thread of its own, with connections of its own: it shares nothing with the operator's side but
 * the database server, and on a second core neither waits for the other. Settles when it listens. @throws what it could not start for
 */
export async function startVendorThread(): Promise<{ close: () => Promise<void> }> {
  const thread = new Worker(new URL('worker.ts', import.meta.url))
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()))
  await once(thread, 'message')
  // What ends the vendor by a fault ends the process, which is started again by whoever keeps it.
  thread.on('error', (error) => {
    throw error
  })
  return {
    close: async () => {
      // Windows of browsers have origins, threads have none.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      thread.postMessage('close')
      await ended
    },
  }
}
