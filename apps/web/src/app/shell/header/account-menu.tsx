import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartNoAxesCombined,
  ChevronDown,
  History,
  LogOut,
  Mail,
  ReceiptText,
  UserRound,
  UserRoundPlus,
} from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { openRegister } from '../../../access/access-requests.ts'
import type { CurrentViewer } from '../../../access/use-viewer.ts'
import { SignOutDialog } from '../../../domains/session/sign-out-dialog.tsx'
import { useSiteFacts } from '../../../domains/site/parts/use-site-facts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { UNREAD_CLASS } from './unread-class.ts'
import { MENU_PATHS } from '../../../menu-paths.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'

/** Menu pages shown in the header; the others appear only in the account layout's navigation. */
const ICONS = {
  MY_ACCOUNT: UserRound,
  DEPOSIT: ArrowDownToLine,
  WITHDRAWAL: ArrowUpFromLine,
  ACCOUNT_RECORD: ReceiptText,
  BETTING_RECORD: History,
  MESSAGES: Mail,
  TEAM_OVERVIEW: ChartNoAxesCombined,
} as const

type HeaderPage = keyof typeof ICONS

const isHeaderPage = (page: string): page is HeaderPage => Object.hasOwn(ICONS, page)

export function AccountMenu({ viewer }: { viewer: CurrentViewer }) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const site = useSiteFacts()
  const format = useFormat()
  const [leaving, setLeaving] = useState(false)
  const isDemo = viewer.kind === 'DEMO'
  const unreadId = useId()
  const pages = viewer.menu.flatMap(({ page, badge }) =>
    isHeaderPage(page) ? [{ page, badge, icon: ICONS[page], path: MENU_PATHS[page] }] : [],
  )
  return (
    <>
      <Menu
        label={t('account')}
        align="end"
        trigger={(trigger) => (
          <button
            type="button"
            {...trigger}
            aria-label={t(isDemo ? 'demoAccountMenu' : 'accountMenu', { name: viewer.nickname })}
            {...(viewer.unreadMessages > 0 && { 'aria-describedby': unreadId })}
            className="flex h-11 items-center gap-2 rounded-control px-1.5 hover:bg-hover"
          >
            <span className="relative">
              <Unread id={unreadId} count={viewer.unreadMessages} />
              <Avatar name={viewer.nickname} src={viewer.avatar} hosts={site?.imageHosts ?? []} size={32} />
              {isDemo ? (
                <span className="absolute inset-x-0 -bottom-1.5 flex justify-center">
                  <span className="rounded-inner bg-info-soft px-1 text-caption leading-4 font-semibold text-info">
                    {t('demo')}
                  </span>
                </span>
              ) : null}
            </span>
            <span className="w-24 truncate text-start text-body font-medium max-desktop:hidden">{viewer.nickname}</span>
            <Icon icon={ChevronDown} size={16} className="text-muted max-tablet:hidden" />
          </button>
        )}
      >
        <div className="flex items-center gap-3 px-3 py-2">
          <span className="min-w-0 grow">
            <span className="block truncate font-medium">{viewer.nickname}</span>
            <span className="block truncate text-small text-muted">{isDemo ? t('demoAccount') : viewer.username}</span>
          </span>
          {viewer.label ? <Badge tone="win">{viewer.label.name}</Badge> : null}
        </div>
        <MenuSeparator />
        {pages.map(({ page, badge, icon, path }) => (
          <MenuItem
            key={page}
            icon={icon}
            end={badge ? <Badge>{format.integer(badge)}</Badge> : null}
            renderLink={(row, content) => (
              <Link {...row} to={path}>
                {content}
              </Link>
            )}
          >
            {t(`pages.${page}`)}
          </MenuItem>
        ))}
        {isDemo && site?.features.includes('REGISTRATION') ? (
          <MenuItem icon={UserRoundPlus} onSelect={() => openRegister()}>
            {t('register')}
          </MenuItem>
        ) : null}
        <MenuItem icon={LogOut} onSelect={() => setLeaving(true)}>
          {t('signOut')}
        </MenuItem>
      </Menu>
      {leaving ? (
        <SignOutDialog
          isDemo={isDemo}
          onClose={() => setLeaving(false)}
          onSignedOut={() => void navigate(paths.home())}
        />
      ) : null}
    </>
  )
}

/** The number of unread messages on phones, whose header has no room for the inbox. */
function Unread({ id, count }: { id: string; count: number }) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  if (count === 0) return null
  return (
    <span className="tablet:hidden">
      {/* No text: it would be a visible name that the button's label lacks. */}
      <span
        aria-hidden="true"
        data-count={count > 99 ? '99+' : format.integer(count)}
        className={`before:content-[attr(data-count)] ${UNREAD_CLASS}`}
      />
      <span id={id} hidden>
        {t('unreadMessages', { count })}
      </span>
    </span>
  )
}
