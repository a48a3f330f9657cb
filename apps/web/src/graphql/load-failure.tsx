import { useTranslation } from 'react-i18next'
import { ErrorState } from '../ui/error-state.tsx'
import { useReconnected } from '../use-online.ts'
import { getErrorCode } from './error-code.ts'
import { useErrorText } from './use-error-text.ts'

interface LoadFailureProps {
  title: string
  /** The query's error; without one a part of the response was missing. */
  error?: unknown
  onRetry: () => void
  /** True while reloading. */
  retrying?: boolean
  level?: 2 | 3
}

/** Replaces a screen or a part of it that failed to load: what failed, what to do, the code, and a retry button. Loads by itself when the connection is back. */
export function LoadFailure({ title, error, onRetry, retrying = false, level = 2 }: LoadFailureProps) {
  const { t } = useTranslation('ui')
  const errorText = useErrorText()
  const code = error ? getErrorCode(error) : 'PLATFORM_UNAVAILABLE'
  useReconnected(() => {
    if (code === 'NETWORK') onRetry()
  })
  return (
    <ErrorState
      level={level}
      title={title}
      text={errorText(code)}
      // Customer service can do nothing about a lost connection.
      {...(code !== 'NETWORK' && { code: t('errorCode', { code }) })}
      retry={{ label: t('retry'), onRetry, pending: retrying ? t('pending') : false }}
    />
  )
}
