import { useTranslation } from 'react-i18next'
import { type MovementRow, useMovementColumns } from './parts/record-rows.tsx'
import { RecordTable, RecordTotals } from './parts/record-table.tsx'
import { Money } from '../../ui/money.tsx'
import { type BonusDetailsScreenQueryVariables, useBonusDetailsScreenQuery } from './bonus-details-screen.generated.ts'
import { useRecordAddress } from './parts/record-loader.ts'
import { RecordReport, useRecordReport } from './record-report.tsx'

const SUMS = ['paid', 'granted', 'converted', 'forfeited'] as const

/** Bonuses and their outcomes. */
export function Component() {
  const { t } = useTranslation('records')
  const { variables, ...address } = useRecordAddress<BonusDetailsScreenQueryVariables>()
  const query = useBonusDetailsScreenQuery({ variables })
  const columns = useMovementColumns()
  const report = useRecordReport(address, query, (member) => member.bonusRecord)
  const { result: bonuses, record, busy } = report
  const { from, to } = variables
  return (
    <RecordReport
      title={t('bonusDetails')}
      intro={t('bonusDetailsText')}
      report={report}
      file={{ bonus: { from, to } }}
    >
      {bonuses ? (
        <>
          <RecordTotals
            totals={SUMS.map((id) => ({ id, name: t(`totals.${id}`), value: <Money {...bonuses[id]} /> }))}
          />
          <RecordTable
            caption={t('bonusDetails')}
            columns={columns}
            rows={bonuses.nodes}
            rowKey={(row: MovementRow) => row.id}
            pageInfo={bonuses.pageInfo}
            pageAddress={record.pageAddress}
            clearAddress={record.clearAddress}
            empty={{ title: t('noBonusesTitle'), text: t('noBonusesText') }}
            busy={busy}
          />
        </>
      ) : null}
    </RecordReport>
  )
}
