import { Hourglass, Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { useCountedStakes } from '../../i18n/use-counted-stakes.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Figure } from '../../ui/figure.tsx'
import { Money } from '../../ui/money.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { FROM_TABLET, useMedia } from '../../ui/use-media.ts'
import { usePoints } from '../points/parts/use-points.ts'
import { RecordPage } from '../records/parts/record-page.tsx'
import { readMemberPage } from '../member/parts/member-page.tsx'
import {
  type Leaderboards_PlaceFragment,
  type LeaderboardsScreenQuery,
  type LeaderboardsScreenQueryVariables,
  useLeaderboardsScreenQuery,
} from './leaderboards-screen.generated.ts'
import { MissionTabs } from './mission-tabs.tsx'

type Account = MemberAccount<LeaderboardsScreenQuery>
type Leaderboards = NonNullable<Account['leaderboards']>
type Board = Leaderboards['running'][number]
type Place = Omit<Leaderboards_PlaceFragment, ' $fragmentName'>

/** The boards of this week with the own place, prizes and rules, and the winners of the weeks before. */
export function Component() {
  const { t } = useTranslation('missions')
  const variables = useScreenVariables<LeaderboardsScreenQueryVariables>()
  const query = useLeaderboardsScreenQuery({ variables })
  const { stale, account, page } = readMemberPage(query)
  return (
    <RecordPage title={t('board.title')} intro={t('board.intro')} page={page}>
      {account?.leaderboards ? (
        <>
          <MissionTabs />
          <div className="flex flex-col gap-8">
            {account.leaderboards.running.length === 0 ? (
              <EmptyState icon={Trophy} title={t('board.noneTitle')} text={t('board.noneText')} />
            ) : null}
            {account.leaderboards.running.map((board) => (
              <BoardPanel key={board.id} board={board} />
            ))}
            <Rules />
            <Past past={account.leaderboards.past} />
          </div>
        </>
      ) : account ? (
        <LoadFailure
          title={t('board.failed')}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={stale}
        />
      ) : null}
    </RecordPage>
  )
}

function BoardPanel({ board }: { board: Board }) {
  const { t } = useTranslation(['missions', 'records'])
  const format = useFormat()
  const names = t('records:categories', { returnObjects: true }) as Readonly<Record<string, string>>
  const { title, metric, products, minStake, endsAt, paidFrom, prizes, places, own } = board
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="max-w-xl min-w-0">
          <h2 className="text-title font-semibold">{title}</h2>
          <p className="mt-1 text-body text-pretty text-muted">
            {t(`board.metrics.${metric}`)}{' '}
            {t('board.counts', { games: products.map((product) => names[product] ?? product).join(', ') })}{' '}
            <span>
              {minStake ? t('board.minStake', { amount: format.shortMoney(minStake.amount, minStake.currency) }) : null}
            </span>
          </p>
          <p className="mt-1 text-small text-muted">
            {t('board.ends', { when: format.lastDay(endsAt), paid: format.dateTime(paidFrom) })}
          </p>
        </div>
        <Figure label={t('board.own')} size="large" note={own ? <ScoreText place={own} /> : t('board.noPlace')}>
          {own ? t('board.place', { rank: format.integer(own.rank) }) : '–'}
        </Figure>
      </div>
      <div className="grid gap-6 laptop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Places caption={t('board.placesOf', { title })} places={places} />
        <div>
          <h3 className="mb-2 text-body font-semibold">{t('board.prizes')}</h3>
          <dl className="flex flex-col gap-1.5 text-body">
            {prizes.map(({ from, to, amount }) => (
              <div key={from} className="flex justify-between gap-4 border-b border-line/60 pb-1.5 last:border-b-0">
                <dt className="text-muted">
                  {from === to
                    ? t('board.place', { rank: format.integer(from) })
                    : t('board.placesFrom', { from: format.integer(from), to: format.integer(to) })}
                </dt>
                <dd className="figures font-semibold text-win">
                  <Money {...amount} whole />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}

function Places({ caption, places }: { caption: string; places: readonly Place[] }) {
  const { t } = useTranslation('missions')
  const format = useFormat()
  const hasRoom = useMedia(FROM_TABLET)
  const getPrize = ({ prize }: Place) => (prize ? <Money {...prize} whole /> : '–')
  const prizeColumn: Column<Place> = { id: 'prize', header: t('board.columns.prize'), align: 'end', cell: getPrize }
  return (
    <Table
      caption={caption}
      rows={places}
      rowKey={({ rank }) => String(rank)}
      onPhone="scroll"
      empty={<EmptyState icon={Trophy} level={3} title={t('board.emptyTitle')} text={t('board.emptyText')} />}
      columns={[
        { id: 'rank', header: t('board.columns.rank'), cell: ({ rank }) => format.integer(rank) },
        {
          id: 'player',
          header: t('board.columns.player'),
          cell: ({ maskedUsername, isOwn }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              {maskedUsername}
              {isOwn ? <Badge tone="info">{t('board.you')}</Badge> : null}
            </span>
          ),
        },
        {
          id: 'score',
          header: hasRoom ? t('board.columns.score') : `${t('board.columns.score')} · ${t('board.columns.prize')}`,
          align: 'end',
          cell: (place) => (
            <>
              <ScoreText place={place} />
              {hasRoom ? null : <span className="block text-small font-semibold text-win">{getPrize(place)}</span>}
            </>
          ),
        },
        ...(hasRoom ? [prizeColumn] : []),
      ]}
    />
  )
}

function ScoreText({ place: { turnover, multiple } }: { place: Place }) {
  const { t } = useTranslation('missions')
  const show = usePoints()
  if (turnover) return <Money {...turnover} />
  return multiple === null ? '–' : t('board.multiple', { times: show(multiple) })
}

function Rules() {
  const { t } = useTranslation('missions')
  const countedStakes = useCountedStakes()
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{t('rules')}</h2>
      <ul className="flex max-w-2xl list-disc flex-col gap-1.5 ps-5 text-body text-pretty text-muted">
        {Object.entries(t('board.ruleTexts', { returnObjects: true })).map(([name, text]) => (
          <li key={name}>{text}</li>
        ))}
        <li>{countedStakes('LEADERBOARD')}</li>
      </ul>
    </section>
  )
}

function Past({ past }: { past: Leaderboards['past'] }) {
  const { t } = useTranslation('missions')
  const format = useFormat()
  if (past.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{t('board.past')}</h2>
      <div className="flex flex-col gap-6">
        {past.map(({ id, title, from, to, isClosed, winners }) => (
          <section key={id}>
            <h3 className="mb-2 text-body font-semibold">
              {title}{' '}
              <span className="font-normal text-muted">
                {t('board.week', { from: format.date(from), to: format.date(to) })}
              </span>
            </h3>
            {isClosed ? (
              <Places
                caption={`${title}, ${t('board.week', { from: format.date(from), to: format.date(to) })}`}
                places={winners}
              />
            ) : (
              <EmptyState icon={Hourglass} level={3} title={t('board.countingTitle')} text={t('board.countingText')} />
            )}
          </section>
        ))}
      </div>
    </section>
  )
}
