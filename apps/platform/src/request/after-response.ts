/** Work that continues after the response, whose time must not reveal whether there was any. */
export interface AfterResponse {
  /** Starts the work without waiting; failures are logged as `what`. */
  run(what: string, work: () => Promise<unknown>): void
  /** Resolves once no work is pending. */
  settle(): Promise<void>
}

export interface ErrorLog {
  error(details: object, message: string): void
}

export function createAfterResponse(log: ErrorLog): AfterResponse {
  const pending = new Set<Promise<void>>()
  return {
    run(what, work) {
      const done = Promise.resolve()
        .then(work)
        .then(
          () => {},
          (error: unknown) => log.error({ reason: (error as Error).message }, `${what} failed`),
        )
        .finally(() => pending.delete(done))
      pending.add(done)
    },
    async settle() {
      await Promise.all(pending)
    },
  }
}
