import { USUAL_RULES } from '@playhouse/shared/usual-rules.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BreakDialog } from './break-dialog.tsx'
import { LimitPanel } from './limit-panel.tsx'
import type { LimitHistory_ChangeFragment, MemberLimits_ViewerFragment } from './parts/limits.generated.ts'
import { useLimitTexts } from './use-limit-texts.ts'
import { useLeastDeposit } from './parts/use-least-deposit.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Panel } from '../../ui/panel.tsx'
import { MemberPage, readMemberPage } from '../member/parts/member-page.tsx'
import { type LimitsScreenQueryVariables, useLimitsScreenQuery } from './limits-screen.generated.ts'
import { BookLock, History, Phone } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { Select } from '../../ui/select.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import type { PlayClock_ViewerFragment } from './parts/play-clock.generated.ts'
import { useSetRealityCheckMutation } from './parts/play-clock-changes.generated.ts'
import { ClosingPanel, StatementPanel } from './parts/account-panels.tsx'

type MinutesOfChecks = Pick<
  NonNullable<PlayClock_ViewerFragment['playClock']>,
  'realityCheckMinutes' | 'realityCheckMaximumMinutes'
>

const KINDS = ['DEPOSIT', 'LOSS', 'STAKE', 'SESSION_TIME'] as const

export function Component() {
  const { t } = useTranslation(['limits', 'member'])
  const variables = useScreenVariables<LimitsScreenQueryVariables>()
  const query = useLimitsScreenQuery({ variables })

  const { viewer, account, page } = readMemberPage(query)
  const limits = viewer?.limits
  return (
    <MemberPage
      title={t('title')}
      intro={t('lead', { hours: viewer?.limits?.rules.reflectionHours ?? USUAL_RULES.reflectionHours })}
      texts={{ visitorTitle: t('visitorTitle'), visitorText: t('visitorText'), failed: t('failed') }}
      page={page}
    >
      {limits && account ? <LimitsContent limits={limits} clock={viewer.playClock} /> : null}
    </MemberPage>
  )
}

interface LimitsContentProps {
  limits: NonNullable<MemberLimits_ViewerFragment['limits']>
  /** Null if it could not be loaded. */
  clock: MinutesOfChecks | null
}

function LimitsContent({ limits, clock }: LimitsContentProps) {
  const { t } = useTranslation('limits')
  const texts = useLimitTexts()
  const [open, setOpen] = useState<'TIME_OUT' | 'SELF_EXCLUSION' | null>(null)
  const { exclusion, rules } = limits
  const lift = { months: rules.exclusionMonths, days: rules.exclusionLiftDays }
  const leastDeposit = useLeastDeposit()
  return (
    <div className="flex flex-col gap-5">
      {exclusion ? (
        <section role="status" className="rounded-card border border-line bg-raised p-5">
          <h2 className="text-prose font-semibold">
            {exclusion.endsAt
              ? t(`active.${exclusion.kind}`, { time: texts.time(exclusion.endsAt) })
              : t('active.forever')}
          </h2>
          <p className="mt-1 text-body text-muted text-pretty">
            {t('active.text')} <span>{exclusion.endsAt ? null : t('active.foreverText', lift)}</span>
          </p>
        </section>
      ) : null}
      {KINDS.map((kind) => (
        <LimitPanel
          key={kind}
          kind={kind}
          leastDeposit={leastDeposit}
          reflectionHours={rules.reflectionHours}
          limits={limits.limits.filter((limit) => limit.kind === kind)}
        />
      ))}
      {clock === null ? null : (
        <Panel title={t('reality.title')} text={t('reality.text')}>
          <RealityCheckSetting clock={clock} />
        </Panel>
      )}
      <Panel title={t('breaks.title')} text={t('breaks.text', lift)}>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen('TIME_OUT')}>{t('timeOut.title')}</Button>
          <Button onClick={() => setOpen('SELF_EXCLUSION')}>{t('exclude.title')}</Button>
        </div>
      </Panel>
      {rules.helpServices.length > 0 ? <HelpServices services={rules.helpServices} /> : null}
      <StatementPanel />
      <section>
        <h2 className="mb-3 text-prose font-semibold">{t('history.title')}</h2>
        <LimitHistory changes={limits.history} />
      </section>
      <ClosingPanel />
      <p className="text-body text-muted">
        <Link to={paths.responsibleGaming()} className={linkClass()}>
          {t('help')}
        </Link>
      </p>
      {open ? <BreakDialog key={open} kind={open} rules={rules} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}

type Rules = NonNullable<MemberLimits_ViewerFragment['limits']>['rules']

/** Registers and helplines of the member's country. */
function HelpServices({ services }: { services: Rules['helpServices'] }) {
  const { t } = useTranslation('limits')
  return (
    <Panel title={t('services.title')} text={t('services.text')}>
      <ul className="divide-y divide-line/60">
        {services.map(({ kind, name, phone }) => (
          <li key={name} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
            <Icon icon={kind === 'REGISTER' ? BookLock : Phone} className="mt-0.5 shrink-0 text-muted" />
            <div className="min-w-0">
              <p className="font-medium">
                <span>{name}</span> {phone === null ? null : <span className="figures whitespace-nowrap">{phone}</span>}
              </p>
              <p className="text-small text-muted text-pretty">{t(`services.kinds.${kind}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Changes of limits with the value before and after, when, and by whom. */
function LimitHistory({ changes }: { changes: readonly LimitHistory_ChangeFragment[] }) {
  const { t } = useTranslation('limits')
  const texts = useLimitTexts()
  return (
    <Table
      caption={t('history.title')}
      rows={changes}
      rowKey={({ id }) => id}
      empty={<EmptyState icon={History} level={3} title={t('history.empty')} text={t('history.emptyText')} />}
      columns={[
        { id: 'at', header: t('history.at'), cell: ({ at }) => <span className="figures">{texts.time(at)}</span> },
        { id: 'limit', header: t('history.limit'), cell: (change) => texts.name(change) },
        { id: 'from', header: t('history.from'), align: 'end', cell: ({ from }) => texts.value(from) },
        { id: 'to', header: t('history.to'), align: 'end', cell: ({ to }) => texts.value(to) },
        { id: 'status', header: t('history.status'), cell: ({ status }) => t(`history.statuses.${status}`) },
        {
          id: 'by',
          header: t('history.by'),
          cell: ({ isByOperator }) => t(isByOperator ? 'history.operator' : 'history.you'),
        },
      ]}
    />
  )
}

const MINUTES = [15, 30, 45, 60, 90, 120, 240] as const

function RealityCheckSetting({ clock }: { clock: MinutesOfChecks }) {
  const { realityCheckMinutes: minutes, realityCheckMaximumMinutes: most } = clock
  const { t } = useTranslation('limits')
  const { run } = useSubmit(useSetRealityCheckMutation())
  const set = async (everyMinutes: number) => {
    const { problem } = await run({ input: { everyMinutes } })
    showToast(problem ? { tone: 'bad', title: problem.text } : { tone: 'good', title: t('reality.saved') })
  }
  const offered = [...new Set<number>([...MINUTES.filter((count) => count <= most), minutes])].toSorted(
    (one, other) => one - other,
  )
  return (
    <Select
      label={t('reality.label')}
      className="max-w-xs"
      value={String(minutes)}
      options={offered.map((count) => ({ value: String(count), label: t('reality.every', { count }) }))}
      onChange={(event) => void set(Number(event.target.value))}
    />
  )
}
