import { parseAmount } from '@playhouse/shared/money.ts'
import { Check, Headset, TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { useCountedStakes } from '../../i18n/use-counted-stakes.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Level, NextRank, RankBadge, RankSteps } from './rank-steps.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Table } from '../../ui/table.tsx'
import { RecordPage } from '../records/parts/record-page.tsx'
import { readMemberPage } from '../member/parts/member-page.tsx'
import {
  type Rank_GoalFragment,
  type RankScreenQuery,
  type RankScreenQueryVariables,
  useRankScreenQuery,
} from './rank-screen.generated.ts'
import { Moment } from '../../i18n/moment.tsx'

type Account = MemberAccount<RankScreenQuery>
type Progress = NonNullable<Account['rankProgress']>
type Goal = Omit<Rank_GoalFragment, ' $fragmentName'>

/** The member's rank, the way to the next one, and the ladder with its rules. */
export function Component() {
  const { t } = useTranslation('rewards')
  const variables = useScreenVariables<RankScreenQueryVariables>()
  const query = useRankScreenQuery({ variables })
  const { stale, account, page } = readMemberPage(query)
  return (
    <RecordPage title={t('rank.title')} intro={t('rank.intro')} page={page}>
      {account?.rankProgress ? (
        <div className="flex flex-col gap-6">
          <OwnRank progress={account.rankProgress} />
          <RankSteps ladder={account.rankProgress.ladder} rank={account.rankProgress.rank} />
          <Ladder progress={account.rankProgress} />
          <Rules />
          <Changes progress={account.rankProgress} />
        </div>
      ) : account ? (
        <LoadFailure
          title={t('rank.failed')}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={stale}
        />
      ) : null}
    </RecordPage>
  )
}

function OwnRank({ progress }: { progress: Progress }) {
  const { t } = useTranslation('rewards')
  const format = useFormat()
  const { name, rank, nextRank, ladder, monthlyTurnover, totalTurnover, keepTurnover, missedMonths, judgedOn } =
    progress
  const own = ladder.find((level) => level.rank === rank)
  const next = ladder.find((level) => level.rank === nextRank)
  const missing = parseAmount(keepTurnover.amount) - parseAmount(monthlyTurnover.actual.amount)
  const keep = rank === 0 || parseAmount(keepTurnover.amount) === 0n ? null : missing <= 0n ? 'kept' : 'missing'
  return (
    <section className="grid overflow-hidden rounded-card bg-surface laptop:grid-cols-[1fr_20rem]">
      <div className="flex min-w-0 flex-col gap-5 p-5 tablet:p-6">
        <div className="flex items-center gap-4">
          <RankBadge picture={own?.picture} className="size-24" />
          <div className="min-w-0">
            <h2 className="text-headline font-semibold text-win">{name}</h2>
            <p className="text-body text-muted">{next ? t('rank.next', { name: next.name }) : t('rank.top')}</p>
          </div>
        </div>
        <GoalBar label={t('rank.thisMonth')} goal={monthlyTurnover} />
        <GoalBar label={t('rank.allTime')} goal={totalTurnover} />
        {keep === null ? null : (
          <p className="text-body">
            {keep === 'kept'
              ? t('rank.kept', { name })
              : t(missedMonths > 0 ? 'rank.keepOrLose' : 'rank.keep', {
                  name,
                  amount: format.shortMoney(keepTurnover.amount, keepTurnover.currency),
                  day: judgedOn === null ? '' : format.date(judgedOn),
                })}
          </p>
        )}
      </div>
      {own && next ? <NextRank own={own} next={next} /> : null}
    </section>
  )
}

function GoalBar({ label, goal: { actual, expected } }: { label: string; goal: Goal }) {
  const { t } = useTranslation('rewards')
  const format = useFormat()
  return (
    <ProgressBar
      label={label}
      tone="win"
      value={Number(parseAmount(actual.amount) / 10_000n)}
      max={Number(parseAmount(expected.amount) / 10_000n)}
      valueText={t('rank.of', {
        actual: format.shortMoney(actual.amount, actual.currency),
        expected: format.shortMoney(expected.amount, expected.currency),
      })}
    />
  )
}

