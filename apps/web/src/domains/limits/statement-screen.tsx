import { parseAmount } from '@playhouse/shared/money.ts'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { SaveFile } from '../records/parts/save-file.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Figure } from '../../ui/figure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { Select } from '../../ui/select.tsx'
import { Table } from '../../ui/table.tsx'
import { MemberPage, readMemberPage } from '../member/parts/member-page.tsx'
import { useStatementScreenQuery } from './statement-screen.generated.ts'
import type { StatementFigures_FiguresFragment, StatementScreenQuery } from './statement-screen.generated.ts'
import type { loader } from './statement-screen.loader.ts'

const FIGURES = ['deposits', 'withdrawals', 'adjustments', 'staked', 'won', 'net'] as const
type Statement = NonNullable<NonNullable<StatementScreenQuery['viewer']>['activityStatement']>

export function Component() {
  const { t } = useTranslation(['limits', 'member'])
  const { variables } = useLoaderData<typeof loader>()
  const query = useStatementScreenQuery({ variables })

  const { response, stale, viewer, account, page } = readMemberPage(query)
  const statement = viewer?.activityStatement
  return (
    <MemberPage
      title={t('statement.title')}
      texts={{
        visitorTitle: t('statement.visitorTitle'),
        visitorText: t('statement.visitorText'),
        failed: t('statement.failed'),
      }}
      page={page}
    >
      {response && viewer && statement && account ? (
        <StatementContent statement={statement} owner={viewer.username} site={response.site.name} busy={stale} />
      ) : null}
    </MemberPage>
  )
}

/** Drops the months before the account's first use. */
function fromFirstUse(months: Statement['months']): Statement['months'] {
  const first = months.findIndex(({ figures }) => FIGURES.some((name) => parseAmount(figures[name].amount) !== 0n))
  return first === -1 ? months.slice(-1) : months.slice(first)
}

interface StatementContentProps {
  statement: Statement
  owner: string
  site: string
  busy: boolean
}

function StatementContent({ statement, owner, site, busy }: StatementContentProps) {
  const { t } = useTranslation('limits')
  const format = useFormat()
  const navigate = useNavigate()
  const { year, years, months, total } = statement
  const monthName = new Intl.DateTimeFormat(format.locale, { month: 'long', timeZone: 'UTC' })
  const cell = (figures: StatementFigures_FiguresFragment, name: (typeof FIGURES)[number]) => (
    <Money {...figures[name]} signed={name === 'net' || name === 'adjustments'} exact />
  )
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
        <Select
          label={t('statement.year')}
          value={String(year)}
          options={[...new Set([...years, year])].map((one) => ({ value: String(one), label: String(one) }))}
          onChange={(event) => void navigate(paths.memberStatement(Number(event.target.value)))}
        />
        <div className="flex flex-wrap gap-2">
          <SaveFile file={{ activityStatement: { from: `${year}-01-01`, to: `${year}-12-31` } }} />
          <Button onClick={() => window.print()}>
            <Icon icon={Printer} size={16} />
            {t('statement.print')}
          </Button>
        </div>
      </div>
      <p className="text-body text-muted">{t('statement.of', { owner, site, year })}</p>
      <div className="grid gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5 tablet:grid-cols-3">
        <Figure label={t('statement.opening')}>
          <Money {...statement.openingBalance} exact />
        </Figure>
        <Figure label={t('statement.closing')}>
          <Money {...statement.closingBalance} exact />
        </Figure>
        <Figure label={t('statement.netDeposits')} note={t('statement.netDepositsNote')}>
          <Money {...statement.lifetimeNetDeposits} exact />
        </Figure>
      </div>
      <Table
        caption={t('statement.byMonth', { year })}
        busy={busy}
        rows={fromFirstUse(months)}
        rowKey={({ firstDay }) => firstDay}
        columns={[
          {
            id: 'month',
            header: t('statement.month'),
            cell: ({ firstDay }) => monthName.format(new Date(`${firstDay}T00:00:00Z`)),
            total: t('statement.total'),
          },
          ...FIGURES.map((name) => ({
            id: name,
            // Long names wrap to two lines, so that the year fits next to the menu.
            header: <span className="inline-block max-w-24 whitespace-normal">{t(`statement.figures.${name}`)}</span>,
            align: 'end' as const,
            cell: ({ figures }: Statement['months'][number]) => cell(figures, name),
            total: cell(total, name),
          })),
        ]}
      />
      <p className="max-w-2xl text-small text-muted text-pretty">{t('statement.note')}</p>
      <p className="print:hidden">
        <OfferedLink to={paths.memberLimits()} className={linkClass()}>
          {t('statement.toLimits')}
        </OfferedLink>
      </p>
    </div>
  )
}
