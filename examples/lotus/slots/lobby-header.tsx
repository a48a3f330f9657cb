import { linkClass } from '@playhouse/web/kit'
import type { SlotProps } from '@playhouse/web/slots'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export function Component({ lobby, isMember }: SlotProps<'lobby.header'>) {
  const { t } = useTranslation('lotus')
  return (
    <p className="text-body text-pretty text-muted">
      {t('lobbyHeader', { lobby: lobby.name })}{' '}
      {isMember ? (
        <Link to="/member/limits" className={linkClass()}>
          {t('lobbyLimits')}
        </Link>
      ) : null}
    </p>
  )
}
