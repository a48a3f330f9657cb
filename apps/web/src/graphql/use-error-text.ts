import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ERROR_TEXTS, errorText } from './error-text.ts'

export function useErrorText(): (code: string, retryAfterSeconds?: number | null, reason?: string | null) => string {
  // The texts of failures load in the background: a form must not wait for them.
  const { t } = useTranslation(ERROR_TEXTS, { useSuspense: false })
  return useCallback((code, retryAfterSeconds, reason) => errorText(t, code, retryAfterSeconds, reason), [t])
}
