import { ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { WriteToUs } from '../../support/parts/write-to-us.tsx'
import type { Restriction } from '../../../access/restriction.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageNotice } from '../../../ui/page-notice.tsx'

function useTitle({ kind, until }: Restriction): string {
  const { t } = useTranslation('restrictions')
  const { dateTime } = useFormat()
  if (kind === 'TIME_OUT') return t('titles.TIME_OUT', { time: until ? dateTime(until) : '' })
  const isExclusion = kind === 'SELF_EXCLUSION' || kind === 'REGISTER'
  if (!until) return t(isExclusion ? `titles.${kind}_FOREVER` : `titles.${kind}`)
  const time = dateTime(until)
  if (isExclusion) return t(`titles.${kind}`, { time })
  return kind === 'LOSS_LIMIT' || kind === 'DEPOSIT_LIMIT' ? t(`titles.${kind}_UNTIL`, { time }) : t(`titles.${kind}`)
}

/** Above every page: what is closed to the account, until when, and what stays possible. */
export function RestrictionNotice({ restriction }: { restriction: Restriction }) {
  const { t } = useTranslation('restrictions')
  const title = useTitle(restriction)
  return (
    <PageNotice title={title} text={t(`texts.${restriction.kind}`)} actions={<Actions restriction={restriction} />} />
  )
}

/** The same in one line, above an open game. */
export function RestrictionLine({ restriction }: { restriction: Restriction }) {
  const { t } = useTranslation('restrictions')
  const title = useTitle(restriction)
  return (
    <p
      role="status"
      aria-label={title}
      className="flex h-9 items-center gap-3 rounded-card border border-line bg-surface px-4 text-small max-tablet:-mx-4 max-tablet:rounded-none max-tablet:border-x-0"
    >
      <span title={title} className="min-w-0 truncate">
        {title}
      </span>
      <OfferedLink to={paths.memberLimits()} className={linkClass({ class: 'ms-auto shrink-0' })}>
        {t('limits')}
      </OfferedLink>
    </p>
  )
}

/** In the place of what would be played: why not, and what stays possible. */
export function ClosedPlay({ restriction }: { restriction: Restriction }) {
  const { t } = useTranslation('restrictions')
  const title = useTitle(restriction)
  return (
    <EmptyState
      icon={ShieldAlert}
      title={t('gameTitle')}
      text={`${title}. ${t(`texts.${restriction.kind}`)}`}
      action={<Actions restriction={restriction} />}
    />
  )
}

/** In the place of promotions. */
export function NoPromotions() {
  const { t } = useTranslation('restrictions')
  return <EmptyState icon={ShieldAlert} title={t('promotionsTitle')} text={t('promotionsText')} />
}

function Actions({ restriction: { kind } }: { restriction: Restriction }) {
  const { t } = useTranslation('restrictions')
  if (kind === 'CLOSING') {
    return (
      <Link to={paths.withdrawals()} className={buttonClass({ size: 'small', class: 'pointer-coarse:h-11' })}>
        {t('payout')}
      </Link>
    )
  }
  const isOwn = kind !== 'HELD' && kind !== 'DEPOSITS_BLOCKED' && kind !== 'OTHER'
  return (
    <p className="flex flex-wrap justify-center gap-2">
      <Link to={paths.withdrawals()} className={buttonClass({ size: 'small', class: 'pointer-coarse:h-11' })}>
        {t('withdraw')}
      </Link>
      {kind === 'REGISTER_INCOMPLETE' ? (
        <Link to={paths.memberProfile()} className={buttonClass({ size: 'small', class: 'pointer-coarse:h-11' })}>
          {t('profile')}
        </Link>
      ) : isOwn ? (
        <OfferedLink to={paths.memberLimits()} className={buttonClass({ size: 'small', class: 'pointer-coarse:h-11' })}>
          {t('limits')}
        </OfferedLink>
      ) : (
        <WriteToUs
          question={{ topic: kind === 'DEPOSITS_BLOCKED' ? 'WALLET' : 'ACCOUNT' }}
          className={buttonClass({ size: 'small', class: 'pointer-coarse:h-11' })}
        >
          {t('contact')}
        </WriteToUs>
      )}
    </p>
  )
}
