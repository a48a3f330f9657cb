import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Sample } from './sample.ts'
import { together } from './sample.ts'
import type { Piece } from './worker.ts'

/** Each piece has its own seed, so that the result does not depend on the number of cores. */
const PIECES = 40

/** Measures trials one after another on all cores. `close` stops the workers. */
export function measurer(): {
  measure: (id: string, rounds: number, onProgress: (done: number) => void) => Promise<Sample>
  close: () => Promise<void>
} {
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL('worker.ts', import.meta.url)),
  )
  return {
    async measure(id, rounds, onProgress) {
      const pieces = Array.from({ length: PIECES }, (_, index): Piece => {
        return { id, rounds: Math.ceil(rounds / PIECES), seed: `${id}:${index}` }
      })
      const samples: Sample[] = Array.from({ length: PIECES })
      let next = 0
      let done = 0
      const work = async (worker: Worker) => {
        while (next < pieces.length) {
          const index = next++
          const piece = pieces[index] as Piece
          samples[index] = await playedBy(worker, piece)
          done += piece.rounds
          onProgress(done)
        }
      }
      await Promise.all(workers.map(work))
      return together(samples)
    },
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  }
}

function playedBy(worker: Worker, piece: Piece): Promise<Sample> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (sample: Sample) => {
      worker.off('error', reject)
      resolve(sample)
    })
    // Worker threads have no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(piece)
  })
}
