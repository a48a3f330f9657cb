import type { Downline, GameCategory } from '@playhouse/schema/types.generated.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { moneyColumn } from '../records/parts/report-parts.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import type { Column } from '../../ui/table.tsx'

type Line = Pick<Downline, 'username' | 'kind' | 'memberCount'>

/** The first columns of a table of lines: the account, and how many are below it. @param accountAddress of the page of those */
export function useLineColumns(accountAddress: (username: string) => string): Column<Line>[] {
  const { t } = useTranslation(['downline', 'agent', 'member'])
  const format = useFormat()
  return [
    {
      id: 'account',
      header: t('agent:account'),
      cell: ({ username, kind }) => (
        <>
          <Link to={paths.downline(username)} className={linkClass()}>
            <bdi>{username}</bdi>
          </Link>
          <span className="block text-small font-normal text-muted">{t(`member:kinds.${kind}`)}</span>
        </>
      ),
    },
    {
      id: 'members',
      header: t('below'),
      align: 'end',
      cell: ({ memberCount, username }) =>
        memberCount > 1 ? (
          <Link
            to={accountAddress(username)}
            className={linkClass()}
            aria-label={t('openBelow', { account: username, count: memberCount - 1 })}
          >
            {format.integer(memberCount - 1)}
          </Link>
        ) : (
          '0'
        ),
    },
  ]
}

interface Amount {
  amount: string
  currency: string
}

interface Product {
  category: GameCategory
  rounds: number
  turnover: Amount
  uncounted: Amount
  payout: Amount
  houseProfit: Amount
}

/** The columns of a team's products: what is left of the stakes after the payouts is the profit. */
export function useProductColumns(profitHeader: string): Column<Product>[] {
  const { t } = useTranslation(['downline', 'records'])
  const format = useFormat()
  return [
    {
      id: 'category',
      header: t('records:columns.product'),
      cell: ({ category }) => t(`records:categories.${category}`),
    },
    { id: 'rounds', header: t('rounds'), align: 'end', cell: ({ rounds }) => format.integer(rounds) },
    {
      id: 'stakes',
      header: t('stakes'),
      align: 'end',
      cell: ({ turnover, uncounted }) => (
        <Money {...turnover} amount={formatAmount(parseAmount(turnover.amount) + parseAmount(uncounted.amount))} />
      ),
    },
    moneyColumn('turnover', t('countedStakes')),
    moneyColumn('payout', t('payout')),
    moneyColumn('houseProfit', profitHeader, true),
  ]
}
