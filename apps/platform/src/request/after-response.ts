import type { FastifyBaseLogger } from 'fastify'

/** Work that goes on after an answer: how long the answer takes must not tell whether there was any. */
export interface BehindTheAnswer {
  /** Begins the work and waits for nothing; its failure is told to the log as `what`. */
  run(what: string, work: () => Promise<unknown>): void
  /** Resolves once nothing is under way. */
  settle(): Promise<void>
}

/** Begins with nothing under way. */
export function behindTheAnswer(log: FastifyBaseLogger): BehindTheAnswer {
  const underWay = new Set<Promise<void>>()
  return {
    run(what, work) {
      const done = Promise.resolve()
        .then(work)
        .then(
          () => {},
          (error: unknown) => log.error({ reason: (error as Error).message }, `${what} failed`),
        )
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    async settle() {
      await Promise.all(underWay)
    },
  }
}
