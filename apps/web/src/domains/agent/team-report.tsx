import { OVERVIEW_DAYS_MAX } from '@playhouse/shared/limits.ts'
import { Activity, CalendarX, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Figures, isStill, MEASURES, type SameHour } from './measures.ts'
import { TeamCharts, type TeamDay } from './team-charts.tsx'
import { TeamComparison } from './team-comparison.tsx'
import { type DirectDownline, TeamLines } from './team-lines.tsx'
import { TeamWatch, type Watch } from './team-watch.tsx'
import type { Preset } from '../../day-range.ts'
import { PeriodPicker } from '../records/parts/period-picker.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import type { Overview } from './use-overview.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { MeasureValue } from './measure-value.tsx'

const PRESETS: readonly Preset[] = ['last7Days', 'last30Days', 'thisMonth', 'lastMonth']

export interface Team {
  username: string
  memberCount: number
  agentCount: number
  today: Figures
  yesterday: Figures
  dayBeforeYesterday: Figures | null
  sameHour: SameHour | null
  thisMonth: Figures
  range: Figures
  days: readonly TeamDay[]
  topDownlines: readonly DirectDownline[]
  bottomDownlines: readonly DirectDownline[]
}

interface TeamReportProps {
  team: Team
  /** Null where it could not be loaded. */
  watch: Watch | null
  overview: Overview
  /** Dims the content while the next result loads. */
  stale: boolean
}

export function TeamReport({ team, watch, overview, stale }: TeamReportProps) {
  const { t } = useTranslation('agent')
  const format = useFormat()
  const { state, today, chooseDays } = overview
  // The platform counts members as of the end of the range.
  const past = state.to < today
  const empty = team.memberCount === 0 && !past
  return (
    <div className="flex flex-col gap-8">
      <section aria-busy={stale} className="transition-opacity aria-busy:opacity-50">
        <dl className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-body">
          <Count
            name={past ? t('membersOn', { day: format.day(state.to) }) : t('members')}
            value={format.integer(team.memberCount)}
          />
          <Count name={t('agents')} value={format.integer(team.agentCount)} />
        </dl>
        {empty ? (
          <EmptyState icon={Users} level={3} title={t('emptyTeamTitle')} text={t('emptyTeamText')} />
        ) : (
          <TeamComparison {...team} />
        )}
      </section>
      {empty ? null : <TeamWatch watch={watch} />}
      {empty ? null : (
        <section aria-labelledby="chosen-days">
          <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="chosen-days" className="text-title font-semibold">
              {t('chosenDays')}
            </h2>
            <PeriodPicker label={t('period')} days={state} today={today} presets={PRESETS} onChange={chooseDays} />
          </header>
          {state.fault ? (
            <EmptyState
              icon={CalendarX}
              level={3}
              title={t('faultTitle')}
              text={t(`faults.${state.fault}`, { days: OVERVIEW_DAYS_MAX })}
              action={
                <Link to={overview.defaultAddress} className={buttonClass()}>
                  {t('showDefault')}
                </Link>
              }
            />
          ) : isStill(team.range) ? (
            <EmptyState icon={Activity} level={3} title={t('stillTitle')} text={t('stillText')} />
          ) : (
            <div aria-busy={stale} className="flex flex-col gap-8 transition-opacity aria-busy:opacity-50">
              <RangeFigures figures={team.range} />
              <TeamCharts days={team.days} />
              <DirectLines best={team.topDownlines} worst={team.bottomDownlines} getAddress={overview.accountAddress} />
            </div>
          )}
        </section>
      )}
    </div>
  )
}

function Count({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="figures font-semibold">{value}</dd>
    </div>
  )
}

interface DirectLinesProps {
  best: readonly DirectDownline[]
  worst: readonly DirectDownline[]
  getAddress: (account: string) => string
}

/** Best and worst direct downlines, or a single table if both lists have the same rows. */
function DirectLines({ best, worst, getAddress }: DirectLinesProps) {
  const { t } = useTranslation('agent')
  const ends = new Set(best.map((line) => line.member.username))
  const sameLines = worst.every((line) => ends.has(line.member.username))
  const renderAgent = (account: string) => (
    <Link to={getAddress(account)} className={linkClass()}>
      {account}
    </Link>
  )
  if (sameLines) return <TeamLines heading={t('lines')} lines={best} renderAgent={renderAgent} />
  return (
    <>
      <TeamLines heading={t('bestLines')} lines={best} renderAgent={renderAgent} />
      <TeamLines heading={t('worstLines')} lines={worst} renderAgent={renderAgent} />
    </>
  )
}

/** Totals over the range, and in words whether the team won or lost. */
function RangeFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('agent')
  const profit = parseAmount(figures.houseProfit.amount)
  const side = profit > 0n ? 'house' : profit < 0n ? 'members' : 'nobody'
  return (
    <dl className="grid gap-x-6 gap-y-4 phone:grid-cols-2 desktop:grid-cols-3">
      {MEASURES.map((measure) => (
        <div key={measure} className="min-w-0">
          <dt className="text-small text-muted">{t(`measures.${measure}`)}</dt>
          <dd className="figures mt-0.5 overflow-x-auto text-title font-semibold [scrollbar-width:none]">
            <MeasureValue figures={figures} measure={measure} />
          </dd>
          {measure === 'houseProfit' ? <dd className="text-small text-muted">{t(`sides.${side}`)}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
