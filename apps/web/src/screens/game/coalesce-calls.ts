/**
 * A caller of `task` that never has two under way: calls made meanwhile come to one more run after it, so that the last
 * answer is never older than the last call. A failed run is forgotten; the next call tries again.
 */
export function coalesceCalls(task: () => Promise<unknown>): () => void {
  let running = false
  let again = false
  const run = async (): Promise<void> => {
    running = true
    do {
      again = false
      await task().catch(() => undefined)
      // Set by the calls that came while the task ran.
    } while (again as boolean)
    running = false
  }
  return () => {
    if (running) again = true
    else void run()
  }
}
