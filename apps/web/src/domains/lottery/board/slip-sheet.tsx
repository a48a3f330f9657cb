import { formatAmount } from '@playhouse/shared/money.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Money } from '../../../ui/money.tsx'
import { FROM_LAPTOP, useMedia } from '../../../ui/use-media.ts'
import { OutcomeLine } from './followed-cards.tsx'
import type { Slip } from './slip-store.ts'
import type { FollowedCard } from './use-followed-tickets.ts'

interface SlipSheetProps {
  slip: Slip
  /** Lines as they are sold. */
  count: number
  cost: bigint
  currency: string
  cards: readonly FollowedCard[]
  children: React.ReactNode
}

/** The slip of narrow screens: a line at the bottom that opens it. */
export function SlipSheet({ slip, count, cost, currency, cards, children }: SlipSheetProps) {
  const { t } = useTranslation(['lottery', 'ui'])
  const { integer } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const isWide = useMedia(FROM_LAPTOP)
  return (
    <>
      <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 border-t border-line bg-overlay px-4 py-2 tablet:bottom-0 laptop:hidden">
        <OutcomeLine cards={cards} />
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className={buttonClass({
            variant: count > 0 ? 'action' : 'outline',
            wide: true,
            class: 'justify-between! h-11!',
          })}
        >
          <span>{count === 0 ? t('slip.title') : t('slip.bar', { count, shown: integer(count) })}</span>
          {count === 0 ? null : <Money amount={formatAmount(cost)} currency={currency} whole />}
        </button>
      </div>
      {isOpen && !isWide ? (
        <Dialog
          title={t('slip.title')}
          closeLabel={t('ui:close')}
          onClose={() => setOpen(false)}
          initialFocus="title"
          size="medium"
        >
          {count > 0 ? (
            <div className="mb-2 flex justify-end">
              <Button variant="quiet" size="small" onClick={slip.clear}>
                {t('clear')}
              </Button>
            </div>
          ) : null}
          {children}
        </Dialog>
      ) : null}
    </>
  )
}
