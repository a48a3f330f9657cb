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
  thisMonth: Figures
}

const DIRECTION_WORDS = { up: 'increase', down: 'decrease', same: 'unchanged' } as const

/** Today, yesterday and this month side by side, with an explanation of each measure. */
export function TeamComparison({ today, yesterday, thisMonth }: TeamComparisonProps) {
  const { t } = useTranslation(['agent', 'common'])
  const column = (id: 'yesterday' | 'thisMonth', figures: Figures) => ({
    id,
    header: t(`common:${id}`),
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
        {
          id: 'today',
          header: t('againstYesterday'),
          align: 'end',
          cell: (measure) => (
            <span className="block">
              <MeasureValue figures={today} measure={measure} />
              <span className="block">
                <Change measure={measure} today={today} yesterday={yesterday} />
              </span>
            </span>
          ),
        },
        column('yesterday', yesterday),
        column('thisMonth', thisMonth),
      ]}
    />
  )
}

function Change({ measure, today, yesterday }: { measure: Measure; today: Figures; yesterday: Figures }) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const { direction, by } = changeOf(today, yesterday, measure)
  const value = today[measure]
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
