import { PAYER_NAME_MAX } from '@playhouse/shared/limits.ts'
import { formatAmount, formatWholeAmount, parseAmount } from '@playhouse/shared/money.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import type { TokenNetwork } from '@playhouse/schema/types.generated.ts'
import { useState } from 'react'
import { Watch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useIsAdvertFree } from '../../access/restriction.ts'
import { useKeptSubmit } from '../../access/use-kept-submit.ts'
import { sendEvent } from '../../analytics/send-event.ts'
import { dropDraft } from '../../drafts/form-draft.ts'
import { useAccountDraft } from '../../drafts/use-account-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { type MutationForm as Form, useMutationForm } from '../../forms/use-mutation-form.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { WriteToUs } from '../support/parts/write-to-us.tsx'
import { useCreateDepositMutation } from './create-deposit.generated.ts'
import { type Bonus, BonusChoice, minimumDeposit, NO_BONUS } from './deposit-bonus.tsx'
import type { DepositForm_OptionsFragment } from './deposit-form.generated.ts'
import { type DepositMethod, DepositSum, isWithin, MethodFacts, PaySum } from './deposit-methods.tsx'
import { MethodMark } from './method-mark.tsx'
import { type DepositRoom, RoomNote } from './deposit-room.tsx'
import { NETWORK_NAMES } from './deposit-states.ts'

type Options = DepositForm_OptionsFragment

interface DepositValues {
  method: DepositMethod['method']
  network: TokenNetwork
  amount: string
  bankCode: string
  payerName: string
  /** A promotion's id. */
  bonus: string
}

const DRAFTED = ['method', 'amount', 'bankCode', 'payerName'] as const

interface DepositFormProps {
  options: Options
  /** The amount that the account's limits still allow; undefined without a limit. */
  room: DepositRoom | undefined
  /** The limits turned out to leave less than `room` says. */
  onLimitReached: () => void
  onCreated: (id: string) => void
}

/** Chooses method and amount, and shows fees and limits before a deposit is requested. */
export function DepositForm({ options, room, onLimitReached, onCreated }: DepositFormProps) {
  const { t } = useTranslation(['deposit', 'errors'])
  const { wholeMoney } = useFormat()
  const { run } = useKeptSubmit('createDeposit', useCreateDepositMutation())
  const [isBlocked, setBlocked] = useState(false)
  const [first] = options.methods
  const isAdvertFree = useIsAdvertFree()
  const promotions = isAdvertFree ? [] : (options.promotions ?? [])
  const bonuses = promotions.flatMap(({ title, offer }) => (offer ? [{ title, ...offer }] : []))
  const others = promotions.filter(({ offer }) => !offer)
  const currency = first?.minimum.currency ?? ''
  const ofName = (name: string) => options.methods.find(({ method }) => method === name)
  const isAboveRoom = (amount: string) => exceeds(room, amount)
  const { draft, typed: before } = useAccountDraft('deposit', DRAFTED)
  const form = useMutationForm({
    defaultValues: proposedValues(options, before, isAboveRoom),
    send: async (typed) => {
      // A bonus that is offered no more is not shown in the sum either.
      const isOffered = bonuses.some(({ id }) => id === typed.bonus)
      const requested = depositInput(isOffered ? typed : { ...typed, bonus: NO_BONUS })
      const outcome = await run((requestKey) => ({ input: { requestKey, ...requested } }))
      const code = outcome.problem?.code
      setBlocked(code === 'DEPOSITS_BLOCKED')
      if (code === 'DEPOSIT_LIMIT_REACHED') onLimitReached()
      return outcome
    },
    place: ({ code, text, fields }): { amount: string } | undefined =>
      code === 'DEPOSIT_LIMIT_REACHED'
        ? { amount: overText(wholeAmount(form.methods.getValues('amount')) ?? '0') ?? text }
        : fields.some(({ field }) => field === 'amount')
          ? { amount: t('amountRefused') }
          : undefined,
    onDone: ({ deposit }) => {
      sendEvent({ name: 'deposit_started' })
      dropDraft(draft)
      onCreated(deposit.id)
    },
  })
  useFormDraft(draft, form.methods.subscribe, DRAFTED)
  const method = form.choice('method')
  const chosen = ofName(method.value)
  const range = ({ minimum, maximum }: DepositMethod) =>
    t('amountRange', { min: wholeMoney(minimum.amount, currency), max: wholeMoney(maximum.amount, currency) })
  const overText = (amount: string) =>
    room && isAboveRoom(amount)
      ? t('room.tooMuch', {
          over: wholeMoney(formatAmount(parseAmount(amount) - room.left), currency),
          room: room.text,
        })
      : undefined
  const amountFault = (typed: string, of: { method: string; bonus: string }) => {
    const amount = wholeAmount(typed)
    const limits = ofName(of.method)
    if (amount === undefined) return t('amountPattern')
    if (limits && !isWithin(limits, amount)) return range(limits)
    if (room && isAboveRoom(amount)) return overText(amount)
    const bonus = bonuses.find(({ id }) => id === of.bonus)
    const needed = bonus && minimumDeposit(bonus)
    return needed !== undefined && parseAmount(amount) < needed
      ? t('bonus.tooLittle', { amount: wholeMoney(formatAmount(needed), currency) })
      : undefined
  }

  return (
    <>
      <MutationForm form={form} className="grid items-start gap-x-6 gap-y-4 desktop:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <RadioGroup
            look="tiles"
            label={t('method')}
            {...method}
            options={options.methods.map((offered) => ({
              value: offered.method,
              label: t(`methods.${offered.method}`),
              mark: <MethodMark method={offered.method} />,
              description: <MethodFacts method={offered} />,
              disabled: offered.timesLeft === 0,
            }))}
          />
          {chosen ? <NetworkChoice method={chosen} choice={form.choice('network')} /> : null}
          <AmountFields
            form={form}
            validate={amountFault}
            method={chosen}
            description={chosen && range(chosen)}
            room={room}
            currency={currency}
          />
          {chosen?.method === 'MANUAL' && options.banks && options.banks.length > 0 ? (
            <PayerFields form={form} banks={options.banks} />
          ) : null}
          {bonuses.length > 0 ? (
            <Watch
              control={form.methods.control}
              name="amount"
              render={(typed) => (
                <BonusChoice bonuses={bonuses} typed={typed} currency={currency} choice={form.choice('bonus')} />
              )}
            />
          ) : null}
          <PlayMoneyNote />
          {isBlocked && form.rootError ? (
            <WriteToUs question={{ topic: 'WALLET' }} className={linkClass({ look: 'inline' })}>
              {t('contact')}
            </WriteToUs>
          ) : null}
        </div>
        <SumAndSubmit
          form={form}
          method={chosen}
          turnoverBasisPoints={options.turnoverBasisPoints}
          bonuses={bonuses}
          currency={currency}
        />
      </MutationForm>
      {others.length > 0 ? <Promotions promotions={others} /> : null}
    </>
  )
}

