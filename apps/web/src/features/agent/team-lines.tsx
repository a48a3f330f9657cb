import { isAgentKind } from '@playhouse/shared/account-kinds.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import type { TeamLines_LineFragment } from './team-lines.generated.ts'

export type TeamLine = Omit<TeamLines_LineFragment, ' $fragmentName'>

interface TeamLinesProps {
  heading: string
  lines: readonly TeamLine[]
  /** Links to the overview of an agent's own team. */
  renderAgent: (account: string) => ReactNode
}

/** Direct lines of a team with what each came to, its head included. */
export function TeamLines({ heading, lines, renderAgent }: TeamLinesProps) {
  const { t } = useTranslation(['agent', 'member'])
  const format = useFormat()
  return (
    <section>
      <h3 className="mb-3 text-prose font-semibold">{heading}</h3>
      <Table
        caption={heading}
        rows={lines}
        rowKey={(line) => line.account}
        columns={[
          {
            id: 'account',
            header: t('account'),
            cell: ({ account, kind }) => (isAgentKind(kind) ? renderAgent(account) : account),
          },
          { id: 'kind', header: t('kind'), cell: ({ kind }) => t(`member:kinds.${kind}`) },
          { id: 'members', header: t('members'), align: 'end', cell: (line) => format.integer(line.memberCount) },
          {
            id: 'turnover',
            header: t('measures.turnover'),
            align: 'end',
            cell: ({ figures }) => <Money {...figures.turnover} />,
          },
          {
            id: 'deposit',
            header: t('measures.deposit'),
            align: 'end',
            cell: ({ figures }) => <Money {...figures.deposit} />,
          },
          {
            id: 'houseProfit',
            header: t('measures.houseProfit'),
            align: 'end',
            cell: ({ figures }) => <Money {...figures.houseProfit} signed />,
          },
        ]}
      />
    </section>
  )
}
