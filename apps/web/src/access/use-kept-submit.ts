import type { OperationVariables } from '@apollo/client'
import type { useMutation } from '@apollo/client/react'
import { useRequestKey } from '../graphql/use-request-key.ts'
import { type Outcome, type ResultOf, useSubmit } from '../graphql/use-submit.ts'
import { keepAct, type KeptActName, releaseAct } from './kept-acts.ts'

/** `useSubmit` of an act that is kept, with its request key, until its outcome is known; after a reload `KeptActs` finds it. */
export function useKeptSubmit<Data, Variables extends OperationVariables>(
  act: KeptActName,
  mutation: useMutation.ResultTuple<Data, Variables>,
) {
  const { run: submit, isPending } = useSubmit(mutation)
  const requestKey = useRequestKey()
  const run = async (variablesFor: (requestKey: string) => Required<Variables>): Promise<Outcome<ResultOf<Data>>> => {
    const withInput = variablesFor as (requestKey: string) => Required<Variables> & { input: object }
    const stored = keepAct(act, withInput, requestKey.of)
    const outcome = await submit(variablesFor(stored.requestKey))
    releaseAct(stored, outcome.problem?.code === 'OUTCOME_UNKNOWN')
    // A corrected password sends the same act again.
    if (!outcome.problem || outcome.problem.code === 'REQUEST_KEY_REUSED') requestKey.renew()
    return outcome
  }
  return { run, isPending }
}
