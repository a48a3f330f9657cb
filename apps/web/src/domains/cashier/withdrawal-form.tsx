import { AMOUNT_TEXT_MAX } from '@playhouse/shared/limits.ts'
import { withdrawalFee } from '@playhouse/shared/fee.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import { formatAmount, formatWholeAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Watch } from 'react-hook-form'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useKeptSubmit } from '../../access/use-kept-submit.ts'
import { useRequestWithdrawalMutation } from './withdrawal-mutations.generated.ts'
import type { BankCards_CardsFragment, WithdrawalForm_OptionsFragment } from './parts/withdrawal-parts.generated.ts'
import { unmetRequirements, useNoneLeft } from './parts/withdrawal-requirements.tsx'
import { dropDraft } from '../../drafts/form-draft.ts'
import { useAccountDraft } from '../../drafts/use-account-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { AvailableBalance } from '../wallet/parts/balance-popover.tsx'
import { getReturnable, useBalance } from '../wallet/parts/use-balance.ts'
import { SecureDialog } from './secure-dialog.tsx'
import { formatTokens, tokenHundredths } from './token-amount.ts'

type Options = Omit<WithdrawalForm_OptionsFragment, ' $fragmentName'>
type Card = BankCards_CardsFragment['cards'][number]

const DRAFTED = ['cardId', 'amount'] as const

interface WithdrawalFormProps {
  options: Options
  /** Amount of the link that led here; empty without one. */
  linkedAmount: string
  cards: readonly Card[]
  onRequested: (id: string) => void
}

