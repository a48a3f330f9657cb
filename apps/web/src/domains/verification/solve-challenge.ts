import { solveChallengeWorkers } from 'altcha/lib'
import type { Challenge } from 'altcha/lib'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'

/** Leaves processors for the page. */
const WORKERS_MAX = 4

/**
 * Solves an ALTCHA challenge in workers. Returns the proof as forms send it.
 * @throws TypeError without a connection, as `fetch` does; Error when the browser lacks Web Crypto, which requires https or localhost
 */
export async function solveChallenge(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.max(1, Math.min(WORKERS_MAX, navigator.hardwareConcurrency - 1)),
    createWorker: () => new Pbkdf2Worker(),
  }).catch((error: unknown) => {
    if (navigator.onLine) throw error
    return null
  })
  if (!solution && !navigator.onLine) throw new TypeError('The workers could not be loaded.')
  if (!solution) throw new Error('The puzzle was not solved in time.')
  const { parameters, signature } = challenge
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
}
