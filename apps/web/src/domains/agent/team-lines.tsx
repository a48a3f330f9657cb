import { isAgentKind } from '@playhouse/shared/account-kinds.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import type { DownlineList_DownlineFragment } from './downline-list.generated.ts'

export type DirectDownline = Omit<DownlineList_DownlineFragment, ' $fragmentName'>

interface TeamLinesProps {
  heading: string
  lines: readonly DirectDownline[]
  renderAgent: (username: string) => ReactNode
}

/** Totals of the direct downlines and of the team's head. */
export function TeamLines({ heading, lines, renderAgent }: TeamLinesProps) {
  const { t } = useTranslation(['agent', 'member'])
  const format = useFormat()
  return (
    <section>
      <h3 className="mb-3 text-prose font-semibold">{heading}</h3>
      <Table
        caption={heading}
        rows={lines}
        rowKey={({ member }) => member.id}
        columns={[
          {
            id: 'username',
            header: t('account'),
            cell: ({ member }) => (isAgentKind(member.kind) ? renderAgent(member.username) : member.username),
          },
          { id: 'kind', header: t('kind'), cell: ({ member }) => t(`member:kinds.${member.kind}`) },
          { id: 'members', header: t('members'), align: 'end', cell: (line) => format.integer(line.memberCount) },
          {
            id: 'turnover',
            header: t('measures.turnover'),
            align: 'end',
            cell: ({ totals: figures }) => <Money {...figures.turnover} />,
          },
          {
            id: 'deposit',
            header: t('measures.deposit'),
            align: 'end',
            cell: ({ totals: figures }) => <Money {...figures.deposit} />,
          },
          {
            id: 'houseProfit',
            header: t('measures.houseProfit'),
            align: 'end',
            cell: ({ totals: figures }) => <Money {...figures.houseProfit} signed />,
          },
        ]}
      />
    </section>
  )
}
