import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { type MovementRow, useMovementColumns } from '../../features/records/record-rows.tsx'
import { RecordTable, RecordTotals } from '../../features/records/record-table.tsx'
import { RecordToolbar } from '../../features/records/record-toolbar.tsx'
import { answerOf } from '../../graphql/answer.ts'
import { Money } from '../../ui/money.tsx'
import { useBonusDetailsScreenQuery } from './bonus-details-screen.generated.ts'
import type { loader } from './bonus-details-screen.loader.ts'
import { RecordPage, RecordRefused } from './record-page.tsx'
import { useRecord } from './use-record.ts'

const SUMS = ['paid', 'granted', 'converted', 'forfeited'] as const

/** Bonuses and their outcomes. */
export function Component() {
  const { t } = useTranslation('records')
  const { variables, state, today } = useLoaderData<typeof loader>()
  const query = useBonusDetailsScreenQuery({ variables })
  const record = useRecord(state, today)
  const columns = useMovementColumns()
  const { answer, stale } = answerOf(query)
  const viewer = answer?.viewer
  const account = viewer?.memberAccount.__typename === 'MemberAccount' ? viewer.memberAccount : undefined
  const bonuses = account?.bonusRecord
  const { from, to } = variables
  return (
    <RecordPage
      title={t('bonusDetails')}
      intro={t('bonusDetailsText')}
      viewer={viewer}
      menu={account?.menu}
      query={query}
    >
      {bonuses ? (
        <div className="flex flex-col gap-5">
          <RecordToolbar days={state} today={today} onChange={record.chooseDays} file={{ record: 'BONUS', from, to }} />
          {state.fault || bonuses.__typename === 'Problem' ? (
            <RecordRefused
              fault={state.fault}
              {...(bonuses.__typename === 'Problem' && { code: bonuses.code })}
              defaultAddress={record.defaultAddress}
            />
          ) : (
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
                busy={stale}
              />
            </>
          )}
        </div>
      ) : null}
    </RecordPage>
  )
}
