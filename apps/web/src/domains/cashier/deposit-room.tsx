import { formatAmount, formatWholeAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { useTranslation } from 'react-i18next'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { type DepositMethod, isWithin } from './deposit-methods.tsx'

/** The amount that the account's strictest limit still allows. */
export interface DepositRoom {
  /** In minor units. */
  left: bigint
  /** The limit, what is used of it and what is left, in a sentence. */
  text: string
  freeAt: string | null
}

interface RoomNoteProps {
  room: DepositRoom
  method: DepositMethod
  onChoose: (amount: string) => void
}

/** States the amount that the limits allow, and offers to deposit just that. */
export function RoomNote({ room: { left, text, freeAt }, method, onChoose }: RoomNoteProps) {
  const { t } = useTranslation('deposit')
  const { wholeMoney, dateTime } = useFormat()
  const { minimum } = method
  const whole = left - (left % MINOR_UNITS)
  const money = (amount: string) => wholeMoney(amount, minimum.currency)
  const isTooLittle = whole < parseAmount(minimum.amount)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line bg-info-soft px-4 py-3 text-small">
      <p className="grow basis-full">{text}</p>
      {isTooLittle ? (
        <p className="grow basis-full">
          <span>{t('room.tooLittle', { amount: money(minimum.amount) })}</span>
          {freeAt ? <span>{` ${t('room.freeAt', { time: dateTime(freeAt) })}`}</span> : null}
        </p>
      ) : isWithin(method, formatAmount(whole)) ? (
        <Button size="small" onClick={() => onChoose(formatWholeAmount(whole))}>
          {t('room.deposit', { amount: money(formatAmount(whole)) })}
        </Button>
      ) : null}
      <OfferedLink to={paths.memberLimits()} className={linkClass()}>
        {t('room.limits')}
      </OfferedLink>
    </div>
  )
}
