import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { HumanChallengeDocument } from './human-challenge.generated.ts'

/** Challenges expire after five minutes; a proof that is about to expire is not used. */
const PROOF_LIFETIME_MS = 4 * 60_000

/** Invisible bot protection by proof of work. */
export interface HumanCheck {
  /** Starts ahead, such as at the form's first focus. Does nothing if a proof is ready. */
  warm(): void
  /**
   * A single-use proof for the form; null if the brand requires none.
   * @throws network errors, and Error when this browser cannot solve challenges
   */
  prove(): Promise<string | null>
}

interface Ahead {
  proof: Promise<string | null>
  startedAt: number
}

/** Loaded when a form first needs it. */
export function useHumanCheck(): HumanCheck {
  const client = useApolloClient()
  const ahead = useRef<Ahead>(undefined)

  const start = async (): Promise<string | null> => {
    const solver = import('./solve-challenge.ts')
    // Optional here; a failure is reported when the proof is needed.
    solver.catch(() => {})
    const { data, error } = await client.query({
      query: HumanChallengeDocument,
      fetchPolicy: 'no-cache',
      // Two forms at once must not share a challenge, which works once.
      context: { queryDeduplication: false },
    })
    if (error) throw error
    const puzzle = data?.humanChallenge
    return puzzle ? (await solver).solveChallenge(puzzle.challenge) : null
  }
  const fresh = () =>
    ahead.current && Date.now() - ahead.current.startedAt < PROOF_LIFETIME_MS ? ahead.current : undefined
  return {
    warm() {
      if (fresh()) return
      const proof = start()
      // Retried when the proof is needed.
      proof.catch(() => (ahead.current = undefined))
      ahead.current = { proof, startedAt: Date.now() }
    },
    async prove() {
      const made = fresh()
      ahead.current = undefined
      // Retry after a failure ahead of time, and report the error of this attempt.
      return made ? made.proof.catch(start) : start()
    },
  }
}
