import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { CodedError } from '../../../graphql/error-code.ts'
import { HumanChallengeDocument } from '../human-challenge.generated.ts'
import { serverNow } from '../../../server-time.ts'

/** Challenges expire after five minutes; a proof that is about to expire is not used. */
const PROOF_LIFETIME_MS = 4 * 60_000

/** Bot protection: an invisible proof of work, or the puzzle of a vendor. */
export interface HumanCheck {
  /** Starts ahead, such as at the form's first focus. Does nothing if a proof is ready. */
  warm(): void
  /**
   * A single-use proof for the form; null if the brand requires none.
   * @throws CodedError when the puzzle is closed or fails; network errors, and Error when this browser cannot solve challenges
   */
  prove(): Promise<string | null>
}

/** Gives the proof: a computed one, or asks the person for it. Undefined if the person declined. */
type Solution = () => Promise<string | null | undefined>

interface Ahead {
  solution: Promise<Solution>
  startedAt: number
}

/** Loaded when a form first needs it. */
export function useHumanCheck(): HumanCheck {
  const client = useApolloClient()
  const ahead = useRef<Ahead>(undefined)

  const start = async (): Promise<Solution> => {
    const solver = import('../solve-challenge.ts')
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
    if (!puzzle) return async () => null
    if (puzzle.kind === 'GEETEST') {
      const { solveGeetest } = await import('../solve-geetest.ts')
      return () => solveGeetest(puzzle.challenge)
    }
    const proof = (await solver).solveChallenge(puzzle.challenge)
    proof.catch(() => {})
    return () => proof
  }
  const fresh = () =>
    ahead.current && serverNow() - ahead.current.startedAt < PROOF_LIFETIME_MS ? ahead.current : undefined
  return {
    warm() {
      if (fresh()) return
      const solution = start()
      // Retried when the proof is needed.
      solution.catch(() => (ahead.current = undefined))
      ahead.current = { solution, startedAt: serverNow() }
    },
    async prove() {
      const made = fresh()
      ahead.current = undefined
      // Retry after a failure ahead of time, and report the error of this attempt.
      const solve = await (made ? made.solution.catch(start) : start())
      const proof = await solve()
      if (proof === undefined) throw new CodedError('HUMAN_CHECK_FAILED', 'The puzzle was closed.')
      return proof
    },
  }
}
