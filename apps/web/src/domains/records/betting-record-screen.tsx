import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import {
  BetStatusTexts,
  type BetRow,
  getLotteryRound,
  useBetColumns,
  useMovementColumns,
} from './parts/record-rows.tsx'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { RecordTable, RecordTotals, uncountedTotal } from './parts/record-table.tsx'
import { readItem } from '../../graphql/item.tsx'
import { getResponse } from '../../graphql/response.ts'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { paths } from '../../paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { Table } from '../../ui/table.tsx'
import { type BettingRecordScreenQuery, useBettingRecordScreenQuery } from './betting-record-screen.generated.ts'
import { BET_STATUSES, type loader, PRODUCTS } from './betting-record-screen.loader.ts'
import { RecordGap, RecordReport, useRecordReport } from './record-report.tsx'

type Account = MemberAccount<BettingRecordScreenQuery>

/** The member's rounds, by product, vendor, game, status and days. */
export function Component() {
  const { t } = useTranslation(['records', 'shell'])
  const { variables, ...address } = useLoaderData<typeof loader>()
  const query = useBettingRecordScreenQuery({ variables })
  const { response } = getResponse(query)
  const report = useRecordReport(address, query, (member) => member.bettingRecord)
  const { account, result: bets, record, busy } = report
  const betColumns = useBetColumns((id) => record.openAddress('bet', id))
  const { product, game, bet } = address.state.filters
  const { item: found, gap } = readItem(query, account?.bet)
  const { from, to, vendorId, gameId, status } = variables
  const vendors = new Map(
    (response?.site.navigation ?? []).flatMap((entry) => entry.vendors.map(({ id, name }) => [id, name] as const)),
  )
  return (
    <RecordReport
      title={t('bettingRecord')}
      report={report}
      tabs={
        <TabLinks
          label={t('products')}
          links={[
            { id: '', label: t('allProducts') },
            ...PRODUCTS.map((id) => ({ id, label: t(`shell:lobbies.${id}`) })),
          ]}
          renderLink={(link, className, content) => (
            <Link
              to={record.filterAddress('product', link.id)}
              preventScrollReset
              aria-current={link.id === (product ?? '') ? 'page' : undefined}
              className={className}
            >
              {content}
            </Link>
          )}
        />
      }
      file={{
        betting: {
          from,
          to,
          categories: product ? [...LOBBY_CATEGORIES[product]] : null,
          vendorId,
          gameId,
          status: status === 'OPEN' ? null : status,
        },
      }}
      filters={[
        {
          name: 'status',
          label: t('columns.status'),
          className: 'phone:w-44',
          options: [
            { value: '', label: t('settled') },
            ...BET_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
          ],
        },
        {
          name: 'vendor',
          label: t('columns.vendor'),
          className: 'phone:w-56',
          options: [{ value: '', label: t('allVendors') }, ...[...vendors].map(([value, label]) => ({ value, label }))],
        },
      ]}
      note={
        game ? (
          <p className="col-span-2 self-end text-body phone:pb-2">
            {bets?.nodes[0]?.gameName}{' '}
            <Link to={record.filterAddress('game', '')} className={buttonClass({ variant: 'quiet', size: 'small' })}>
              {t('allGames')}
            </Link>
          </p>
        ) : null
      }
      dialog={
        !bet ? null : found ? (
          <BetDialog
            found={found}
            gameAddress={record.filterAddress('game', found.bet.gameId)}
            onClose={() => record.close('bet')}
          />
        ) : (
          <RecordGap
            gap={gap}
            query={query}
            title={t('bettingRecord')}
            absent={t('noBetTitle')}
            onClose={() => record.close('bet')}
          />
        )
      }
    >
      {bets ? (
        <>
          <RecordTotals
            totals={[
              { id: 'rounds', name: t('totals.rounds'), value: <Count count={bets.totals.rounds} /> },
              { id: 'turnover', name: t('totals.turnover'), value: <Money {...bets.totals.turnover} /> },
              ...uncountedTotal(t('totals.uncounted'), bets.totals.uncounted),
              { id: 'payout', name: t('totals.payout'), value: <Money {...bets.totals.payout} /> },
              { id: 'profit', name: t('totals.profit'), value: <Money {...bets.totals.profit} signed /> },
            ]}
          />
          <RecordTable
            caption={t('bettingRecord')}
            columns={betColumns}
            rows={bets.nodes}
            rowKey={({ id }: BetRow) => id}
            pageInfo={bets.pageInfo}
            pageAddress={record.pageAddress}
            clearAddress={record.clearAddress}
            empty={{ title: t('noBetsTitle'), text: t('noBetsText') }}
            busy={busy}
          />
        </>
      ) : null}
    </RecordReport>
  )
}

