import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSiteFacts } from '../../../domains/site/parts/use-site-facts.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const MEMBER_BAR_CLASS =
  'flex min-w-0 shrink-0 items-center gap-1 max-tablet:grow max-tablet:justify-end tablet:gap-2'

/** A narrow header shows the deposit button alone, on a phone as an icon. */
export const CASHIER_CLASSES = {
  deposit: 'max-tablet:h-10 max-tablet:w-10 max-tablet:px-0',
  withdraw: 'max-desktop:hidden',
} as const

/** A game shows the balance itself, and a phone has no room for both. */
export function useBalanceClass(): string {
  return useLocation().pathname.startsWith('/game/') ? 'max-tablet:hidden' : ''
}

/** As large as the bar of a member, while it is not known whose page it is. */
export function MemberBarSpace() {
  const { t } = useTranslation('shell')
  const balanceClass = useBalanceClass()
  // Most brands have it.
  const hasChat = useSiteFacts()?.features.includes('CHAT') ?? true
  return (
    <span aria-hidden="true" className={`${MEMBER_BAR_CLASS} visitor:hidden`}>
      {(['deposit', 'withdraw'] as const).map((way) => (
        <span
          key={way}
          className={buttonClass({ variant: 'quiet', size: 'small', class: `bg-hover ${CASHIER_CLASSES[way]}` })}
        >
          <span className="invisible max-tablet:hidden">{t(way)}</span>
        </span>
      ))}
      <span className={balanceClass}>
        <Skeleton className="my-2 h-4 w-32 rounded-control max-[22.5rem]:w-24 tablet:w-44" />
      </span>
      {hasChat ? <span className={ICON_SPACE_CLASS} /> : null}
      <span className={ICON_SPACE_CLASS} />
      <Skeleton className="h-6 w-14 rounded-control max-desktop:hidden" />
      <span className="flex h-11 w-11 items-center px-1.5 tablet:w-17 desktop:w-43">
        <Skeleton className="size-8 rounded-full" />
      </span>
    </span>
  )
}

export const ICON_SPACE_CLASS = buttonClass({ variant: 'quiet', shape: 'icon', class: 'max-tablet:hidden' })
