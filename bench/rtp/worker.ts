import { parentPort } from 'node:worker_threads'
import { play } from './sample.ts'
import { TRIALS } from './trials.ts'

/** One piece of work: some rounds of a trial from a seed of their own. */
export interface Piece {
  readonly id: string
  readonly rounds: number
  readonly seed: string
}

parentPort?.on('message', ({ id, rounds, seed }: Piece) => {
  const trial = TRIALS.find((each) => each.id === id)
  if (!trial) throw new Error(`There is no trial ${id}.`)
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(play(trial, rounds, seed))
})
