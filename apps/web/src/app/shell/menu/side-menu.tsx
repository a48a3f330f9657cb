import {
  House,
  ChevronRight,
  Smartphone,
  Check,
  CircleQuestionMark,
  Headset,
  Megaphone,
  Inbox,
  MessageSquareText,
  MessagesSquare,
  PenLine,
  Camera,
  MessageCircle,
  Send,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { OfferedLink } from '../../../domains/site/parts/offered-link.tsx'
import { openAnnouncements, openHelp, openPlatformMessages } from '../../../access/open-layers.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { useAges } from '../../../domains/site/parts/use-ages.ts'
import { useNavigation } from '../../../domains/site/parts/use-navigation.ts'
import { useSiteFacts } from '../../../domains/site/parts/use-site-facts.ts'
import { useOpenSupport } from '../../../domains/support/parts/use-support.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazyComponent } from '../../../ui/load-part.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ChatCount, useChatEntry } from '../../../domains/chat/chat-button.tsx'
import { useLanguageChoice } from '../../../domains/site/parts/use-language-choice.ts'
import { LobbyEntry } from './lobby-entry.tsx'
import { MemberEntries } from './member-entries.tsx'
import { ProjectEntries } from './project-entries.tsx'
import { ROW_CLASS, RowContent, RowButton } from './side-menu-row.tsx'
import type { SocialNetwork } from '@playhouse/schema/types.generated.ts'
import { buttonClass } from '../../../ui/button-class.ts'

/** Neutral icons instead of third-party logos. */
const ICONS: Readonly<Record<SocialNetwork, LucideIcon>> = {
  FACEBOOK: UsersRound,
  INSTAGRAM: Camera,
  TELEGRAM: Send,
  WHATSAPP: MessageCircle,
}

function SocialLinks({ className = '' }: { className?: string }) {
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

const Codes = lazyComponent(async () => (await import('./download-codes.tsx')).DownloadCodeList)

function DownloadCodes() {
  const { t } = useTranslation('shell')
  const site = useSiteFacts()
  if (!site) return null
  return (
    <Popover
      label={t('onPhone')}
      side="beside"
      trigger={(trigger) => <RowButton {...trigger} icon={Smartphone} label={t('onPhone')} end={ChevronRight} />}
    >
      {(close) => (
        <Suspense fallback={<Skeleton className="m-4 h-40 w-64 rounded-card" />}>
          <Codes downloads={site.downloads} onLeave={close} />
        </Suspense>
      )}
    </Popover>
  )
}

interface SideMenuProps {
  /** On phones, whose header has no room for the languages. */
  inSheet?: boolean
}

export function SideMenu({ inSheet = false }: SideMenuProps) {
  const { t } = useTranslation('shell')
  const navigation = useNavigation()
  const known = useSiteFacts() !== null
  return (
    <nav aria-label={t('sideNavigation')} className="flex flex-col">
      <ul className={group}>
        <li>
          <NavLink to={paths.home()} end className={ROW_CLASS} title={t('home')}>
            <RowContent icon={House} label={t('home')} />
          </NavLink>
        </li>
        {navigation
          ? navigation.map(({ lobby }) => <LobbyEntry key={lobby} lobby={lobby} />)
          : Array.from({ length: 9 }, (_, index) => (
              <li key={index} className="flex h-9 items-center px-3 mini:justify-center">
                <Skeleton className="h-4 w-28 rounded-control mini:w-5" />
              </li>
            ))}
      </ul>
      {known ? <FurtherEntries inSheet={inSheet} /> : null}
    </nav>
  )
}

/** Entries below the lobbies, rendered together to avoid layout shifts. */
function FurtherEntries({ inSheet }: Required<SideMenuProps>) {
  const { t } = useTranslation('common')
  return (
    <>
      <ul className={`${group} ${ruled}`}>
        <MemberEntries />
        <ProjectEntries />
      </ul>
      <ul className={`${group} ${ruled}`}>
        <li>
          <ServiceMenu />
        </li>
        <li>
          <DownloadCodes />
        </li>
      </ul>
      {inSheet ? <LanguageList className={ruled} /> : null}
      <SocialLinks className={ruled} />
      <p className="mt-3 px-3 text-small text-muted mini:px-0 mini:text-center">
        <span dir="ltr" className="figures inline-block rounded-control border border-edge px-1.5 font-semibold">
          {t('adultsOnly', { age: useAges().agreement })}
        </span>
      </p>
    </>
  )
}

const group = 'flex flex-col gap-0.5'
const ruled = 'mt-2 border-t border-line pt-2'

function LanguageList({ className = '' }: { className?: string }) {
  const { t } = useTranslation('shell')
  const id = useId()
  const { languages, current, choose } = useLanguageChoice()
  if (languages.length < 2) return null
  return (
    <div className={className}>
      <h2 id={id} className="mb-1 px-3 text-caption font-medium tracking-normal text-muted">
        {t('language')}
      </h2>
      <ul aria-labelledby={id} className="flex flex-col gap-0.5">
        {languages.map(({ code, name, bcp47 }) => (
          <li key={code}>
            <button
              type="button"
              lang={bcp47}
              aria-current={code === current ? 'true' : undefined}
              onClick={() => void choose(code)}
              className="flex min-h-9 w-full items-center justify-between rounded-control px-3 text-body text-muted hover:bg-hover hover:text-text aria-[current]:font-medium aria-[current]:text-text pointer-coarse:min-h-11"
            >
              {name}
              {code === current ? <Icon icon={Check} size={16} className="text-action" /> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ServiceMenu() {
  const { t } = useTranslation('shell')
  const viewer = useViewer()
  const chat = useChatEntry()
  const openService = useOpenSupport()
  return (
    <Menu
      label={t('customerService')}
      side="beside"
      trigger={(trigger) => <RowButton {...trigger} icon={Headset} label={t('customerService')} end={ChevronRight} />}
    >
      <MenuItem icon={PenLine} onSelect={openService}>
        {t('writeToUs')}
      </MenuItem>
      {viewer?.menu.some(({ page }) => page === 'SERVICE_CASES') ? (
        <MenuItem
          icon={Inbox}
          renderLink={(row, content) => (
            <OfferedLink {...row} to={paths.serviceCases()}>
              {content}
            </OfferedLink>
          )}
        >
          {t('myCases')}
        </MenuItem>
      ) : null}
      {chat.isOffered ? (
        <MenuItem icon={MessagesSquare} end={<ChatCount unread={chat.unread} />} onSelect={chat.press}>
          {t('chat')}
        </MenuItem>
      ) : null}
      <MenuItem icon={MessageSquareText} onSelect={openPlatformMessages}>
        {t('platformMessages')}
      </MenuItem>
      <MenuItem icon={Megaphone} onSelect={() => openAnnouncements()}>
        {t('announcements')}
      </MenuItem>
      <MenuItem icon={CircleQuestionMark} onSelect={() => openHelp()}>
        {t('helpCentre')}
      </MenuItem>
    </Menu>
  )
}
