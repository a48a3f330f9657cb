import { useTranslation } from 'react-i18next'
import { useViewer } from './use-viewer.ts'

/** Names the account for which a step is taken that cannot be undone. */
export function ActingAccount() {
  const { t } = useTranslation('common')
  const viewer = useViewer()
  return viewer ? (
    <p className="text-small text-muted wrap-anywhere">{t('actsFor', { name: viewer.username })}</p>
  ) : null
}
