import type { ContractState } from '@playhouse/schema/types.generated.ts'
import { FileSignature } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PeriodMoment } from './period-moment.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import { OpenButton, useContractColumns } from './contract-columns.tsx'
import { ContractDialog } from './contract-dialog.tsx'
import type { Contract, ContractSectionProps } from './contract-terms.tsx'

const TONES: Readonly<Partial<Record<ContractState, 'good' | 'info'>>> = { OFFERED: 'info', ACCEPTED: 'good' }

export function ContractList({ found, own, busy, onChanged }: ContractSectionProps) {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const columns = useContractColumns(own)
  const [openedId, setOpenedId] = useState<string>()
  const opened = found.contracts.find(({ id }) => id === openedId)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-title font-semibold">{t('contracts')}</h2>
      <Table
        caption={t('contracts')}
        rows={found.contracts}
        rowKey={({ id }: Contract) => id}
        busy={busy}
        empty={<EmptyState icon={FileSignature} level={3} title={t('noneTitle')} text={t('noneText')} />}
        columns={[
          columns.account,
          { id: 'version', header: t('versionName'), align: 'end', cell: ({ number }) => format.integer(number) },
          {
            id: 'state',
            header: t('state'),
            cell: ({ state }) => <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>,
          },
          columns.rate,
          {
            id: 'from',
            header: t('validFrom'),
            cell: ({ kind, validFrom }) => (validFrom ? <PeriodMoment kind={kind} at={validFrom} /> : '–'),
          },
          {
            id: 'until',
            header: t('validUntil'),
            cell: ({ kind, validUntil }) => (validUntil ? <PeriodMoment kind={kind} at={validUntil} isEnd /> : '–'),
          },
          {
            id: 'open',
            header: t('action'),
            cell: ({ id, number, state, payee }) => {
              const responses = state === 'OFFERED' && payee === own
              return (
                <OpenButton
                  answers={responses}
                  label={t(responses ? 'answerContract' : 'openContract', { number, account: payee })}
                  onPress={() => setOpenedId(id)}
                />
              )
            },
          },
        ]}
      />
      {opened ? (
        <ContractDialog contract={opened} own={own} onChanged={onChanged} onClose={() => setOpenedId(undefined)} />
      ) : null}
    </section>
  )
}
