import { NOTE_MAX } from '@playhouse/shared/limits.ts'
import type { AgentBillState, ContractSide } from '@playhouse/schema/types.generated.ts'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Bill, BillDialog } from './bill-dialog.tsx'
import { PeriodMoment } from './period-moment.tsx'
import { RecordTable } from '../records/parts/record-table.tsx'
import { SaveFile } from '../records/parts/save-file.tsx'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { addDays } from '../../i18n/format-time.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import type { AgentContracts, ContractSectionProps } from './contract-terms.tsx'
import { useCollectBillMutation, useDisputeBillMutation } from './contracts-screen.generated.ts'

/** Bills of the last year are in the file. */
const FILE_DAYS = 365

const TONES: Readonly<Partial<Record<AgentBillState, 'good' | 'bad' | 'info'>>> = {
  AWAITING_COLLECTION: 'info',
  DUE: 'info',
  INSUFFICIENT: 'bad',
  PAID: 'good',
}

interface ContractBillsProps extends Omit<ContractSectionProps, 'onChanged'> {
  side: ContractSide
  hasBets: boolean
  today: string
  reachedOnly: boolean
  pageAddress: (page: number) => string
  onShow: (which: string) => void
}

export function ContractBills({
  found,
  side,
  own,
  hasBets,
  busy,
  today,
  reachedOnly,
  pageAddress,
  onShow,
}: ContractBillsProps) {
  const { t } = useTranslation(['contracts', 'downline'])
  const [openedId, setOpenedId] = useState<string>()
  const opened = found.bills.find(({ id }) => id === openedId)
  return (
    <section className="flex flex-col gap-3">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-title font-semibold">{t('bills')}</h2>
        <div className="flex flex-wrap items-end gap-3">
          <SaveFile
            file={{ agentBills: { contractKind: found.kind, from: addDays(today, 1 - FILE_DAYS), to: today } }}
          />
          <Select
            label={t('show')}
            className="min-w-0 phone:w-72"
            value={reachedOnly ? 'reached' : 'all'}
            onChange={({ target }) => onShow(target.value)}
            options={[
              { value: 'all', label: t('showAll') },
              { value: 'reached', label: t('showReached') },
            ]}
          />
        </div>
      </header>
      <Uncovered found={found} side={side} />
      <RecordTable
        caption={t('bills')}
        rows={found.bills}
        rowKey={({ id }: Bill) => id}
        busy={busy}
        pageInfo={found.pageInfo}
        pageAddress={pageAddress}
        clearAddress={undefined}
        empty={{ title: t('noBillsTitle'), text: t('noBillsText'), level: 3 }}
        columns={[
          {
            id: 'period',
            header: t('period'),
            cell: ({ kind, periodFrom: at, revision }) => (
              <>
                <PeriodMoment kind={kind} at={at} />
                {revision > 1 ? <span className="text-muted"> · {t('downline:recount')}</span> : null}
              </>
            ),
          },
          {
            id: 'account',
            header: t('withAccount'),
            cell: ({ payee, payer }) => <bdi>{payee === own ? (payer ?? t('downline:house')) : payee}</bdi>,
          },
          {
            id: 'state',
            header: t('state'),
            cell: ({ state, dispute }) => (
              <span className="inline-flex flex-wrap gap-1">
                <Badge tone={TONES[state]}>{t(`billStates.${state}`)}</Badge>
                {dispute ? <Badge>{t('disputed')}</Badge> : null}
              </span>
            ),
          },
          { id: 'amount', header: t('downline:amount'), align: 'end', cell: ({ amount }) => <Money {...amount} /> },
          {
            id: 'open',
            header: t('action'),
            cell: ({ id, state, payee }) => (
              <button type="button" className={linkClass()} onClick={() => setOpenedId(id)}>
                {t(state === 'AWAITING_COLLECTION' && payee === own ? 'collect' : 'open')}
              </button>
            ),
          },
        ]}
      />
      {opened ? (
        <BillDialog bill={opened} hasBets={hasBets} onClose={() => setOpenedId(undefined)}>
          {opened.payee === own ? <OwnBill bill={opened} /> : null}
        </BillDialog>
      ) : null}
    </section>
  )
}

/** Bills that wait until the payer's balance covers them. */
function Uncovered({ found: { uncovered }, side }: { found: AgentContracts; side: ContractSide }) {
  const { t } = useTranslation('contracts')
  const { money } = useFormat()
  if (!uncovered) return null
  return (
    <div role="status" className="flex items-start gap-3 rounded-card border border-line bg-info-soft px-4 py-3">
      <Icon icon={CircleAlert} className="shrink-0 text-info" />
      <div>
        <p className="text-body font-semibold">
          {t('uncovered', {
            count: uncovered.count,
            amount: money(uncovered.amount.amount, uncovered.amount.currency),
          })}
        </p>
        <p className="text-small text-pretty text-muted">{t(`uncoveredTexts.${side}`)}</p>
      </div>
    </div>
  )
}

/** The payee's side of a bill: a button to collect it, and the reason if it is in doubt. */
function OwnBill({ bill }: { bill: Bill }) {
  const { t } = useTranslation(['contracts', 'downline'])
  const collect = useSubmit(useCollectBillMutation())
  const [fault, setFault] = useState<string>()
  const take = async () => {
    const { problem } = await collect.run({ input: { id: bill.id } })
    setFault(problem?.text)
    if (problem) return
    showToast({ tone: 'good', title: t('collected') })
  }
  return (
    <>
      {bill.state === 'AWAITING_COLLECTION' ? (
        <div>
          <Button variant="action" pending={collect.isPending && t('downline:saving')} onClick={() => void take()}>
            {t('collect')}
          </Button>
        </div>
      ) : null}
      {fault ? (
        <p role="alert" className="text-body text-bad">
          {fault}
        </p>
      ) : null}
      <DisputeForm key={bill.dispute} bill={bill} />
    </>
  )
}

function DisputeForm({ bill }: { bill: Bill }) {
  const { t } = useTranslation(['contracts', 'downline'])
  const { run } = useSubmit(useDisputeBillMutation())
  const form = useMutationForm({
    defaultValues: { note: bill.dispute ?? '' },
    send: (typed) => run({ input: { ...typed, id: bill.id } }),
    place: ({ text }) => ({ note: text }),
    onDone: () => showToast({ tone: 'good', title: t('disputeSent') }),
  })
  return (
    <MutationForm form={form} className="flex flex-col gap-3">
      <TextArea
        label={t('dispute')}
        description={t('disputeText')}
        maxLength={NOTE_MAX}
        {...form.field('note', t('downline:required'))}
      />
      <div>
        <Button type="submit" pending={form.isPending && t('downline:saving')}>
          {t('sendDispute')}
        </Button>
      </div>
    </MutationForm>
  )
}