interface SumAndSubmitProps {
  form: Pick<Form<DepositValues>, 'methods' | 'isPending'>
  method: DepositMethod | undefined
  turnoverBasisPoints: number | null
  bonuses: readonly Bonus[]
  currency: string
}

/** What follows from the amount, and the button: beside the form where there is room, otherwise the button stays at the bottom of the screen. */
function SumAndSubmit({ form, method, turnoverBasisPoints, bonuses, currency }: SumAndSubmitProps) {
  const { t } = useTranslation('deposit')
  return (
    <Watch
      control={form.methods.control}
      name={['amount', 'bonus']}
      render={([typed, bonus]) => (
        <div className="max-desktop:contents desktop:sticky desktop:top-20 desktop:rounded-card desktop:border desktop:border-line desktop:bg-surface">
          {method ? (
            <section
              aria-label={t('sum.title')}
              className="px-4 py-3 max-desktop:rounded-card max-desktop:border max-desktop:border-line max-desktop:bg-surface"
            >
              <DepositSum
                method={method}
                typed={typed}
                currency={currency}
                turnoverBasisPoints={turnoverBasisPoints}
                bonus={bonuses.find(({ id }) => id === bonus)}
              />
            </section>
          ) : null}
          <div className="flex items-center gap-4 max-desktop:sticky max-desktop:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-desktop:z-10 max-desktop:-mx-4 max-desktop:border-t max-desktop:border-line max-desktop:bg-ground max-desktop:px-4 max-desktop:py-2.5 tablet:max-desktop:bottom-0 desktop:px-4 desktop:pb-4">
            {method ? <PaySum method={method} typed={typed} currency={currency} /> : null}
            <span className="grow">
              <Button type="submit" variant="action" size="large" wide pending={form.isPending && t('requesting')}>
                {t('submit')}
              </Button>
            </span>
          </div>
        </div>
      )}
    />
  )
}

interface NetworkChoiceProps {
  method: DepositMethod
  choice: { value: string; error: string | undefined; onChange: (value: unknown) => void }
}

function NetworkChoice({ method: { networks }, choice }: NetworkChoiceProps) {
  const { t } = useTranslation('deposit')
  if (networks.length === 0) return null
  return (
    <RadioGroup
      label={t('network')}
      {...choice}
      options={networks.map((network) => ({
        value: network,
        label: NETWORK_NAMES[network],
        description: t('networkNote', { network }),
      }))}
    />
  )
}

