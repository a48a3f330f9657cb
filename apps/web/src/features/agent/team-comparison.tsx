import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Delta } from '../../ui/delta.tsx'
import { Table } from '../../ui/table.tsx'
import { MeasureValue } from './measure-value.tsx'
import { MEASURES, changeOf } from './measures.ts'
import type { Figures, Measure } from './measures.ts'

interface TeamComparisonProps {
  today: Figures
  yesterday: Figures
  dayBeforeYesterday: Figures | null
  thisMonth: Figures
}

const DIRECTION_WORDS = { up: 'increase', down: 'decrease', same: 'unchanged' } as const

/** Today, yesterday and this month side by side. Only whole days are compared: today is not over. */
export function TeamComparison({ today, yesterday, dayBeforeYesterday, thisMonth }: TeamComparisonProps) {
  const { t } = useTranslation(['agent', 'common'])
  const column = (id: string, header: string, figures: Figures) => ({
    id,
    header,
    align: 'end' as const,
    cell: (measure: Measure) => <MeasureValue figures={figures} measure={measure} />,
  })
  return (
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
        column('today', t('todaySoFar'), today),
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
  )
}

function Change({ measure, now, before }: { measure: Measure; now: Figures; before: Figures }) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const { direction, by } = changeOf(now, before, measure)
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
