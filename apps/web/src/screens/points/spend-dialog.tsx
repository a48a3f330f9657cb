import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { Coins } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { newRequestKey } from '../../graphql/request-key.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { type PointsScreenQuery, useConvertPointsMutation, useRedeemPointsMutation } from './points-screen.generated.ts'
import { usePoints } from './use-points.ts'

type Mall = NonNullable<PointsScreenQuery['site']['pointsMall']>

type Item = Mall['items'][number]

/** An item as it was chosen, or points into cash. */
export type Purchase = { item: Item; convert?: undefined } | { convert: Mall; item?: undefined }

interface SpendDialogProps {
  purchase: Purchase
  /** The items on offer now: the office may have changed what was chosen. */
  items: readonly Item[]
  balance: string
  hasPaymentPassword: boolean
  onClose: () => void
  onSpent: () => void
  /** The item has changed meanwhile. */
  onStale: () => void
}

const NOTE_MAX = 140

/** Confirms with the payment password what points are spent on. */
export function SpendDialog({
  purchase,
  items,
  balance,
  hasPaymentPassword,
  onClose,
  onSpent,
  onStale,
}: SpendDialogProps) {
  const { t } = useTranslation(['points', 'ui'])
  const format = useFormat()
  const show = usePoints()
  const id = useId()
  const redeem = useSubmit(useRedeemPointsMutation())
  const convert = useSubmit(useConvertPointsMutation())
  const [faults, setFaults] = useState<{ points?: string; paymentPassword?: string; form?: string }>({})
  // The same while the dialog is open, so that a lost answer spends nothing twice.
  const requestKey = useRef(newRequestKey())
  const { item: chosen, convert: mall } = purchase
  const current = items.find(({ id: itemId }) => itemId === chosen?.id)
  const item = current ?? chosen
  const isGone = chosen !== undefined && (current === undefined || current.availableQuantity === 0)
  const missing = item ? parseAmount(item.points) - parseAmount(balance) : 0n
  const changeOf = () => {
    if (!chosen || !item) return undefined
    if (isGone) return t(current ? 'soldOutNow' : 'withdrawn')
    return item.points === chosen.points
      ? undefined
      : t('priceChanged', { before: show(chosen.points), now: show(item.points) })
  }
  const change = changeOf()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    const paymentPassword = text('paymentPassword')
    const points = item ? item.points : text('points')
    const isWhole = item !== undefined || /^\d{1,9}$/.test(points)
    const fault = isWhole && !item ? pointsFault(points) : isWhole ? undefined : t('wholePoints')
    const found = {
      ...(fault !== undefined && { points: fault }),
      ...(paymentPassword === '' && { paymentPassword: t('noPassword') }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const common = { requestKey: requestKey.current, points, paymentPassword }
    const { success, problem } = item
      ? await redeem.run({ input: { ...common, itemId: item.id, note: text('note') || null } })
      : await convert.run({ input: common })
    if (success) {
      const isWaiting = success.redemption.status === 'IN_PROCESS'
      showToast({ tone: 'good', title: t(isWaiting ? 'asked' : 'paid') })
      return onSpent()
    }
    // The key stays with what it was used for.
    if (problem.code === 'REQUEST_KEY_REUSED') requestKey.current = newRequestKey()
    if (problem.code === 'POINTS_ITEM_UNAVAILABLE') onStale()
    setFaults(problem.code.startsWith('PAYMENT_PASSWORD') ? { paymentPassword: problem.text } : { form: problem.text })
  }
  const pointsFault = (points: string) => {
    if (mall && parseAmount(points) < parseAmount(mall.minimumConversion))
      return t('tooFew', { points: show(mall.minimumConversion) })
    return parseAmount(points) > parseAmount(balance) ? t('tooMany', { points: show(balance) }) : undefined
  }
  const isPending = redeem.isPending || convert.isPending
  return (
    <Dialog
      title={item ? item.name : t('convert')}
      closeLabel={t('ui:close')}
      onClose={onClose}
      closeOnPressOutside={false}
      footer={
        hasPaymentPassword ? (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              type="submit"
              form={id}
              variant="action"
              pending={isPending && t('ui:pending')}
              disabledReason={
                isGone ? change : missing > 0n ? t('missing', { points: show(formatAmount(missing)) }) : null
              }
            >
              {t(item ? 'redeem' : 'convertNow')}
            </Button>
          </>
        ) : null
      }
    >
      {hasPaymentPassword ? (
        <form id={id} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
          {item ? (
            <p className="text-body text-pretty">
              {t(item.kind === 'CASH' ? 'confirmCash' : 'confirmGoods', {
                points: show(item.points),
                worth: format.money(item.worth.amount, item.worth.currency),
                left: show(formatAmount(missing > 0n ? 0n : -missing)),
              })}
            </p>
          ) : mall ? (
            <>
              <p className="text-body text-pretty">
                {t('ratio', {
                  cash: format.money(mall.cashPerPoint.amount, mall.cashPerPoint.currency),
                  minimum: show(mall.minimumConversion),
                })}
              </p>
              <TextField
                name="points"
                label={t('howMany')}
                description={t('have', { points: show(balance) })}
                figures
                inputMode="numeric"
                autoComplete="off"
                error={faults.points}
              />
            </>
          ) : null}
          {item?.kind === 'GOODS' ? (
            <TextField
              name="note"
              label={t('note')}
              description={t('noteText')}
              maxLength={NOTE_MAX}
              autoComplete="off"
            />
          ) : null}
          <PasswordField
            name="paymentPassword"
            label={t('paymentPassword')}
            autoComplete="off"
            error={faults.paymentPassword}
          />
          {(change ?? faults.form) ? (
            <p role="alert" className="text-body text-pretty text-bad">
              {change ?? faults.form}
            </p>
          ) : null}
        </form>
      ) : (
        <EmptyState
          icon={Coins}
          level={3}
          title={t('noPasswordTitle')}
          text={t('noPasswordText')}
          action={
            <Link to={paths.paymentPassword()} className={buttonClass()}>
              {t('setPassword')}
            </Link>
          }
        />
      )}
    </Dialog>
  )
}
