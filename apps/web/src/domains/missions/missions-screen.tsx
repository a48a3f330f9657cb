import { forChart } from '@playhouse/shared/money.ts'
import type { MissionCycle, MissionState } from '@playhouse/schema/types.generated.ts'
import { CircleCheck, CircleMinus, Flag, Gift, Target, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { addDays, findLastDay } from '../../i18n/format-time.ts'
import { useCountedStakes } from '../../i18n/use-counted-stakes.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LeafBurst } from '../../ui/leaf-burst.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { RecordPage } from '../records/parts/record-page.tsx'
import { readMemberPage } from '../member/parts/member-page.tsx'
import {
  type MissionsScreenQuery,
  type MissionsScreenQueryVariables,
  useMissionsScreenQuery,
} from './missions-screen.generated.ts'
import type { Missions_MissionFragment } from './parts/mission.generated.ts'
import { MissionTabs } from './mission-tabs.tsx'
import { useClaimMission } from './parts/use-claim-mission.ts'
import { useMissionReward } from './parts/use-mission-reward.ts'

type Account = MemberAccount<MissionsScreenQuery>
type Missions = NonNullable<Account['missions']>
type Mission = Omit<Missions_MissionFragment, ' $fragmentName'>

const SIGNS: Readonly<Record<MissionState, { icon: LucideIcon; tone: 'info' | 'win' | 'good' | 'plain' }>> = {
  RUNNING: { icon: Target, tone: 'info' },
  REACHED: { icon: Gift, tone: 'win' },
  CLAIMED: { icon: CircleCheck, tone: 'good' },
  EXPIRED: { icon: CircleMinus, tone: 'plain' },
  OTHER: { icon: CircleMinus, tone: 'plain' },
}

const CYCLES: readonly MissionCycle[] = ['DAY', 'WEEK', 'ONCE', 'OTHER']

/** Missions by how often they can be met, with progress and reward. */
export function Component() {
  const { t } = useTranslation('missions')
  const variables = useScreenVariables<MissionsScreenQueryVariables>()
  const query = useMissionsScreenQuery({ variables })
  const { stale, account, page } = readMemberPage(query)
  return (
    <RecordPage title={t('title')} intro={t('intro')} page={page}>
      {account?.missions ? (
        <>
          <MissionTabs />
          <Lists missions={account.missions} />
        </>
      ) : account ? (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} retrying={stale} />
      ) : null}
    </RecordPage>
  )
}

