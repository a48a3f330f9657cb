import { solveChallengeWorkers } from 'altcha/lib'
import type { Challenge } from 'altcha/lib'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'

/** Workers at most: the page must stay quick while they count. */
const WORKERS_MAX = 4

/**
 * Does the work of an ALTCHA puzzle in workers of our own. Out: the proof as forms bring it.
 * @throws Error when the browser cannot do it: it offers its cryptography over https and on localhost only
 */
export async function solveChallenge(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.max(1, Math.min(WORKERS_MAX, navigator.hardwareConcurrency - 1)),
    createWorker: () => new Pbkdf2Worker(),
  })
  if (!solution) throw new Error('The puzzle was not solved in time.')
  const { parameters, signature } = challenge
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
}
