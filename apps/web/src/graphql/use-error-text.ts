import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from './error-text.ts'

/** Returns the text of a failure by its code, in the page's language. */
export function useErrorText(): (code: string, retryAfterSeconds?: number | null) => string {
  const { t } = useTranslation('errors')
  return useCallback((code, retryAfterSeconds) => errorText(t, code, retryAfterSeconds), [t])
}
