import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSiteFacts } from '../site/parts/use-site-facts.ts'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { RankScreenQuery } from './rank-screen.generated.ts'

export type Level = NonNullable<MemberAccount<RankScreenQuery>['rankProgress']>['ladder'][number]

/** The medallion of a rank; its space alone where the picture is not known. */
export function RankBadge({ picture, className }: { picture: string | undefined; className: string }) {
  const hosts = useSiteFacts()?.imageHosts ?? []
  const space = <span className={`shrink-0 rounded-full bg-raised ${className}`} />
  if (picture === undefined) return space
  return (
    <Picture
      src={picture}
      hosts={hosts}
      alt=""
      width={96}
      height={96}
      eager
      fallback={space}
      className={`shrink-0 ${className}`}
    />
  )
}

/** As many steps in a row as fit. */
const STEP_COLUMNS = 'repeat(auto-fit, minmax(3.9rem, 1fr))'

/** All ranks from left to right, with what each takes. */
export function RankSteps({ ladder, rank }: { ladder: readonly Level[]; rank: number }) {
  const { t } = useTranslation('rewards')
  const format = useFormat()
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card bg-surface p-5 tablet:p-6">
      <h2 id={id} className="mb-4 text-prose font-semibold">
        {t('rank.steps')}
      </h2>
      <ol aria-labelledby={id} className="grid gap-y-4" style={{ gridTemplateColumns: STEP_COLUMNS }}>
        {ladder.map((level) => {
          const isReached = level.rank <= rank
          return (
            <li
              key={level.rank}
              aria-current={level.rank === rank ? 'step' : undefined}
              className="relative flex min-w-0 flex-col items-center gap-1 text-center"
            >
              <span
                aria-hidden="true"
                className={`absolute inset-x-0 h-px ${isReached ? 'bg-win' : 'bg-line'}`}
                style={{ top: '1.5rem' }}
              />
              <span className="relative rounded-full bg-surface">
                <RankBadge picture={level.picture} className="size-12" />
              </span>
              <span className={`mt-1 text-small font-semibold ${isReached ? '' : 'text-muted'}`}>{level.name}</span>
              {level.rank === rank ? (
                <Badge tone="win">{t('rank.yours')}</Badge>
              ) : (
                <span className="figures text-caption text-muted">
                  {format.compactMoney(level.totalTurnover.amount, level.totalTurnover.currency)}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** What changes at the next rank. Nothing that stays as it is. */
export function NextRank({ own, next }: { own: Level; next: Level }) {
  const { t } = useTranslation('rewards')
  const format = useFormat()
  const money = (value: { amount: string; currency: string } | null) =>
    value ? format.shortMoney(value.amount, value.currency) : null
  const rate = (basisPoints: number, decimals: number) => format.percent(basisPoints / 10_000, decimals)
  const rows: readonly (readonly [name: string, now: string | null, then: string | null])[] = [
    [t('rank.columns.rebate'), rate(own.rebateBasisPoints, 2), rate(next.rebateBasisPoints, 2)],
    [t('rank.columns.points'), rate(own.pointsBasisPoints, 0), rate(next.pointsBasisPoints, 0)],
    [
      t('rank.columns.withdrawals'),
      own.withdrawalsPerDay === null ? null : format.integer(own.withdrawalsPerDay),
      next.withdrawalsPerDay === null ? null : format.integer(next.withdrawalsPerDay),
    ],
    [t('rank.columns.review'), money(own.reviewFrom), money(next.reviewFrom)],
    [t('rank.columns.birthday'), money(own.birthdayGift), money(next.birthdayGift)],
    [
      t('rank.columns.service'),
      t(own.hasPersonalService ? 'rank.personal' : 'rank.standard'),
      t(next.hasPersonalService ? 'rank.personal' : 'rank.standard'),
    ],
  ]
  return (
    <div className="flex flex-col gap-4 bg-raised p-5 tablet:p-6">
      <h3 className="flex items-center gap-3 text-prose font-semibold">
        <RankBadge picture={next.picture} className="size-12" />
        {t('rank.brings', { name: next.name })}
      </h3>
      <dl className="flex flex-col gap-3">
        {rows
          .filter(([, now, then]) => then !== null && now !== then)
          .map(([name, now, then]) => (
            <Change key={name} name={name} now={now}>
              {then}
            </Change>
          ))}
      </dl>
    </div>
  )
}

function Change({ name, now, children }: { name: string; now: string | null; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="figures flex flex-wrap items-center gap-x-2 text-body">
        {now === null ? null : (
          <>
            <span className="text-muted">{now}</span>
            <Icon icon={ArrowRight} size={14} className="text-muted rtl:-scale-x-100" />
          </>
        )}
        <span className="font-semibold text-win">{children}</span>
      </dd>
    </div>
  )
}
