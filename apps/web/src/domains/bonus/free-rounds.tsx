import type { FreeRoundsState } from '@playhouse/schema/types.generated.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Table } from '../../ui/table.tsx'
import type { Bonus_AccountFragment } from './bonus-screen.generated.ts'
import { Moment } from '../../i18n/moment.tsx'

type FreeRounds = Bonus_AccountFragment['freeRounds'][number]

const TONES: Readonly<Record<FreeRoundsState, 'plain' | 'good' | 'info'>> = {
  ACTIVE: 'good',
  PLAYED: 'good',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
  OTHER: 'plain',
}

/** Free rounds that can be played, or wait to become a bonus, each with its game. */
export const OpenFreeRounds = ({ all }: { all: readonly FreeRounds[] }) =>
  all.filter(({ endedAt }) => endedAt === null).map((one) => <FreeRoundsCard key={one.id} one={one} />)

function FreeRoundsCard({ one }: { one: FreeRounds }) {
  const { t } = useTranslation('rewards')
  const format = useFormat()
  const { id, gameId, gameName, state, rounds, played, stake, won, isWaiting, multiple, days, expiresAt } = one
  const money = (value: { amount: string; currency: string }) => format.shortMoney(value.amount, value.currency)
  return (
    <section
      aria-labelledby={`free-${id}`}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`free-${id}`} className="min-w-0 text-prose font-semibold wrap-anywhere">
          {t('freeRounds.title', { game: gameName })}
        </h2>
        <Badge tone={TONES[state]}>{t(`freeRounds.states.${state}`)}</Badge>
      </div>
      <ProgressBar
        label={t('freeRounds.progress')}
        value={played}
        max={rounds}
        valueText={t('freeRounds.progressText', { played: format.integer(played), rounds: format.integer(rounds) })}
        tone="good"
      />
      {state === 'ACTIVE' ? (
        <p className="text-body">
          {t('freeRounds.playable', { stake: money(stake), when: format.dateTime(expiresAt) })}
        </p>
      ) : null}
      {parseAmount(won.amount) > 0n ? (
        <p className="text-body font-medium">{t('freeRounds.won', { amount: money(won) })}</p>
      ) : null}
      <p className="text-small text-muted">
        {isWaiting
          ? t('freeRounds.waits')
          : t('freeRounds.terms', { times: format.integer(multiple), days: format.integer(days) })}
      </p>
      {state === 'ACTIVE' ? (
        <span>
          <Link to={paths.game(gameId)} className={buttonClass({ variant: 'action' })}>
            {t('freeRounds.play')}
          </Link>
        </span>
      ) : null}
    </section>
  )
}

/** Nothing for a member who has none. */
export function EndedFreeRounds({ all, busy }: { all: readonly FreeRounds[]; busy: boolean }) {
  const { t } = useTranslation('rewards')
  const format = useFormat()
  const rows = all.filter(({ endedAt }) => endedAt !== null)
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{t('freeRounds.ended')}</h2>
      <Table
        caption={t('freeRounds.ended')}
        rows={rows}
        rowKey={({ id }: FreeRounds) => id}
        busy={busy}
        columns={[
          {
            id: 'game',
            header: t('freeRounds.columns.game'),
            cell: ({ gameId, gameName }) => (
              <Link to={paths.game(gameId)} className={linkClass()}>
                {gameName}
              </Link>
            ),
          },
          {
            id: 'state',
            header: t('freeRounds.columns.state'),
            cell: ({ state }) => <Badge tone={TONES[state]}>{t(`freeRounds.states.${state}`)}</Badge>,
          },
          {
            id: 'played',
            header: t('freeRounds.columns.played'),
            align: 'end',
            cell: ({ played, rounds }) =>
              t('freeRounds.progressText', { played: format.integer(played), rounds: format.integer(rounds) }),
          },
          {
            id: 'won',
            header: t('freeRounds.columns.won'),
            align: 'end',
            cell: ({ won }) => <Money {...won} short />,
          },
          {
            id: 'ended',
            header: t('freeRounds.columns.ended'),
            cell: ({ endedAt }) => (endedAt ? <Moment at={endedAt} /> : '–'),
          },
        ]}
      />
    </section>
  )
}
