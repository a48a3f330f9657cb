import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Solves a challenge like a browser. Returns the proof as forms submit it. */
export async function solveHumanChallenge(text: string | undefined): Promise<string> {
  if (text === undefined) throw new Error('There is no puzzle to solve.')
  const challenge = JSON.parse(text) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The puzzle was not solved in time.')
  return getProof({ challenge, solution })
}

export const getProof = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString('base64')
