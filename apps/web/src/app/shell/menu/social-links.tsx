import { Camera, MessageCircle, Send, UsersRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { SocialNetwork } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import { useSiteFacts } from '../../../domains/site/parts/use-site-facts.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Neutral icons instead of third-party logos. */
const ICONS: Readonly<Record<SocialNetwork, LucideIcon>> = {
  FACEBOOK: UsersRound,
  INSTAGRAM: Camera,
  TELEGRAM: Send,
  WHATSAPP: MessageCircle,
}

export function SocialLinks({ className = '' }: { className?: string }) {
  const { t } = useTranslation('shell')
  const links = useSiteFacts()?.socialLinks ?? []
  if (links.length === 0) return null
  return (
    <ul
      aria-label={t('elsewhere')}
      className={`flex flex-wrap px-1 mini:flex-col mini:items-center mini:px-0 ${className}`}
    >
      {links.map(({ network: kind, url: address }) => (
        <li key={kind}>
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={t(`social.${kind}`)}
            title={t(`social.${kind}`)}
            className={buttonClass({ variant: 'quiet', shape: 'icon', class: 'text-muted hover:text-text' })}
          >
            <Icon icon={ICONS[kind]} />
          </a>
        </li>
      ))}
    </ul>
  )
}
