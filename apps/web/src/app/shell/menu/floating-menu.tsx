import { Headset, Send, Smartphone, UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDownload } from '../../../access/open-layers.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { useOffers } from '../../../domains/site/parts/use-offers.ts'
import { useSiteFacts } from '../../../domains/site/parts/use-site-facts.ts'
import { useOpenSupport } from '../../../domains/support/parts/use-support.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ChatButton } from '../../../domains/chat/chat-button.tsx'
import { referralClass, RestrictedLink } from './member-entries.tsx'
import { entryRequirements } from './entry-requirements.ts'

/** Fixed shortcuts: customer service, apps, Telegram and inviting friends. */
export function FloatingMenu() {
  const { t } = useTranslation('shell')
  const site = useSiteFacts()
  const offers = useOffers()
  const viewer = useViewer()
  const openService = useOpenSupport()
  if (!site) return null
  const { referral } = entryRequirements({ viewer, offers })
  const telegram = site.socialLinks.find(({ network: kind }) => kind === 'TELEGRAM')
  return (
    <aside
      aria-label={t('atHand')}
      className="fixed end-1 bottom-6 z-20 flex flex-col max-tablet:hidden rounded-card border border-line bg-overlay p-0.5"
    >
      <IconButton size="small" icon={Headset} label={t('customerService')} onClick={openService} />
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
      {referral ? (
        <RestrictedLink
          need={referral}
          to={paths.inviteFriends()}
          aria-label={t('inviteFriends')}
          title={t('inviteFriends')}
          className={buttonClass({
            variant: 'quiet',
            size: 'small',
            shape: 'icon',
            class: referralClass(offers),
          })}
        >
          <Icon icon={UserRoundPlus} />
        </RestrictedLink>
      ) : null}
    </aside>
  )
}
