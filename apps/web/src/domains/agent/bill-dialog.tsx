import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { findLastDay, formatDate } from '../../i18n/format-time.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import type { AgentBill_BillFragment } from './agent-bill.generated.ts'
import { periodText } from './period.ts'
import { toRatio } from './rate.ts'

export type Bill = Omit<AgentBill_BillFragment, ' $fragmentName'>
export type Line = Bill['lines'][number]

interface BillDialogProps {
  bill: Bill
  /** Whether the agent may open the team's bets. */
  hasBets: boolean
  onClose: () => void
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
        <p className="figures text-body text-muted first-letter:uppercase">
          {periodText(format, bill.kind, bill.periodFrom, bill.periodTo)}
        </p>
        <p className="text-body">
          <strong>{t(`billStates.${bill.state}`)}</strong>
          <span>{bill.paidAt ? ` · ${format.dateTime(bill.paidAt)}` : ''}</span>
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
  const [from, to] = [formatDate(periodFrom), findLastDay(periodTo)]
  return `${paths.teamBetting()}?${new URLSearchParams({ from, to, account: payee })}`
}

/** Whether a condition is a limit that must not be exceeded; others must be reached. */
const isLimit = (item: Line['item']) => item === 'WIN_RATE' || item === 'LOSS_RATE' || item === 'LARGEST_BET'

type Value = { is: 'amount'; amount: string; currency: string } | { is: 'count' | 'rate'; number: number }

function getValues(line: Line): { value: Value; needed: Value | null } {
  const parseNumber = (is: 'count' | 'rate', number: number, needed: number | null) => ({
    value: { is, number },
    needed: needed === null ? null : { is, number: needed },
  })
  switch (line.__typename) {
    case 'BillCount':
      return parseNumber('count', line.count, line.neededCount)
    case 'BillRate':
      return parseNumber('rate', line.basisPoints, line.neededBasisPoints)
    case 'BillAmount':
      return {
        value: { is: 'amount', ...line.amount },
        needed: line.neededAmount && { is: 'amount', ...line.neededAmount },
      }
  }
}

function useValueText(): (value: Value | null) => string {
  const format = useFormat()
  return (value) => {
    if (!value) return '–'
    if (value.is === 'amount') return format.exactMoney(value.amount, value.currency)
    return value.is === 'count' ? format.integer(value.number) : format.percent(toRatio(value.number), 2)
  }
}

/** Why a period was not reached, a sentence for each condition. */
export function Missed({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('contracts')
  const text = useValueText()
  const missed = lines.filter(({ isMet }) => isMet === false)
  if (missed.length === 0) return null
  return (
    <ul className="list-disc ps-5 text-body">
      {missed.map((line) => {
        const { value, needed } = getValues(line)
        return <li key={line.item}>{t(`missed.${line.item}`, { value: text(value), needed: text(needed) })}</li>
      })}
    </ul>
  )
}

/** Every line that an amount follows from, with what the contract asks for. */
function Formula({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation(['downline', 'contracts'])
  const text = useValueText()
  const shown = (value: Value) => (value.is === 'amount' ? <Money {...value} exact /> : text(value))
  return (
    <Table
      caption={t('formula')}
      rows={lines}
      rowKey={({ item }) => item}
      onPhone="scroll"
      wrapsHeaders
      columns={[
        {
          id: 'item',
          header: t('formula'),
          cell: ({ item }) => <span className="max-tablet:whitespace-normal">{t(`billItems.${item}`)}</span>,
        },
        {
          id: 'value',
          header: `${t('value')} · ${t('contracts:needed')}`,
          align: 'end',
          cell: (line) => {
            const { value, needed } = getValues(line)
            return (
              <>
                {shown(value)}
                {needed ? (
                  <span className="block text-muted">
                    {isLimit(line.item) ? '≤' : '≥'} {shown(needed)}
                  </span>
                ) : null}
              </>
            )
          },
        },
      ]}
    />
  )
}
