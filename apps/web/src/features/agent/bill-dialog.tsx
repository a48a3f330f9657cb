import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatDate } from '../../i18n/format-time.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import type { AgentBill_BillFragment, BillLine_LineFragment } from './agent-bill.generated.ts'
import { periodText } from './period.ts'
import { ratioOf } from './rate.ts'

export type Bill = Omit<AgentBill_BillFragment, ' $fragmentName'>
export type Line = Omit<BillLine_LineFragment, ' $fragmentName'>

interface BillDialogProps {
  bill: Bill
  /** Whether the agent may open the team's bets. */
  hasBets: boolean
  onClose: () => void
  /** What can be done with the bill. */
  children?: ReactNode
}

/** A bill: its state, why it pays nothing, and every line that it follows from. */
export function BillDialog({ bill, hasBets, onClose, children }: BillDialogProps) {
  const { t } = useTranslation(['contracts', 'downline', 'ui'])
  const format = useFormat()
  return (
    <Dialog
      title={t(`downline:billKinds.${bill.kind}`)}
      closeLabel={t('ui:close')}
      onClose={onClose}
      initialFocus="title"
    >
      <div className="flex flex-col gap-4">
        <p className="text-body text-muted">{periodText(bill.kind, bill.periodFrom, bill.periodTo)}</p>
        <p className="text-body">
          <strong>{t(`billStates.${bill.state}`)}</strong>
          {bill.paidAt ? ` · ${format.dateTime(bill.paidAt)}` : ''}
          <br />
          <span className="text-muted">{t(`billStateTexts.${bill.state}`)}</span>
        </p>
        <Missed lines={bill.lines} />
        <Formula lines={bill.lines} />
        {hasBets ? (
          <p className="text-body">
            <Link to={betsAddress(bill)} className={linkClass()}>
              {t('bets')}
            </Link>
          </p>
        ) : null}
        {bill.dispute ? (
          <div>
            <h3 className="text-small text-muted">{t('disputeOf', { account: bill.payee })}</h3>
            <p className="text-body wrap-anywhere whitespace-pre-line">{bill.dispute}</p>
          </div>
        ) : null}
        {children}
      </div>
    </Dialog>
  )
}

/** The bets of the payee's team on the days of the period. */
function betsAddress({ payee, periodFrom, periodTo }: Bill): string {
  const [from, to] = [formatDate(periodFrom), formatDate(Date.parse(periodTo) - 1)]
  return `${paths.teamBetting()}?${new URLSearchParams({ from, to, account: payee })}`
}

/** Whether a condition is a limit that must not be exceeded; others must be reached. */
const isLimit = (item: Line['item']) => item === 'WIN_RATE' || item === 'LOSS_RATE' || item === 'LARGEST_BET'

/** Why a period was not reached, a sentence for each condition. */
export function Missed({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const missed = lines.filter(({ isMet }) => isMet === false)
  if (missed.length === 0) return null
  const text = (item: Line['item'], money: Line['amount'], number: Line['number']) => {
    if (money) return format.money(money.amount, money.currency)
    return item === 'ACTIVE_MEMBERS' ? format.integer(number ?? 0) : format.percent(ratioOf(number ?? 0), 2)
  }
  return (
    <ul className="list-disc ps-5 text-body">
      {missed.map(({ item, amount, number, neededAmount, neededNumber }) => (
        <li key={item}>
          {t(`missed.${item}`, {
            value: text(item, amount, number),
            needed: text(item, neededAmount, neededNumber),
          })}
        </li>
      ))}
    </ul>
  )
}

/** Every line that an amount follows from, with what the contract asks for. */
function Formula({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation(['downline', 'contracts'])
  const format = useFormat()
  const valueOf = (item: Line['item'], money: Line['amount'], number: Line['number']) => {
    if (money) return <Money {...money} />
    if (number === null) return '–'
    return item === 'ACTIVE_MEMBERS' ? format.integer(number) : format.percent(ratioOf(number), 2)
  }
  return (
    <Table
      caption={t('formula')}
      rows={lines}
      rowKey={({ item }) => item}
      onPhone="scroll"
      columns={[
        { id: 'item', header: t('formula'), cell: ({ item }) => t(`billItems.${item}`) },
        {
          id: 'value',
          header: t('value'),
          align: 'end',
          cell: ({ item, amount, number }) => valueOf(item, amount, number),
        },
        {
          id: 'needed',
          header: t('contracts:needed'),
          align: 'end',
          cell: ({ item, neededAmount, neededNumber }) =>
            neededAmount === null && neededNumber === null ? (
              '–'
            ) : (
              <>
                {isLimit(item) ? '≤' : '≥'} {valueOf(item, neededAmount, neededNumber)}
              </>
            ),
        },
      ]}
    />
  )
}
