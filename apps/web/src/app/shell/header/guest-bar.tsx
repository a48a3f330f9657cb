import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { openFreePlay, freePlayRequest } from '../../../access/free-play-request.ts'
import { LogInLink, RegisterLink } from '../../../domains/session/parts/access-links.tsx'
import { useSiteFacts } from '../../../domains/site/parts/use-site-facts.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { useStore } from '../../../store.ts'

/** Log-in, registration and free play for visitors; hidden while a member is not known yet. */
export function GuestBar() {
  const { t } = useTranslation('shell')
  const site = useSiteFacts()
  const starting = useStore(freePlayRequest) !== null
  // Space for both until it is known what the brand offers.
  const offers = (feature: 'FREE_PLAY' | 'REGISTRATION') => !site || site.features.includes(feature)
  const { pathname } = useLocation()
  // Log-in and registration pages have the form itself.
  if (pathname === paths.logIn() || pathname === paths.register()) return null
  return (
    <span
      className={`flex shrink-0 items-center gap-2 max-tablet:grow max-tablet:justify-end member:hidden ${site ? '' : 'invisible'}`}
    >
      {offers('FREE_PLAY') ? <FreePlayButton starting={starting} /> : null}
      <LogInLink className={buttonClass()}>{t('logIn')}</LogInLink>
      {offers('REGISTRATION') ? (
        <RegisterLink className={buttonClass({ variant: 'action' })}>{t('register')}</RegisterLink>
      ) : null}
    </span>
  )
}

const never = () => () => undefined

/** Needs script: disabled until the page is hydrated. */
function FreePlayButton({ starting }: { starting: boolean }) {
  const { t } = useTranslation('shell')
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <Button
      variant="quiet"
      className="max-tablet:hidden"
      disabled={!isHydrated}
      pending={starting ? t('freePlayStarting') : false}
      onClick={() => openFreePlay()}
    >
      {t('freePlay')}
    </Button>
  )
}
