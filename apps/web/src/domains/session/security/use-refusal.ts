import { PASSKEY_NAME_MAX } from '@playhouse/shared/limits.ts'
import { useTranslation } from 'react-i18next'
import type { Problem } from '../../../graphql/use-submit.ts'

/** Text of a failure, with the field at fault if there is one. */
interface Refusal {
  text: string
  field?: string | undefined
}

/** Texts for failures that are clearer here than the general ones. */
export function useRefusal(): (problem: Problem) => Refusal {
  const { t } = useTranslation('security')
  return ({ code, text, field, fields, retryAfterSeconds: wait }) => {
    if (code === 'LOGIN_FAILED') return { text: t('passwordWrong'), field }
    if (code === 'CODE_INVALID') return { text: t('codeWrong'), field: field ?? 'code' }
    if (code === 'CODE_EXPIRED') return { text: t('bind.expired') }
    if (code === 'LOGIN_LOCKED' && wait) return { text: t('codesLocked', { count: Math.ceil(wait / 60) }) }
    if (field === 'name') {
      const reason = fields.find((problem) => problem.field === 'name')?.reason
      return {
        text: t(reason === 'REQUIRED' ? 'nameRequired' : reason === 'LENGTH' ? 'nameLength' : 'namePattern', {
          max: PASSKEY_NAME_MAX,
        }),
        field,
      }
    }
    return { text, field }
  }
}
