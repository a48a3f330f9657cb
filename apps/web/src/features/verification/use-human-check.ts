import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { HumanChallengeDocument } from './human-challenge.generated.ts'

/** A puzzle is good for five minutes; a proof that was made ahead is not used when little of that is left. */
const KEPT_MS = 4 * 60_000

/** The check that whoever sends a form is no robot. Nothing of it is seen. */
export interface HumanCheck {
  /** Starts the work ahead, such as when the form gets its first focus. Does nothing while a proof waits. */
  warm(): void
  /**
   * A proof to send with the form, good once; null where the brand asks for none.
   * @throws what the network throws, and Error when this browser cannot do the work
   */
  prove(): Promise<string | null>
}

interface Ahead {
  proof: Promise<string | null>
  startedAt: number
}

/** The solver and its worker are fetched when a form first needs them. */
export function useHumanCheck(): HumanCheck {
  const client = useApolloClient()
  const ahead = useRef<Ahead>(undefined)

  const start = async (): Promise<string | null> => {
    const solver = import('./solve-challenge.ts')
    // Not wanted where no proof is asked for; a failure shows where it is.
    solver.catch(() => {})
    const { data, error } = await client.query({
      query: HumanChallengeDocument,
      fetchPolicy: 'no-cache',
      // Two forms that ask at once must not be given one puzzle: it is good once.
      context: { queryDeduplication: false },
    })
    if (error) throw error
    const puzzle = data?.humanChallenge
    return puzzle ? (await solver).solveChallenge(puzzle.challenge) : null
  }
  const fresh = () => (ahead.current && Date.now() - ahead.current.startedAt < KEPT_MS ? ahead.current : undefined)
  return {
    warm() {
      if (fresh()) return
      const proof = start()
      // What could not be made ahead is tried again when it is needed.
      proof.catch(() => (ahead.current = undefined))
      ahead.current = { proof, startedAt: Date.now() }
    },
    async prove() {
      const made = fresh()
      ahead.current = undefined
      // What went wrong ahead, such as a worker that did not come, is tried again and told as it goes wrong now.
      return made ? made.proof.catch(start) : start()
    },
  }
}
