import { Headset, Send, Smartphone, UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { openCustomerService, openDownload } from '../../../access/open-layers.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { useSiteFacts } from '../../../features/site/use-site-facts.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ChatButton } from '../chat/chat-button.tsx'
import { resumeWhenAllowed } from './member-entries.tsx'
import { entryRequirements } from './entry-requirements.ts'

/** Fixed shortcuts: customer service, apps, Telegram and inviting friends. */
export function FloatingMenu() {
  const { t } = useTranslation('shell')
  const site = useSiteFacts()
  const viewer = useViewer()
  if (!site) return null
  const { referral } = entryRequirements({ viewer, features: site.features })
  const telegram = site.socialLinks.find(({ network: kind }) => kind === 'TELEGRAM')
  return (
    <aside
      aria-label={t('atHand')}
      className="fixed end-1 bottom-6 z-20 flex flex-col rounded-card border border-line bg-overlay p-0.5"
    >
      <IconButton
        size="small"
        icon={Headset}
        label={t('customerService')}
        onClick={() => openCustomerService('tall')}
      />
      <ChatButton size="small" />
      <IconButton size="small" icon={Smartphone} label={t('onPhone')} aria-haspopup="dialog" onClick={openDownload} />
      {telegram ? (
        <a
          href={telegram.url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('social.TELEGRAM')}
          title={t('social.TELEGRAM')}
          className={buttonClass({ variant: 'quiet', size: 'small', shape: 'icon' })}
        >
          <Icon icon={Send} />
        </a>
      ) : null}
      {referral === 'nothing' ? (
        <Link
          to={paths.inviteFriends()}
          aria-label={t('inviteFriends')}
          title={t('inviteFriends')}
          className={buttonClass({ variant: 'quiet', size: 'small', shape: 'icon' })}
        >
          <Icon icon={UserRoundPlus} />
        </Link>
      ) : referral ? (
        <IconButton
          size="small"
          icon={UserRoundPlus}
          label={t('inviteFriends')}
          aria-haspopup="dialog"
          onClick={() => resumeWhenAllowed(referral, { act: 'openPage', path: paths.inviteFriends() })}
        />
      ) : null}
    </aside>
  )
}