/** The draft, or else the last deposit if the limits allow its amount. */
function proposedValues(
  { methods, last }: Options,
  before: Partial<Record<(typeof DRAFTED)[number], string>>,
  isAboveRoom: (amount: string) => boolean,
): DepositValues {
  const remembered = methods.find(({ method }) => method === last?.method)
  const typed = methods.find(({ method }) => method === before.method)
  const repeats = remembered && last && !isAboveRoom(last.amount.amount)
  return {
    method: (typed ?? remembered ?? methods[0])?.method ?? 'QR',
    network: 'TRC20',
    amount: before.amount ?? (repeats ? formatWholeAmount(parseAmount(last.amount.amount)) : ''),
    bankCode: before.bankCode ?? '',
    payerName: before.payerName ?? '',
    bonus: NO_BONUS,
  }
}

function depositInput({ method, network, bankCode, payerName, amount, bonus }: DepositValues) {
  return {
    payment:
      method === 'USDT'
        ? { usdt: network }
        : method === 'MANUAL' && bankCode !== ''
          ? { manual: { bankCode, name: payerName } }
          : { method },
    amount: wholeAmount(amount) ?? '',
    promotionId: bonus === NO_BONUS ? null : bonus,
  }
}

function PlayMoneyNote() {
  const { t } = useTranslation('deposit')
  return (
    <p className="text-small text-muted">
      {t('playMoney')}{' '}
      <Link to={paths.responsibleGaming()} className={linkClass({ look: 'inline' })}>
        {t('limitsLink')}
      </Link>
    </p>
  )
}

const exceeds = (room: DepositRoom | undefined, amount: string): room is DepositRoom =>
  room !== undefined && parseAmount(amount) > room.left

interface AmountFieldsProps {
  form: Pick<Form<DepositValues>, 'field' | 'set'>
  validate: (typed: string, values: DepositValues) => string | undefined
  method: DepositMethod | undefined
  description: string | undefined
  room: DepositRoom | undefined
  currency: string
}

function AmountFields({ form, validate, method, description, room, currency }: AmountFieldsProps) {
  const { t } = useTranslation('deposit')
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('amount', { currency })}
        inputMode="numeric"
        autoComplete="off"
        figures
        description={description}
        {...form.field('amount', { validate })}
      />
      <div role="group" aria-label={t('quickAmounts')} className="flex flex-wrap gap-2">
        {method?.quickAmounts.map(({ amount }) => (
          <Button
            key={amount}
            size="small"
            disabledReason={exceeds(room, amount) ? room.text : null}
            onClick={() => form.set('amount', formatWholeAmount(parseAmount(amount)))}
          >
            <Money amount={amount} currency={currency} whole />
          </Button>
        ))}
      </div>
      {room && method ? (
        <RoomNote room={room} method={method} onChoose={(amount) => form.set('amount', amount)} />
      ) : null}
    </div>
  )
}

interface PayerFieldsProps {
  form: Pick<Form<DepositValues>, 'field'>
  banks: NonNullable<Options['banks']>
}

/** The account from which a manual payment comes. */
function PayerFields({ form, banks }: PayerFieldsProps) {
  const { t } = useTranslation('deposit')
  return (
    <fieldset className="grid gap-4 tablet:grid-cols-2">
      <legend className="mb-1.5 text-small text-muted">{t('payerNote')}</legend>
      <Select
        label={t('payerBank')}
        placeholder={t('payerBankNone')}
        options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        // Both or neither: one alone does not identify a payment.
        {...form.field('bankCode', {
          validate: (code, { payerName }) => code !== '' || payerName.trim() === '' || t('payerIncomplete'),
        })}
      />
      <TextField
        label={t('payerName')}
        autoComplete="name"
        maxLength={PAYER_NAME_MAX}
        {...form.field('payerName', {
          validate: (name, { bankCode }) => name !== '' || bankCode === '' || t('payerIncomplete'),
        })}
      />
    </fieldset>
  )
}

function Promotions({ promotions }: { promotions: NonNullable<Options['promotions']> }) {
  const { t } = useTranslation('deposit')
  return (
    <section aria-label={t('promotions')} className="border-t border-line pt-4">
      <h2 className="mb-2 text-prose font-semibold">{t('promotions')}</h2>
      <ul className="flex flex-col gap-3">
        {promotions.map(({ id, title, summary, isOpen }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-2">
              <Link to={paths.promotion(id)} className={linkClass({ look: 'inline', class: 'font-medium' })}>
                {title}
              </Link>
              {isOpen ? null : <Badge>{t('comingSoon')}</Badge>}
            </p>
            <p className="mt-0.5 text-small text-pretty text-muted">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