function Ladder({ progress: { ladder, rank } }: { progress: Progress }) {
  const { t } = useTranslation('rewards')
  const format = useFormat()
  const name = {
    id: 'rank',
    header: t('rank.columns.rank'),
    cell: (level: Level) => (
      <span className="inline-flex items-center gap-2">
        <RankBadge picture={level.picture} className="size-7" />
        {level.name}
        {level.rank === rank ? <Badge tone="win">{t('rank.yours')}</Badge> : null}
      </span>
    ),
  }
  return (
    <>
      <section>
        <h2 className="mb-3 text-prose font-semibold">{t('rank.ladder')}</h2>
        <Table
          caption={t('rank.ladder')}
          rows={ladder}
          rowKey={(level) => String(level.rank)}
          columns={[
            name,
            {
              id: 'total',
              header: t('rank.columns.total'),
              align: 'end',
              cell: (level) => <Money {...level.totalTurnover} whole />,
            },
            {
              id: 'month',
              header: t('rank.columns.month'),
              align: 'end',
              cell: (level) => <Money {...level.monthlyTurnover} whole />,
            },
          ]}
        />
      </section>
      <section>
        <h2 className="mb-1 text-prose font-semibold">{t('rank.benefits')}</h2>
        <p className="mb-3 max-w-2xl text-body text-pretty text-muted">{t('rank.benefitsText')}</p>
        <Table
          caption={t('rank.benefits')}
          wrapsHeaders
          rows={ladder}
          rowKey={(level) => String(level.rank)}
          columns={[
            name,
            {
              id: 'rebate',
              header: t('rank.columns.rebate'),
              align: 'end',
              cell: (level) => format.percent(level.rebateBasisPoints / 10_000, 2),
            },
            {
              id: 'points',
              header: t('rank.columns.points'),
              align: 'end',
              cell: (level) => format.percent(level.pointsBasisPoints / 10_000, 0),
            },
            {
              id: 'withdrawals',
              header: t('rank.columns.withdrawals'),
              align: 'end',
              cell: ({ withdrawalsPerDay, withdrawalsMaximum }) => (
                <>
                  <span>{withdrawalsPerDay ?? '–'}</span>
                  {withdrawalsMaximum ? (
                    <span className="block text-small text-muted">
                      {t('rank.upTo', {
                        amount: format.shortMoney(withdrawalsMaximum.amount, withdrawalsMaximum.currency),
                      })}
                    </span>
                  ) : null}
                </>
              ),
            },
            {
              id: 'review',
              header: t('rank.columns.review'),
              align: 'end',
              cell: ({ reviewFrom }) => (reviewFrom ? <Money {...reviewFrom} whole /> : '–'),
            },
            {
              id: 'birthday',
              header: t('rank.columns.birthday'),
              align: 'end',
              cell: ({ birthdayGift }) => (birthdayGift ? <Money {...birthdayGift} whole /> : '–'),
            },
            {
              id: 'service',
              header: t('rank.columns.service'),
              cell: (level) => (
                <span className="inline-flex items-center gap-2">
                  <Icon icon={level.hasPersonalService ? Headset : Check} size={16} className="text-muted" />
                  <span>{t(level.hasPersonalService ? 'rank.personal' : 'rank.standard')}</span>
                </span>
              ),
            },
          ]}
        />
      </section>
    </>
  )
}

function Rules() {
  const { t } = useTranslation('rewards')
  const countedStakes = useCountedStakes()
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{t('rank.rules')}</h2>
      <ul className="flex max-w-2xl list-disc flex-col gap-1.5 ps-5 text-body text-pretty text-muted">
        {(['count', 'up', 'keep', 'down', 'birthday'] as const).map((rule) => (
          <li key={rule}>{t(`rank.ruleTexts.${rule}`)}</li>
        ))}
        <li>{countedStakes('RANK')}</li>
      </ul>
    </section>
  )
}

function Changes({ progress: { changes, ladder } }: { progress: Progress }) {
  const { t } = useTranslation('rewards')
  if (changes.length === 0) return null
  const getName = (rank: number) => ladder.find((level) => level.rank === rank)?.name ?? String(rank)
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{t('rank.changes')}</h2>
      <ul className="flex flex-col gap-2 text-body">
        {changes.map(({ from, to, at }) => (
          <li key={at} className="flex flex-wrap items-center gap-x-3">
            <Icon
              icon={to > from ? TrendingUp : TrendingDown}
              size={16}
              className={to > from ? 'text-good' : 'text-muted'}
            />
            <span>{t(to > from ? 'rank.wentUp' : 'rank.wentDown', { from: getName(from), to: getName(to) })}</span>
            <Moment at={at} className="text-small text-muted" />
          </li>
        ))}
      </ul>
    </section>
  )
}
