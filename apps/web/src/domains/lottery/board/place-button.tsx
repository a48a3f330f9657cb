import { formatAmount } from '@playhouse/shared/money.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openLogIn } from '../../../access/access-requests.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { serverNow } from '../../../server-time.ts'
import { Button } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { here } from '../../games/parts/launch/use-launch-address.ts'
import { Countdown } from '../parts/countdown.tsx'
import { useServerClock } from '../server-clock.ts'
import { getClosing } from './slip.ts'
import type { SlipPanelProps } from './slip-panel-props.ts'
import { useDrawName } from '../lottery-names.ts'

/** A press this soon after the draw has changed was meant for the one before. */
const FRESH_MS = 1_500

/** Buys the slip while its draws sell, or says why it cannot; visitors log in first. */
export function PlaceButton({ lottery, current, holidays, priced, draws, placing, board, onPlace }: SlipPanelProps) {
  const { t } = useTranslation('lottery')
  const drawName = useDrawName()
  const getName = (one: string) => drawName(one, one === current?.number ? current.drawsAt : undefined)
  const viewer = useViewer()
  const now = useServerClock(current?.serverTime)
  const number = current?.number
  const change = useRef({ number, at: -Infinity })
  const [closedNumber, setClosedNumber] = useState<string>()
  useEffect(() => {
    const { number: before } = change.current
    if (before === number) return
    change.current = { number, at: before === undefined ? -Infinity : performance.now() }
    if (before !== undefined) setClosedNumber(before)
  }, [number])
  const numbers = [...new Set(priced.tickets.flatMap((ticket) => ticket.number ?? number ?? []))].toSorted()
  // Whether each line names its draw, which says itself whether it has closed.
  const isDated = lottery === undefined || priced.tickets.every((ticket) => ticket.number !== undefined)
  const isHeld = !isDated && current !== null && current.hold !== null
  const isClosed = !current || isHeld || (!isDated && now >= Date.parse(current.closesAt))
  const reason = !current
    ? t('notOnSale')
    : isHeld
      ? t('onHold')
      : isClosed
        ? t('closedWait')
        : priced.isSellable
          ? null
          : t('slip.fixFirst')
  const { currency } = board.minimumCost
  const firstToClose = () => {
    const closing = priced.tickets.map(({ lottery: other, number: draw = number }) =>
      other !== undefined && draw !== undefined
        ? getClosing(other, draw, holidays, board.reading)
        : Date.parse(current?.closesAt ?? ''),
    )
    return new Date(Math.min(...closing.filter((at) => at > now), Date.parse('9999-12-31'))).toISOString()
  }
  const press = () => {
    if (!isDated && current && serverNow() >= Date.parse(current.closesAt)) return
    // The draw that was shown when the finger came down has just closed.
    if (!isDated && performance.now() - change.current.at < FRESH_MS) return
    if (viewer === null) openLogIn({ act: 'openPage', path: here() })
    else onPlace()
  }
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-small text-muted empty:hidden">
        {closedNumber !== undefined && current && !isDated
          ? t('slip.moved', {
              before: drawName(closedNumber),
              number: drawName(current.number, current.drawsAt),
            })
          : ''}
      </p>
      <Button
        variant="action"
        size="large"
        wide
        className="h-auto! min-h-12 flex-col gap-0! py-1.5 whitespace-normal"
        pending={placing.isPending ? t('slip.placing') : false}
        disabledReason={reason}
        onClick={press}
      >
        <span>
          {viewer ? null : <span className="member:hidden">{t('slip.logInToPlace')}</span>}
          <span className={viewer ? undefined : 'visitor:hidden'}>{t('slip.place')}</span>{' '}
          <Money amount={formatAmount(priced.cost * BigInt(draws))} currency={currency} whole />
        </span>
        {current && !isClosed ? (
          <span className="text-caption font-normal">
            {numbers.length > 1
              ? t('slip.forDraws', { numbers: numbers.map((one) => getName(one)).join(', ') })
              : t('slip.forDraw', { number: getName(numbers[0] ?? current.number) })}{' '}
            · <Countdown until={firstToClose()} />
          </span>
        ) : null}
      </Button>
    </div>
  )
}
