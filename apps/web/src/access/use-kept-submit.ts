import type { OperationVariables } from '@apollo/client'
import { useApolloClient, type useMutation } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { readAbilities } from '../graphql/site-abilities.ts'
import { useRequestKey } from '../graphql/use-request-key.ts'
import { type Outcome, type ResultOf, useSubmit } from '../graphql/use-submit.ts'
import { keepAct, type KeptActName, releaseAct } from './kept-acts.ts'
import { RECORDS, showWhereToLook } from './look-at-records.ts'

/**
 * `useSubmit` of an act that is kept, with its request key, until its outcome is known; after a reload `KeptActs` finds it. Where the platform would carry out a
 * repetition, only the member finds it, and the same act has its key until they have looked.
 */
export function useKeptSubmit<Data, Variables extends OperationVariables>(
  act: KeptActName,
  mutation: useMutation.ResultTuple<Data, Variables>,
) {
  const { run: submit, isPending } = useSubmit(mutation)
  const requestKey = useRequestKey()
  const client = useApolloClient()
  const navigate = useNavigate()
  const { t } = useTranslation('faults')
  const look = () => {
    requestKey.renew()
    void navigate(RECORDS[act]())
    void client.refetchQueries({ include: 'active' })
  }
  const run = async (variablesFor: (requestKey: string) => Required<Variables>): Promise<Outcome<ResultOf<Data>>> => {
    const withInput = variablesFor as (requestKey: string) => Required<Variables> & { input: object }
    const stored = keepAct(act, withInput, requestKey.of)
    const outcome = await submit(variablesFor(stored.requestKey))
    const isUnknown = outcome.problem?.code === 'OUTCOME_UNKNOWN'
    const { canRepeatMutations } = readAbilities(client.cache)
    releaseAct(stored, isUnknown && canRepeatMutations)
    if (isUnknown && !canRepeatMutations) {
      const words = { unknown: t('outcome.unknown'), mayRepeat: t('outcome.mayRepeat'), look: t('outcome.look') }
      showWhereToLook(words, look)
    }
    // A corrected password sends the same act again.
    if (!outcome.problem || outcome.problem.code === 'REQUEST_KEY_REUSED') requestKey.renew()
    return outcome
  }
  return { run, isPending }
}
