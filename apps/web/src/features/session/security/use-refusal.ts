import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../../graphql/error-code.ts'
import { useErrorText } from '../../../graphql/use-error-text.ts'

/** Why something was not done, worded; with the field at fault if there is one. */
export interface Refusal {
  text: string
  field?: string | undefined
}

/** What a refused mutation says, whichever it was. */
interface Refused {
  code?: string
  field?: string | null
  retryAfterSeconds?: number | null
  problems?: readonly { field: string; reason: string }[]
}

/** The function that words what a mutation of this page refused, or that it failed. */
export function useRefusal(): (result: Refused | undefined, error?: unknown) => Refusal {
  const { t } = useTranslation('security')
  const errorText = useErrorText()
  return (result, error) => {
    const code = result?.code ?? errorCodeOf(error)
    const field = result?.field ?? undefined
    const wait = result?.retryAfterSeconds
    if (code === 'LOGIN_FAILED') return { text: t('passwordWrong'), field }
    if (code === 'CODE_INVALID') return { text: t('codeWrong'), field: field ?? 'code' }
    if (code === 'CODE_EXPIRED') return { text: t('bind.expired') }
    if (code === 'LOGIN_LOCKED' && wait) return { text: t('codesLocked', { count: Math.ceil(wait / 60) }) }
    if (field === 'name') {
      const breach = result?.problems?.find((problem) => problem.field === 'name')?.reason
      return {
        text: t(breach === 'REQUIRED' ? 'nameRequired' : breach === 'LENGTH' ? 'nameLength' : 'namePattern'),
        field,
      }
    }
    return { text: errorText(code, wait), field }
  }
}

/** For `.catch(failed)`: a mutation that threw, in the shape of one that answered. */
export const failed = (error: unknown) => ({ data: undefined, error })