function Count({ count }: { count: number }) {
  return useFormat().integer(count)
}

interface BetDialogProps {
  found: NonNullable<Account['bet']>
  gameAddress: string
  onClose: () => void
}

function BetDialog({ found: { bet, movements, fairness }, gameAddress, onClose }: BetDialogProps) {
  const { t } = useTranslation(['records', 'ui'])
  const format = useFormat()
  const columns = useMovementColumns()
  const { ticketId, change } = getLotteryRound(bet)
  return (
    <Dialog title={bet.gameName} size="large" closeLabel={t('ui:close')} onClose={onClose} initialFocus="title">
      <div className="flex flex-col gap-5">
        {change ? <p className="text-body text-pretty">{t(`${change}Text`)}</p> : null}
        <dl className="grid gap-x-6 gap-y-3 phone:grid-cols-2">
          <Pair name={t('columns.round')}>
            <span className="wrap-anywhere">{bet.roundNumber}</span>
          </Pair>
          <Pair name={t('columns.time')}>{format.dateTime(bet.at)}</Pair>
          <Pair name={t('columns.status')}>
            <BetStatusTexts bet={bet} />
          </Pair>
          <Pair name={t('columns.vendor')}>{bet.vendorName}</Pair>
          <Pair name={t('columns.stake')}>
            <Money {...bet.stake} />
          </Pair>
          <Pair name={t('columns.payout')}>
            <Money {...bet.payout} />
          </Pair>
          {bet.profit ? (
            <Pair name={t('columns.profit')}>
              <Money {...bet.profit} signed />
            </Pair>
          ) : null}
          {bet.turnover ? (
            <Pair name={t('totals.turnover')}>
              <Money {...bet.turnover} />
              {bet.uncountedReason ? (
                <span className="block text-small text-pretty text-muted">
                  {t(`uncountedReasons.${bet.uncountedReason}`)}
                </span>
              ) : null}
            </Pair>
          ) : null}
        </dl>
        <Table
          caption={t('movements')}
          columns={columns.filter(({ id }) => id !== 'wallet')}
          rows={movements}
          rowKey={({ id }) => id}
        />
        <section>
          <h3 className="text-prose font-semibold">{t('fairness')}</h3>
          {fairness ? (
            <>
              <p className="mt-1 mb-3 text-body text-pretty text-muted">{t('fairnessText')}</p>
              <dl className="flex flex-col gap-2 text-small">
                <Pair name={t('serverSeedHash')}>
                  <code className="wrap-anywhere">{fairness.serverSeedHash}</code>
                </Pair>
                <Pair name={t('serverSeed')}>
                  <code className="wrap-anywhere">{fairness.serverSeed}</code>
                </Pair>
                <Pair name={t('clientSeed')}>
                  <code className="wrap-anywhere">{fairness.clientSeed}</code>
                </Pair>
                <Pair name={t('nonce')}>{format.integer(fairness.nonce)}</Pair>
              </dl>
              <a href={fairness.verifyUrl} target="_blank" rel="noreferrer" className={`${buttonClass()} mt-4`}>
                <Icon icon={ExternalLink} size={16} />
                {t('verify')}
              </a>
            </>
          ) : (
            <p className="mt-1 text-body text-muted">{t('noFairness')}</p>
          )}
        </section>
        <div className="flex flex-wrap gap-2">
          {ticketId ? (
            <OfferedLink to={paths.lotteryTicket(ticketId)} className={buttonClass()}>
              {t('lotteryTicket')}
            </OfferedLink>
          ) : null}
          <Link to={gameAddress} className={buttonClass({ variant: 'quiet' })}>
            {t('onlyThisGame')}
          </Link>
        </div>
      </div>
    </Dialog>
  )
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="figures text-body whitespace-normal!">{children}</dd>
    </div>
  )
}
