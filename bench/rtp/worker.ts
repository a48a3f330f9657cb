import { parentPort } from 'node:worker_threads'
import { play } from './sample.ts'
import { TRIALS } from './trials.ts'

export interface Piece {
  readonly id: string
  readonly rounds: number
  readonly seed: string
}

parentPort?.on('message', ({ id, rounds, seed }: Piece) => {
  const harness = TRIALS.find((each) => each.id === id)
  if (!harness) throw new Error(`There is no trial ${id}.`)
  // Worker threads have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(play(harness, rounds, seed))
})
