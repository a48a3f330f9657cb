import type { AgentContractKind, ContractTermsInput } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import { getResponse } from '../../graphql/response.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { Missed } from './bill-dialog.tsx'
import { useContractSimulationQuery } from './contract-simulation.generated.ts'
import { PeriodMoment } from './period-moment.tsx'

const PERIODS = 6

interface ContractSimulationProps {
  /** The account that would be paid; null for the agent itself. */
  username: string | null
  kind: AgentContractKind
  terms: ContractTermsInput
}

/** The pay that a contract would have produced over the last periods, and the agent's remainder. */
export function ContractSimulation({ username, kind, terms }: ContractSimulationProps) {
  const { t } = useTranslation('contracts')
  const errorText = useErrorText()
  const query = useContractSimulationQuery({
    variables: { username, kind, terms, periods: PERIODS },
    fetchPolicy: 'network-only',
  })
  const agent = getResponse(query).response?.viewer?.agentAccount
  const found = agent?.__typename === 'AgentAccount' ? agent.contractSimulation : agent
  if (query.loading && !found) return <Skeleton className="h-40 w-full rounded-card" />
  if (!found)
    return <LoadFailure title={t('simulationFailed')} error={query.error} onRetry={() => void query.refetch()} />
  if (found.__typename === 'Problem') {
    return (
      <p role="alert" className="text-body text-bad">
        {errorText(found.code)}
      </p>
    )
  }
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-prose font-semibold">{t('simulation')}</h3>
      <p className="text-body text-pretty text-muted">{t('simulationText', { count: found.periods.length })}</p>
      <Table
        caption={t('simulation')}
        rows={found.periods}
        rowKey={({ from }) => from}
        onPhone="scroll"
        columns={[
          {
            id: 'period',
            header: t('period'),
            cell: ({ from, lines }) => (
              <>
                <PeriodMoment kind={kind} at={from} />
                <Missed lines={lines} />
              </>
            ),
            total: t('total'),
          },
          {
            id: 'amount',
            header: t('thisContract'),
            align: 'end',
            cell: ({ amount }) => <Money {...amount} />,
            total: <Money {...found.total} />,
          },
          {
            id: 'received',
            header: t('toYou'),
            align: 'end',
            cell: ({ received }) => <Money {...received} />,
            total: <Money {...found.received} />,
          },
          {
            id: 'paid',
            header: t('fromYou'),
            align: 'end',
            cell: ({ paid }) => <Money {...paid} />,
            total: <Money {...found.paid} />,
          },
        ]}
      />
    </section>
  )
}