/** Amount and destination; shows fee, time and the payout before the confirmation. */
export function WithdrawalForm({ options, linkedAmount, cards, onRequested }: WithdrawalFormProps) {
  const { t } = useTranslation(['withdrawal', 'requirements'])
  const format = useFormat()
  const available = useWithdrawable(options)
  const usable = cards.filter(({ isResting }) => !isResting)
  const [confirming, setConfirming] = useState<bigint>()
  const noneLeft = useNoneLeft(options)
  const blocked = blockedBy(
    t,
    options,
    usable.length > 0,
    noneLeft ??
      t('requirements:tooLittle', { amount: format.wholeMoney(options.minimum.amount, options.minimum.currency) }),
  )
  const { draft, typed: before } = useAccountDraft('withdrawal', DRAFTED)
  const form = useMutationForm({
    defaultValues: {
      cardId: before.cardId ?? '',
      amount: (linkedAmount ? undefined : before.amount) ?? proposedAmount(options, available, linkedAmount),
    },
    send: async (typed) => setConfirming(blocked ? undefined : toMinor(typed.amount)),
  })
  useFormDraft(draft, form.methods.subscribe, DRAFTED)
  const to = form.choice('cardId')
  // The first usable card until one is chosen.
  const getCard = (id: string) => usable.find((card) => card.id === id) ?? usable[0]
  const getLimits = (id: string) => channelLimits(options, getCard(id)?.bankCode)
  const card = getCard(to.value)
  const { channel, minimum, maximum } = getLimits(to.value)
  const { currency } = options.available
  const left = options.leftAmount ? parseAmount(options.leftAmount.amount) : undefined
  const formatMinor = (minor: bigint) => format.money(formatAmount(minor), currency)
  const formatWhole = (minor: bigint) => format.wholeMoney(formatAmount(minor), currency)
  const amountFault = (typed: string, { cardId }: { cardId: string }) => {
    const limits = getLimits(cardId)
    const amount = toMinor(typed)
    if (amount === undefined) return t('form.amountWhole')
    if (amount < limits.minimum) return t('form.amountMin', { amount: formatWhole(limits.minimum) })
    if (amount > limits.maximum) return t('form.amountMax', { amount: formatWhole(limits.maximum) })
    if (left !== undefined && amount > left) return t('form.amountOverDay', { amount: formatWhole(left) })
    return amount > available ? t('form.amountBalance', { amount: formatMinor(available) }) : undefined
  }
  const amounts = quickAmounts(options, left === undefined || left > available ? available : left, minimum, maximum)
  const getSummary = (typed: string) => {
    const amount = toMinor(typed)
    if (!channel || amount === undefined || amountFault(typed, { cardId: to.value })) return null
    return (
      <WithdrawalSummary channel={channel} amount={amount} currency={currency} reviewMinutes={options.reviewMinutes} />
    )
  }
  return (
    <>
      <MutationForm form={form} className="flex max-w-xl flex-col gap-5">
        {cards.length > 0 ? (
          <RadioGroup
            label={t('form.to')}
            {...to}
            value={card?.id ?? null}
            options={cards.map((own) => ({
              value: own.id,
              label: `${own.bankName} ${own.accountMasked}`,
              description: own.isResting
                ? t('cards.resting', { time: format.dateTime(own.usableAt) })
                : own.accountName,
              disabled: own.isResting,
            }))}
          />
        ) : null}
        <div>
          <TextField
            label={t('form.amount')}
            requiredLabel={t('required')}
            figures
            inputMode="numeric"
            autoComplete="off"
            maxLength={AMOUNT_TEXT_MAX}
            description={t('form.range', { min: formatWhole(minimum), max: formatWhole(maximum) })}
            {...form.field('amount', { required: t('form.amountRequired'), validate: amountFault })}
          />
          <AvailableBalance />
          <QuickAmounts
            amounts={amounts.map((minor) => ({
              units: formatWholeAmount(minor),
              label: minor === available - (available % MINOR_UNITS) ? t('form.all') : formatWhole(minor),
            }))}
            onChoose={(units) => form.set('amount', units)}
          />
        </div>
        <Watch control={form.methods.control} name="amount" render={getSummary} />
        {blocked ? (
          <p className="rounded-control border border-line bg-info-soft px-4 py-3 text-body text-pretty">{blocked}</p>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="action" size="large" disabledReason={blocked}>
            {t('form.continue')}
          </Button>
          <p className="text-small text-muted">
            {t('form.leftToday', { count: options.leftToday })}
            <span>{left === undefined ? null : `, ${t('form.leftAmount', { amount: formatWhole(left) })}`}</span>
          </p>
        </div>
      </MutationForm>
      {confirming !== undefined && card ? (
        <WithdrawalConfirmation
          amount={confirming}
          card={card}
          currency={currency}
          onClose={() => setConfirming(undefined)}
          onRequested={(id) => {
            setConfirming(undefined)
            dropDraft(draft)
            onRequested(id)
          }}
        >
          {getSummary(formatWholeAmount(confirming))}
        </WithdrawalConfirmation>
      ) : null}
    </>
  )
}

interface QuickAmountsProps {
  amounts: readonly { units: string; label: string }[]
  onChoose: (units: string) => void
}

function QuickAmounts({ amounts, onChoose }: QuickAmountsProps) {
  const { t } = useTranslation('withdrawal')
  if (amounts.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2" aria-label={t('form.quick')}>
      {amounts.map(({ units, label }) => (
        <li key={units}>
          <Button size="small" onClick={() => onChoose(units)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}

interface WithdrawalSummaryProps {
  channel: Options['channels'][number]
  /** In minor units. */
  amount: bigint
  currency: string
  /** Null if the platform does not tell. */
  reviewMinutes: number | null
}

/** The amount after the fee, in tokens too where it is paid in them, and its time of arrival. */
function WithdrawalSummary({ channel, amount, currency, reviewMinutes }: WithdrawalSummaryProps) {
  const { t } = useTranslation('withdrawal')
  const format = useFormat()
  const fee = withdrawalFee({ ...channel, feeFixed: parseAmount(channel.feeFixed.amount) }, amount)
  const money = (minor: bigint) => <Money amount={formatAmount(minor)} currency={currency} />
  return (
    <Facts
      rows={[
        [t('form.amount'), money(amount)],
        [t('form.fee'), fee === 0n ? t('form.noFee') : money(fee)],
        [t('form.receive'), money(amount - fee)],
        ...(channel.tokenRate === null
          ? []
          : ([
              [t('form.tokens'), formatTokens(tokenHundredths(amount - fee, channel.tokenRate, 'down'), format.locale)],
              [t('form.rate'), t('form.rateText', { rate: format.rateMoney(channel.tokenRate, currency) })],
            ] as const)),
        [t('form.expected'), t('minutes', { count: channel.expectedMinutes })],
        ...(reviewMinutes === null ? [] : ([[t('form.review'), reviewTime(t, reviewMinutes)]] as const)),
      ]}
    />
  )
}

/** In hours from two hours on. */
const reviewTime = (t: TFunction<'withdrawal'>, minutes: number): string =>
  minutes < 120 ? t('minutes', { count: minutes }) : t('form.hours', { count: Math.ceil(minutes / 60) })

interface WithdrawalConfirmationProps {
  /** In minor units. */
  amount: bigint
  card: Card
  currency: string
  onClose: () => void
  onRequested: (id: string) => void
  children: ReactNode
}

/** Requests the withdrawal by the payment password, and by a second factor where the platform demands one. */
function WithdrawalConfirmation({ amount, card, currency, ...rest }: WithdrawalConfirmationProps) {
  const { onClose, onRequested, children } = rest
  const { t } = useTranslation('withdrawal')
  const format = useFormat()
  const { run } = useKeptSubmit('requestWithdrawal', useRequestWithdrawalMutation())
  return (
    <SecureDialog
      title={t('confirm.title')}
      confirmLabel={t('confirm.submit', { amount: format.wholeMoney(formatAmount(amount), currency) })}
      purpose="WITHDRAWAL"
      onClose={onClose}
      onConfirm={async (paymentPassword, stepUp) => {
        const requested = { amount: formatWholeAmount(amount), bankCardId: card.id }
        const { success, problem, result } = await run((requestKey) => ({
          input: { ...requested, requestKey, paymentPassword, stepUp },
        }))
        if (success) {
          showToast({ tone: 'good', title: t('confirm.done') })
          onRequested(success.withdrawal.id)
          return 'done'
        }
        if (result?.__typename === 'StepUpRequired') return { stepUp: result.methods }
        if (result?.__typename === 'TurnoverRequired') {
          const { remaining } = result
          const text = t('turnover.left', { amount: format.money(remaining.amount, remaining.currency) })
          return { problem: { ...problem, text } }
        }
        return { problem }
      }}
    >
      <p className="text-body text-pretty text-muted">
        {t('confirm.text', { card: `${card.bankName} ${card.accountMasked}` })}
      </p>
      {children}
      <p className="text-small text-pretty text-muted">{t('confirm.cancel')}</p>
    </SecureDialog>
  )
}

export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="flex flex-col gap-2 rounded-card border border-line bg-surface px-5 py-4">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-body text-muted">{name}</dt>
          <dd className="figures ms-auto min-w-0 text-end font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is available, and what a withdrawal brings back from vendors, in minor units. */
function useWithdrawable({ available }: Options): bigint {
  const wallet = useBalance()
  return parseAmount(available.amount) + (wallet ? getReturnable(wallet) : 0n)
}

type Words = ReturnType<typeof useTranslation<['withdrawal', 'requirements']>>['t']

/** Why no withdrawal is possible now; null if one is, or the platform does not tell. */
function blockedBy(t: Words, options: Options, hasCard: boolean, tooLittle: string): string | null {
  if (!options.isOpen) return t('requirements:closed')
  if (options.canWithdraw !== false) return hasCard ? null : t('form.blocked')
  return unmetRequirements(options).length > 0 ? t('form.blocked') : tooLittle
}

/** The limits of a bank's channel; without one, those of all withdrawals. */
function channelLimits(options: Options, bank: string | undefined) {
  const channel = options.channels.find(({ bankCode }) => bankCode === bank)
  const { minimum, maximum } = channel ?? options
  return { channel, minimum: parseAmount(minimum.amount), maximum: parseAmount(maximum.amount) }
}

function toMinor(typed: string): bigint | undefined {
  const units = wholeAmount(typed)
  return units === undefined ? undefined : parseAmount(units)
}

/** The amount of the link, or the last one, if the balance covers it. */
function proposedAmount({ lastAmount }: Options, available: bigint, linkedAmount: string): string {
  const proposals = [toMinor(linkedAmount), lastAmount ? parseAmount(lastAmount.amount) : undefined]
  const covered = proposals.find((amount) => amount !== undefined && amount <= available)
  return covered === undefined ? '' : formatWholeAmount(covered)
}

function quickAmounts(options: Options, room: bigint, minimum: bigint, maximum: bigint): bigint[] {
  const all = room - (room % MINOR_UNITS)
  const steps = [minimum, minimum * 5n, minimum * 10n, parseAmount(options.minimum.amount) * 50n, all]
  const fitting = steps.filter((amount) => amount >= minimum && amount <= maximum && amount <= all && amount > 0n)
  return [...new Set(fitting)].toSorted((one, other) => (one < other ? -1 : 1))
}
