import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../ui/badge.tsx'
import { Money } from '../ui/money.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { TabLinks } from '../ui/tab-links.tsx'
import { Table } from '../ui/table.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { KitSection } from './kit-section.tsx'
import { kitLabels } from './kit-labels.ts'

const STATES = [
  { tone: 'good', icon: CircleCheck, word: 'settled' },
  { tone: 'info', icon: Clock, word: 'running' },
  { tone: 'bad', icon: CircleX, word: 'voided' },
] as const

const ROUNDS = Array.from({ length: 6 }, (_, index) => ({
  round: `R-2026112000${41 + index}`,
  game: ['Nine Drums', 'Sóng Bạc', 'Lotus Fields'][index % 3] ?? '',
  state: STATES[index % 3] ?? STATES[0],
  stake: String(50_000 * (index + 1)),
  result: index % 2 ? String(-50_000 * (index + 1)) : String(127_500.5 * (index + 2)),
}))

export function KitLists() {
  const { t } = useTranslation('ui')
  const words = kitLabels()
  const [tab, setTab] = useState('0')
  const [page, setPage] = useState(6)
  return (
    <KitSection title={words.lists}>
      <TabLinks
        label={words.lists}
        links={[words.records, words.deposit, words.withdraw, words.turnover, words.vendors].map((label, index) => ({
          id: String(index),
          label,
        }))}
        renderLink={(link, className, content) => (
          <a href="#content" className={className} aria-current={link.id === '0' ? 'page' : undefined}>
            {content}
          </a>
        )}
      />
      <Tabs
        label={words.records}
        selected={tab}
        onSelect={setTab}
        tabs={words.tabs.map((label, index) => ({ id: String(index), label, end: <Badge>{6 - index}</Badge> }))}
      >
        <Table
          caption={words.records}
          rows={ROUNDS}
          rowKey={(row) => row.round}
          columns={[
            {
              id: 'round',
              header: words.columns.round,
              cell: (row) => <span className="figures">{row.round}</span>,
              total: words.columns.total,
            },
            { id: 'game', header: words.columns.game, cell: (row) => row.game },
            {
              id: 'state',
              header: words.columns.state,
              cell: (row) => (
                <Badge tone={row.state.tone} icon={row.state.icon}>
                  {words[row.state.word]}
                </Badge>
              ),
            },
            {
              id: 'stake',
              header: words.columns.stake,
              align: 'end',
              cell: (row) => <Money amount={row.stake} currency="VND" />,
              total: <Money amount="1050000" currency="VND" />,
            },
            {
              id: 'result',
              header: words.columns.result,
              align: 'end',
              sorted: 'descending',
              cell: (row) => (
                <span className={row.result.startsWith('-') ? 'text-bad' : 'text-good'}>
                  <Money amount={row.result} currency="VND" signed />
                </span>
              ),
              total: <Money amount="930006" currency="VND" signed />,
            },
          ]}
        />
      </Tabs>
      <Pagination
        page={page}
        pageCount={24}
        labels={{
          pages: t('pages'),
          previous: t('previousPage'),
          next: t('nextPage'),
          page: (number) => t('page', { page: number }),
        }}
        renderLink={(target, link, content) => (
          <a
            {...link}
            href="#content"
            onClick={(event) => {
              event.preventDefault()
              setPage(target)
            }}
          >
            {content}
          </a>
        )}
      />
    </KitSection>
  )
}
