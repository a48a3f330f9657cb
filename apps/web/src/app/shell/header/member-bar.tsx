import { Mail, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { openTrueAccount } from '../../../access/access-requests.ts'
import type { CurrentViewer } from '../../../access/use-viewer.ts'
import { MemberLabelMark } from '../../../domains/ranks/member-label-mark.tsx'
import { Balance } from '../../../domains/wallet/parts/balance.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { MENU_PATHS } from '../../../menu-paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ChatButton } from '../../../domains/chat/chat-button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { UNREAD_CLASS } from './unread-class.ts'
import { CASHIER_CLASSES, MEMBER_BAR_CLASS, useBalanceClass } from './member-bar-space.tsx'

export function MemberBar({ viewer }: { viewer: CurrentViewer }) {
  return (
    <div className={MEMBER_BAR_CLASS}>
      <Cashier viewer={viewer} />
      <div className={useBalanceClass()}>
        <Balance />
      </div>
      <ChatButton className="max-tablet:hidden" />
      <Messages viewer={viewer} />
      {viewer.label ? (
        <span className="flex min-w-14 justify-center max-desktop:hidden">
          <MemberLabelMark label={viewer.label} demo={viewer.kind === 'DEMO'} />
        </span>
      ) : null}
      <AccountMenu viewer={viewer} />
    </div>
  )
}

/** The inbox with the number of unread messages. Phones have it in the account menu, whose button shows the number. */
function Messages({ viewer: { menu, unreadMessages } }: { viewer: CurrentViewer }) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  if (!menu.some(({ page }: { page: string }) => page === 'MESSAGES')) return null
  const label = unreadMessages === 0 ? t('pages.MESSAGES') : t('unreadMessages', { count: unreadMessages })
  return (
    <Link
      to={MENU_PATHS.MESSAGES}
      aria-label={label}
      title={label}
      className={buttonClass({ variant: 'quiet', shape: 'icon', class: 'relative max-tablet:hidden' })}
    >
      <Icon icon={Mail} />
      {unreadMessages === 0 ? null : (
        <span className={UNREAD_CLASS}>{unreadMessages > 99 ? '99+' : format.integer(unreadMessages)}</span>
      )}
    </Link>
  )
}

const WAYS = [
  { way: 'deposit', page: 'DEPOSIT' },
  { way: 'withdraw', page: 'WITHDRAWAL' },
] as const

/** Deposit and withdrawal; both need a real account. */
function Cashier({ viewer }: { viewer: CurrentViewer }) {
  const { t } = useTranslation('shell')
  const isDemo = viewer.kind === 'DEMO'
  return WAYS.map(({ way, page }) => {
    const look = way === 'deposit' ? ({ variant: 'action', size: 'small' } as const) : ({ size: 'small' } as const)
    const className = CASHIER_CLASSES[way]
    const content =
      way === 'deposit' ? (
        <>
          <Icon icon={Plus} className="tablet:hidden" />
          <span className="max-tablet:visually-hidden">{t(way)}</span>
        </>
      ) : (
        t(way)
      )
    const entry = viewer.menu.find((one: { page: string }) => one.page === page)
    return isDemo ? (
      <Button key={way} {...look} className={className} aria-haspopup="dialog" onClick={openTrueAccount}>
        {content}
      </Button>
    ) : entry ? (
      <Link key={way} to={MENU_PATHS[entry.page]} className={buttonClass({ ...look, class: className })}>
        {content}
      </Link>
    ) : null
  })
}
