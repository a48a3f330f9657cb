import { REDEMPTION_NOTE_MAX } from '@playhouse/shared/limits.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { Coins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ActingAccount } from '../../access/acting-account.tsx'
import { useKeptSubmit } from '../../access/use-kept-submit.ts'
import { Link } from 'react-router-dom'
import { FormDialog } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { type PointsScreenQuery, useConvertPointsMutation, useRedeemPointsMutation } from './points-screen.generated.ts'
import { usePoints } from './parts/use-points.ts'

type Mall = NonNullable<PointsScreenQuery['site']['pointsMall']>

type Item = Mall['items'][number]

export type Purchase = { item: Item; convert?: undefined } | { convert: Mall; item?: undefined }

interface SpendDialogProps {
  purchase: Purchase
  /** The items on offer now: the office may have changed what was chosen. */
  items: readonly Item[]
  balance: string
  hasPaymentPassword: boolean
  page: number
  onClose: () => void
  onSpent: () => void
  /** The item has changed meanwhile. */
  onStale: () => void
}

export function SpendDialog({ hasPaymentPassword, ...spending }: SpendDialogProps) {
  const { t } = useTranslation(['points', 'ui'])
  const { purchase, onClose } = spending
  if (hasPaymentPassword) return <SpendForm {...spending} />
  return (
    <Dialog
      title={purchase.item?.name ?? t('convert')}
      closeLabel={t('ui:close')}
      onClose={onClose}
      closeOnPressOutside={false}
    >
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
    </Dialog>
  )
}

function SpendForm({
  purchase,
  items,
  balance,
  page,
  onClose,
  onSpent,
  onStale,
}: Omit<SpendDialogProps, 'hasPaymentPassword'>) {
  const { t } = useTranslation('points')
  const format = useFormat()
  const show = usePoints()
  const { run: redeem } = useKeptSubmit('redeemPoints', useRedeemPointsMutation())
  const { run: convert } = useKeptSubmit('convertPoints', useConvertPointsMutation())
  const { item: chosen, convert: mall } = purchase
  const current = items.find(({ id: itemId }) => itemId === chosen?.id)
  const item = current ?? chosen
  const isGone = chosen !== undefined && (current === undefined || current.availableQuantity === 0)
  const missing = item ? parseAmount(item.points) - parseAmount(balance) : 0n
  const getChange = () => {
    if (!chosen || !item) return undefined
    if (isGone) return t(current ? 'soldOutNow' : 'withdrawn')
    return item.points === chosen.points
      ? undefined
      : t('priceChanged', { before: show(chosen.points), now: show(item.points) })
  }
  const change = getChange()
  const form = useMutationForm({
    defaultValues: { points: '', note: '', paymentPassword: '' },
    send: async ({ points, note, paymentPassword }) => {
      const common = { points: item ? item.points : points, paymentPassword }
      const outcome = item
        ? await redeem((requestKey) => ({
            input: { ...common, requestKey, itemId: item.id, note: note || null },
            page,
          }))
        : await convert((requestKey) => ({ input: { ...common, requestKey }, page }))
      if (outcome.problem?.code === 'POINTS_ITEM_UNAVAILABLE') onStale()
      return outcome
    },
    place: ({ code, text }) => ({ [code.startsWith('PAYMENT_PASSWORD') ? 'paymentPassword' : 'root']: text }),
    onDone: ({ redemption }) => {
      showToast({ tone: 'good', title: t(redemption.status === 'IN_PROCESS' ? 'asked' : 'paid') })
      onSpent()
    },
  })
  const pointsFault = (points: string) => {
    if (!/^\d{1,9}$/.test(points)) return t('wholePoints')
    if (mall && parseAmount(points) < parseAmount(mall.minimumConversion))
      return t('tooFew', { points: show(mall.minimumConversion) })
    return parseAmount(points) > parseAmount(balance) ? t('tooMany', { points: show(balance) }) : undefined
  }
  return (
    <FormDialog
      // The changed price or stock explains a refusal better than the refusal's own text.
      form={change ? { ...form, rootError: undefined } : form}
      size="medium"
      title={item ? item.name : t('convert')}
      submitLabel={t(item ? 'redeem' : 'convertNow')}
      disabledReason={isGone ? change : missing > 0n ? t('missing', { points: show(formatAmount(missing)) }) : null}
      onClose={onClose}
    >
      <ActingAccount />
      {item ? (
        <p className="text-body text-pretty">
          {t(item.kind === 'CASH' ? 'confirmCash' : 'confirmGoods', {
            points: show(item.points),
            worth: format.shortMoney(item.worth.amount, item.worth.currency),
            left: show(formatAmount(missing > 0n ? 0n : -missing)),
          })}
        </p>
      ) : mall ? (
        <>
          <p className="text-body text-pretty">
            {t('ratio', {
              cash: format.rateMoney(mall.cashPerPoint.amount, mall.cashPerPoint.currency),
              minimum: show(mall.minimumConversion),
            })}
          </p>
          <TextField
            label={t('howMany')}
            description={t('have', { points: show(balance) })}
            figures
            inputMode="numeric"
            autoComplete="off"
            {...form.field('points', { validate: pointsFault })}
          />
        </>
      ) : null}
      {item?.kind === 'GOODS' ? (
        <TextField
          label={t('note')}
          description={t('noteText')}
          maxLength={REDEMPTION_NOTE_MAX}
          autoComplete="off"
          {...form.field('note')}
        />
      ) : null}
      <PasswordField
        label={t('paymentPassword')}
        autoComplete="off"
        {...form.field('paymentPassword', { required: t('noPassword'), secret: true })}
      />
      {change ? (
        <p role="alert" className="text-body text-pretty text-bad">
          {change}
        </p>
      ) : null}
    </FormDialog>
  )
}
