import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Delta } from '../../ui/delta.tsx'
import { Table } from '../../ui/table.tsx'
import { MeasureValue } from './measure-value.tsx'
import { MEASURES, getChange } from './measures.ts'
import type { Figures, Measure, SameHour } from './measures.ts'

interface TeamComparisonProps {
  today: Figures
  yesterday: Figures
  dayBeforeYesterday: Figures | null
  sameHour: SameHour | null
  thisMonth: Figures
}

const DIRECTION_WORDS = { up: 'increase', down: 'decrease', same: 'unchanged' } as const

/** Today, yesterday and this month side by side. Today is not over: it is compared with yesterday until the same full hour. */
export function TeamComparison({ today, yesterday, dayBeforeYesterday, sameHour, thisMonth }: TeamComparisonProps) {
  const { t } = useTranslation(['agent', 'common'])
  const column = (id: string, header: string, figures: Figures) => ({
    id,
    header,
    align: 'end' as const,
    cell: (measure: Measure) => <MeasureValue figures={figures} measure={measure} />,
  })
  const until = `${String(sameHour?.hour).padStart(2, '0')}:00`
  return (
    <>
      <Table
        caption={t('comparison')}
        rows={MEASURES}
        rowKey={(measure) => measure}
        columns={[
          {
            id: 'measure',
            header: t('figure'),
            cell: (measure) => (
              <span className="block py-1">
                {t(`measures.${measure}`)}
                <span className="block max-w-64 text-small font-normal whitespace-normal text-muted">
                  {t(`meanings.${measure}`)}
                </span>
              </span>
            ),
          },
          sameHour && sameHour.hour > 0
            ? {
                id: 'today',
                header: t('todaySoFar'),
                align: 'end',
                cell: (measure) => (
                  <span className="block">
                    <MeasureValue figures={today} measure={measure} />
                    {measure === 'activeMembers' ? null : (
                      <span className="block">
                        <Change measure={measure} now={sameHour.today} before={sameHour.yesterday} />
                      </span>
                    )}
                  </span>
                ),
              }
            : column('today', t('todaySoFar'), today),
          dayBeforeYesterday
            ? {
                id: 'yesterday',
                header: t('againstDayBefore'),
                align: 'end',
                cell: (measure) => (
                  <span className="block">
                    <MeasureValue figures={yesterday} measure={measure} />
                    <span className="block">
                      <Change measure={measure} now={yesterday} before={dayBeforeYesterday} />
                    </span>
                  </span>
                ),
              }
            : column('yesterday', t('common:yesterday'), yesterday),
          column('thisMonth', t('common:thisMonth'), thisMonth),
        ]}
      />
      {sameHour && sameHour.hour > 0 ? <p className="mt-2 text-small text-muted">{t('sameHour', { until })}</p> : null}
    </>
  )
}

interface ChangeProps<Name extends Measure> {
  measure: Name
  now: Pick<Figures, Name>
  before: Pick<Figures, Name>
}

function Change<Name extends Measure>({ measure, now, before }: ChangeProps<Name>) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const { direction, by } = getChange(now, before, measure)
  const value = now[measure]
  return (
    <Delta
      direction={direction}
      word={t(DIRECTION_WORDS[direction])}
      welcome={measure === 'withdrawal' ? 'down' : 'up'}
    >
      {typeof value === 'number' ? format.integer(Number(by)) : format.compactMoney(by, value.currency)}
    </Delta>
  )
}