function Lists({ missions: { items, isExcluded } }: { missions: Missions }) {
  const { t } = useTranslation('missions')
  const countedStakes = useCountedStakes()
  if (items.length === 0) return <EmptyState icon={Flag} title={t('noneTitle')} text={t('noneText')} />
  return (
    <div className="flex flex-col gap-6">
      {isExcluded ? (
        <p role="note" className="rounded-card border border-line bg-surface px-5 py-4 text-body text-pretty">
          {t('excluded')}
        </p>
      ) : null}
      {CYCLES.map((cycle) => {
        const own = items.filter((mission) => mission.cycle === cycle)
        return own.length === 0 ? null : (
          <section key={cycle}>
            <h2 className="mb-3 text-prose font-semibold">{t(`cycles.${cycle}`)}</h2>
            {/* Grows to fill each row, so that an odd card leaves no hole. */}
            <ul className="flex flex-wrap gap-4">
              {own.map((mission) => (
                <li key={mission.id} className="min-w-0 grow basis-72">
                  <MissionCard mission={mission} canClaim={!isExcluded} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      <section>
        <h2 className="mb-3 text-prose font-semibold">{t('rules')}</h2>
        <ul className="flex max-w-2xl list-disc flex-col gap-1.5 ps-5 text-body text-pretty text-muted">
          {Object.entries(t('ruleTexts', { returnObjects: true }))
            .filter(([name]) => name !== 'freeRounds' || items.some(({ freeRounds }) => freeRounds !== null))
            .map(([name, text]) => (
              <li key={name}>{text}</li>
            ))}
          <li>{countedStakes('MISSION')}</li>
        </ul>
      </section>
    </div>
  )
}

function MissionCard({ mission, canClaim }: { mission: Mission; canClaim: boolean }) {
  const { t } = useTranslation(['missions', 'records'])
  const format = useFormat()
  const rewardText = useMissionReward()
  const { claim, isPending } = useClaimMission()
  const [paid, setPaid] = useState(0)
  const names = t('records:categories', { returnObjects: true }) as Readonly<Record<string, string>>
  const { title, kind, products, turnover, count, state, freeRounds } = mission
  const actual = turnover?.actual.amount ?? String(count?.actual ?? 0)
  const expected = turnover?.expected.amount ?? String(count?.expected ?? 0)
  const written = (value: string) =>
    turnover ? format.shortMoney(value, turnover.expected.currency) : format.integer(BigInt(value))
  return (
    <article className="relative flex h-full flex-col gap-3 overflow-hidden rounded-card bg-surface p-5">
      <LeafBurst count={paid} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="text-prose font-semibold">
          {title} <PastPeriod mission={mission} />
        </h3>
        <Badge tone={SIGNS[state].tone} icon={SIGNS[state].icon}>
          {t(`states.${state}`)}
        </Badge>
      </div>
      <p className="text-body text-pretty">
        {t(`what.${kind}`, { target: written(expected), count: forChart(expected) })}
        <span className="block text-small text-muted">
          {products.length === 0 ? t('allGames') : products.map((product) => names[product] ?? product).join(', ')}
        </span>
      </p>
      <ProgressBar
        label={t('progressOf', { title })}
        hideLabel
        value={forChart(actual)}
        max={forChart(expected)}
        valueText={t('of', { actual: written(actual), expected: written(expected) })}
        tone={state === 'RUNNING' ? 'text' : 'good'}
      />
      <p className="figures -mt-1 text-small text-muted" aria-hidden="true">
        {t('of', { actual: written(actual), expected: written(expected) })}
      </p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="figures block text-prose font-semibold text-win">{rewardText(mission)}</span>
          {freeRounds ? (
            <span className="block text-small text-pretty">
              {t('freeRoundsTerms', {
                game: freeRounds.gameName,
                stake: format.shortMoney(freeRounds.stake.amount, freeRounds.stake.currency),
                count: freeRounds.days,
              })}
            </span>
          ) : null}
          <span className="block text-small text-muted">
            <Time mission={mission} />
          </span>
        </p>
        {state === 'REACHED' && canClaim ? (
          <Button
            aria-label={t('claimMission', { title })}
            pending={isPending && t('claiming')}
            onClick={() => void claim(mission.id).then((success) => success && setPaid(1))}
          >
            {t('claim')}
          </Button>
        ) : null}
      </div>
    </article>
  )
}

/** The day or week of a mission that is over: the same mission runs again beside it. */
function PastPeriod({ mission: { state, cycle, endsAt } }: { mission: Mission }) {
  const { t } = useTranslation('missions')
  const format = useFormat()
  if (state === 'RUNNING' || endsAt === null || (cycle !== 'DAY' && cycle !== 'WEEK')) return null
  const last = findLastDay(endsAt)
  return (
    <span className="figures block text-small font-normal text-muted">
      {cycle === 'DAY'
        ? format.date(last)
        : t('board.week', { from: format.date(addDays(last, -6)), to: format.date(last) })}
    </span>
  )
}

/** The time that matters next, or when it was claimed. */
function Time({ mission: { state, endsAt, claimableUntil, claimedAt } }: { mission: Mission }) {
  const { t } = useTranslation('missions')
  const format = useFormat()
  if (claimedAt !== null) return t('claimedAt', { when: format.dateTime(claimedAt) })
  if (state === 'REACHED')
    return claimableUntil === null ? t('noEnd') : t('claimUntil', { when: format.lastDay(claimableUntil) })
  return endsAt === null ? t('noEnd') : t('endsAt', { when: format.lastDay(endsAt) })
}
