import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ErrorState } from '../../ui/error-state.tsx'
import { NotFoundScreen } from '../not-found/not-found-screen.tsx'
import { isChunkFailure } from './chunk-failure.ts'

/** Stands in place of one screen that could not be shown; the frame around it goes on working. */
export function ContentFailure() {
  const { t } = useTranslation('errors')
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  const chunk = isChunkFailure(error)
  return (
    <ErrorState
      level={1}
      title={chunk ? t('partTitle') : t('crashTitle')}
      text={chunk ? t('partText') : t('crashText')}
      code={t('reportCode', { code: chunk ? 'CHUNK' : 'INTERNAL' })}
      retry={{ label: t('reload'), onRetry: () => location.reload() }}
    />
  )
}
