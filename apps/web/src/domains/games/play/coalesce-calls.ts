/**
 * Never runs `task` twice at once: calls during a run cause one more run, so that the last result is never older than the last
 * call. Failures are ignored.
 */
export function coalesceCalls(task: () => Promise<unknown>): () => void {
  let running = false
  let again = false
  const run = async (): Promise<void> => {
    running = true
    do {
      again = false
      await task().catch(() => undefined)
      // Set by calls during the run.
    } while (again as boolean)
    running = false
  }
  return () => {
    if (running) again = true
    else void run()
  }
}
