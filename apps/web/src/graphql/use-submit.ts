import type { OperationVariables } from '@apollo/client'
import { useApolloClient, type useMutation } from '@apollo/client/react'
import type { FieldProblemReason } from '@playhouse/schema/types.generated.ts'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dismissToast, showToast } from '../ui/toast-queue.ts'
import { CodedError, getErrorCode } from './error-code.ts'
import { loadErrorText } from './error-text.ts'
import { readAbilities } from './site-abilities.ts'
import { isOutcomeUnknown, REPETITION } from './unknown-outcome.ts'
import { useErrorText } from './use-error-text.ts'

/** Why a mutation failed: a refusal in its result, or a network or GraphQL error. */
export interface Problem {
  code: string
  /** In the page's language. */
  text: string
  /** The one input field at fault, if any. */
  field: string | undefined
  fields: readonly { field: string; reason: FieldProblemReason }[]
  retryAfterSeconds: number | undefined
}

/** Union members that implement `UserError`. */
type RefusedOf<Result> = Extract<Result, { code: string }>
export type SuccessOf<Result> = Exclude<Result, { code: string }>

/** `result` is undefined after a network error, when it is unknown whether the mutation ran. */
export type Outcome<Result> =
  | { success: SuccessOf<Result>; problem?: undefined; result: Result }
  | { success?: undefined; problem: Problem; result: RefusedOf<Result> | undefined }

/** The type of a mutation's only field. */
export type ResultOf<Data> = NonNullable<Data[Exclude<keyof Data, '__typename'>]>

/**
 * Runs a mutation and maps every failure to one `Problem`: refusals in its result, GraphQL errors and network errors. One with a request key
 * is repeated while its outcome is unknown, and has the code `OUTCOME_UNKNOWN` if it stays so, or if the platform would carry a repetition out again.
 * @param mutation the generated hook's result: `useSubmit(useLogOutMutation())`. Its document selects one field.
 */
export function useSubmit<Data, Variables extends OperationVariables>([mutate]: useMutation.ResultTuple<
  Data,
  Variables
>): {
  /** Never rejects. */
  run: (variables: Required<Variables>) => Promise<Outcome<ResultOf<Data>>>
  isPending: boolean
} {
  const { cache } = useApolloClient()
  const getProblem = useProblem()
  const { t } = useTranslation('faults')
  const words = useMemo(() => ({ title: t('outcome.checking'), text: t('outcome.checkingText') }), [t])
  const [pending, setPending] = useState(0)
  const run = useCallback(
    async (variables: Required<Variables>): Promise<Outcome<ResultOf<Data>>> => {
      setPending((count) => count + 1)
      try {
        const attempt = async () => {
          const { data, error } = await (mutate as (options: object) => ReturnType<typeof mutate>)({ variables })
          return { result: rootField<ResultOf<Data>>(data), error: error as unknown }
        }
        const { canRepeatMutations } = readAbilities(cache)
        const { result, error } = hasRequestKey(variables)
          ? await untilKnown(attempt, words, canRepeatMutations ? REPETITION.pausesMs : [])
          : await attempt()
        if (result === undefined || isRefused(result)) {
          const code = result?.code ?? getErrorCode(error)
          await loadErrorText(code)
          const problem = getProblem(result, error)
          const isUnsafe = code === 'OUTCOME_UNKNOWN' && !canRepeatMutations
          return { problem: isUnsafe ? { ...problem, text: t('outcome.mayRepeat') } : problem, result }
        }
        return { success: result as SuccessOf<typeof result>, result }
      } catch (error) {
        return { problem: getProblem(undefined, error), result: undefined }
      } finally {
        setPending((count) => count - 1)
      }
    },
    [mutate, getProblem, words, cache, t],
  )
  return { run, isPending: pending > 0 }
}

const hasRequestKey = ({ input }: { input?: { requestKey?: unknown } }) => typeof input?.requestKey === 'string'

/** Repeats an unchanged request while its outcome is unknown. The page says so meanwhile. */
async function untilKnown<Result>(
  attempt: () => Promise<{ result: Result | undefined; error: unknown }>,
  words: { title: string; text: string },
  pausesMs: readonly number[],
): Promise<{ result: Result | undefined; error: unknown }> {
  const attempted = () => attempt().catch((error: unknown) => ({ result: undefined, error }))
  let outcome = await attempted()
  if (!isOutcomeUnknown(outcome, false)) return outcome
  const toast = pausesMs.length > 0 ? showToast({ tone: 'info', isLasting: true, ...words }) : undefined
  try {
    for (const pauseMs of pausesMs) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      outcome = await attempted()
      if (!isOutcomeUnknown(outcome, true)) return outcome
    }
    return {
      result: undefined,
      error: new CodedError('OUTCOME_UNKNOWN', 'Nobody knows whether the request was carried out.'),
    }
  } finally {
    if (toast !== undefined) dismissToast(toast)
  }
}

/** Fields that refusals select, each a subset of these. */
interface Refusal {
  code?: string
  field?: string | null
  retryAfterSeconds?: number | null
  reason?: string | null
  problems?: Problem['fields']
}

function rootField<Result>(data: unknown): Result | undefined {
  return Object.entries((data ?? {}) as object).find(([name]) => name !== '__typename')?.[1] ?? undefined
}

function isRefused<Result>(result: Result): result is RefusedOf<Result> {
  return typeof result === 'object' && result !== null && 'code' in result
}

/** Returns the text of a refusal, or of an error without a result. */
export function useProblem(): (result: Refusal | undefined, error?: unknown) => Problem {
  const errorText = useErrorText()
  return useCallback(
    (result, error) => {
      const code = result?.code ?? getErrorCode(error)
      return {
        code,
        text: errorText(code, result?.retryAfterSeconds, result?.reason),
        field: result?.field ?? undefined,
        fields: result?.problems ?? [],
        retryAfterSeconds: result?.retryAfterSeconds ?? undefined,
      }
    },
    [errorText],
  )
}
