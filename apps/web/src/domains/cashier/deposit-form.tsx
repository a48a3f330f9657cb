import { PAYER_NAME_MAX } from '@playhouse/shared/limits.ts'
import { depositFee } from '@playhouse/shared/fee.ts'
import { formatAmount, formatWholeAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { offerAmount } from '@playhouse/shared/offer-amount.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import type { TokenNetwork } from '@playhouse/schema/types.generated.ts'
import { useState } from 'react'
import { Watch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useKeptSubmit } from '../../access/use-kept-submit.ts'
import { sendEvent } from '../../analytics/send-event.ts'
import { dropDraft } from '../../drafts/form-draft.ts'
import { useAccountDraft } from '../../drafts/use-account-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCreateDepositMutation } from './create-deposit.generated.ts'
import type { DepositForm_OptionsFragment } from './deposit-form.generated.ts'
import { NETWORK_NAMES } from './deposit-states.ts'

type Options = DepositForm_OptionsFragment
type Method = Options['methods'][number]

const DRAFTED = ['method', 'amount', 'bankCode', 'payerName'] as const

/** What the account's strictest limit leaves. */
interface DepositRoom {
  /** In minor units. */
  left: bigint
  /** The limit, what is used of it and what is left, in a sentence. */
  text: string
  freeAt: string | null
}

interface DepositFormProps {
  options: Options
  /** What the account's limits leave; undefined without a limit. */
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
  const remembered = options.methods.find(({ method }) => method === options.last?.method)
  const [first] = options.methods
  const bonuses = (options.promotions ?? []).flatMap(({ title, offer }) => (offer ? [{ title, ...offer }] : []))
  const others = (options.promotions ?? []).filter(({ offer }) => !offer)
  const currency = first?.minimum.currency ?? ''
  const ofName = (name: string) => options.methods.find(({ method }) => method === name)
  const isAboveRoom = (amount: string) => room !== undefined && parseAmount(amount) > room.left
  const { last } = options
  const { draft, typed: before } = useAccountDraft('deposit', DRAFTED)
  const form = useMutationForm({
    defaultValues: {
      method: (ofName(before.method ?? '') ?? remembered ?? first)?.method ?? 'QR',
      network: 'TRC20' as TokenNetwork,
      amount:
        before.amount ??
        (remembered && last && !isAboveRoom(last.amount.amount)
          ? formatWholeAmount(parseAmount(last.amount.amount))
          : ''),
      bankCode: before.bankCode ?? '',
      payerName: before.payerName ?? '',
      bonus: NO_BONUS,
    },
    send: async (typed) => {
      const { method } = typed
      const requested = {
        payment:
          method === 'USDT'
            ? { usdt: typed.network }
            : method === 'MANUAL' && typed.bankCode !== ''
              ? { manual: { bankCode: typed.bankCode, name: typed.payerName } }
              : { method },
        amount: wholeAmount(typed.amount) ?? '',
        promotionId: typed.bonus === NO_BONUS ? null : typed.bonus,
      }
      const outcome = await run((requestKey) => ({ input: { requestKey, ...requested } }))
      const code = outcome.problem?.code
      setBlocked(code === 'DEPOSITS_BLOCKED')
      if (code === 'DEPOSIT_LIMIT_REACHED') onLimitReached()
      return outcome
    },
    place: ({ code, text, fields }) =>
      code === 'DEPOSIT_LIMIT_REACHED'
        ? { amount: text }
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
  const range = ({ minimum, maximum }: Method) =>
    t('amountRange', { min: wholeMoney(minimum.amount, currency), max: wholeMoney(maximum.amount, currency) })
  const amountFault = (typed: string, of: { method: string; bonus: string }) => {
    const amount = wholeAmount(typed)
    const limits = ofName(of.method)
    if (amount === undefined) return t('amountPattern')
    if (limits && !isWithin(limits, amount)) return range(limits)
    if (room && isAboveRoom(amount)) return room.text
    const bonus = bonuses.find(({ id }) => id === of.bonus)
    const lowest = bonus && leastFor(bonus)
    return lowest !== undefined && parseAmount(amount) < lowest
      ? t('bonus.tooLittle', { amount: wholeMoney(formatAmount(lowest), currency) })
      : undefined
  }

  return (
    <>
      <MutationForm form={form} className="flex flex-col gap-6">
        <RadioGroup
          label={t('method')}
          {...method}
          options={options.methods.map((offered) => ({
            value: offered.method,
            label: t(`methods.${offered.method}`),
            description: <MethodFacts method={offered} />,
            disabled: offered.timesLeft === 0,
          }))}
        />
        {chosen && chosen.networks.length > 0 ? (
          <RadioGroup
            label={t('network')}
            {...form.choice('network')}
            options={chosen.networks.map((network) => ({
              value: network,
              label: NETWORK_NAMES[network],
              description: t('networkNote', { network }),
            }))}
          />
        ) : null}
        <div className="flex flex-col gap-3">
          <TextField
            label={t('amount', { currency })}
            inputMode="numeric"
            autoComplete="off"
            figures
            description={chosen && range(chosen)}
            {...form.field('amount', { validate: amountFault })}
          />
          <div role="group" aria-label={t('quickAmounts')} className="flex flex-wrap gap-2">
            {chosen?.quickAmounts.map(({ amount }) => (
              <Button
                key={amount}
                size="small"
                disabledReason={room && isAboveRoom(amount) ? room.text : null}
                onClick={() => form.set('amount', formatWholeAmount(parseAmount(amount)))}
              >
                <Money amount={amount} currency={currency} whole />
              </Button>
            ))}
          </div>
          {room && chosen ? (
            <RoomNote room={room} method={chosen} onChoose={(amount) => form.set('amount', amount)} />
          ) : null}
        </div>
        {chosen?.method === 'MANUAL' && options.banks && options.banks.length > 0 ? (
          <fieldset className="grid gap-4 tablet:grid-cols-2">
            <legend className="mb-1.5 text-small text-muted">{t('payerNote')}</legend>
            <Select
              label={t('payerBank')}
              placeholder={t('payerBankNone')}
              options={options.banks.map(({ code, name }) => ({ value: code, label: name }))}
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
        ) : null}
        {bonuses.length > 0 ? (
          <Watch
            control={form.methods.control}
            name="amount"
            render={(typed) => (
              <RadioGroup
                label={t('bonus.title')}
                {...form.choice('bonus')}
                options={[
                  { value: NO_BONUS, label: t('bonus.none'), description: t('bonus.noneText') },
                  ...bonuses.map((bonus) => ({
                    value: bonus.id,
                    label: bonus.title,
                    description: <BonusFacts bonus={bonus} typed={typed} currency={currency} />,
                    disabled: !isChoosable(bonus),
                  })),
                ]}
              />
            )}
          />
        ) : null}
        {chosen ? (
          <Watch
            control={form.methods.control}
            name="amount"
            render={(typed) => <Summary method={chosen} typed={typed} currency={currency} />}
          />
        ) : null}
        <p className="text-small text-muted">
          {t('playMoney')}{' '}
          <Link to={paths.responsibleGaming()} className={linkClass({ look: 'inline' })}>
            {t('limitsLink')}
          </Link>
        </p>
        {isBlocked && form.rootError ? (
          <Link to={paths.feedback()} className={linkClass({ look: 'inline' })}>
            {t('contact')}
          </Link>
        ) : null}
        <Button type="submit" variant="action" size="large" wide pending={form.isPending && t('requesting')}>
          {t('submit')}
        </Button>
      </MutationForm>
      {others.length > 0 ? <Promotions promotions={others} /> : null}
    </>
  )
}

interface RoomNoteProps {
  room: DepositRoom
  method: Method
  onChoose: (amount: string) => void
}

/** What the limits leave, and how to deposit just that. */
function RoomNote({ room: { left, text, freeAt }, method, onChoose }: RoomNoteProps) {
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
      <Link to={paths.memberLimits()} className={linkClass()}>
        {t('room.limits')}
      </Link>
    </div>
  )
}

const isWithin = ({ minimum, maximum }: Method, amount: string): boolean =>
  parseAmount(amount) >= parseAmount(minimum.amount) && parseAmount(amount) <= parseAmount(maximum.amount)

function MethodFacts({ method }: { method: Method }) {
  const { t } = useTranslation('deposit')
  const { wholeMoney, percent } = useFormat()
  const { currency } = method.minimum
  const parts = [
    ...(parseAmount(method.feeFixed.amount) > 0n ? [wholeMoney(method.feeFixed.amount, currency)] : []),
    ...(method.feeBasisPoints > 0 ? [percent(method.feeBasisPoints / 10_000, 1)] : []),
  ]
  const facts = [
    parts.length > 0 ? t('feeIs', { fee: parts.join(' + ') }) : t('noFee'),
    t('usually', { count: method.usualMinutes }),
    ...(method.timesLeft === null ? [] : [t('timesLeft', { count: method.timesLeft })]),
  ]
  return <>{facts.join(' · ')}</>
}

type Bonus = NonNullable<NonNullable<Options['promotions']>[number]['offer']>

const NO_BONUS = ''

/** What a deposit has to be, in minor units, so that the bonus is given. */
const leastFor = ({ threshold, counted }: Bonus): bigint =>
  parseAmount(threshold.amount) - (counted ? parseAmount(counted.amount) : 0n)

/** Nothing but deposits may stand against it. */
const isChoosable = ({ status, obstacle }: Bonus): boolean =>
  status === 'CLAIMABLE' || (status === 'OPEN' && (obstacle === null || obstacle.kind === 'DEPOSIT'))

/** What the bonus gives for the typed amount and its terms, or why it cannot be chosen. */
function BonusFacts({ bonus, typed, currency }: { bonus: Bonus; typed: string; currency: string }) {
  const { t } = useTranslation(['deposit', 'promotions'])
  const { wholeMoney } = useFormat()
  const { id, status, obstacle, counted, basisPoints, fixedAmount, maximum, multiple, maxStake, days } = bonus
  const money = (minor: bigint) => wholeMoney(formatAmount(minor), currency)
  if (!isChoosable(bonus))
    return (
      <span>
        {t(`promotions:offer.obstacles.${status === 'OPEN' && obstacle ? obstacle.kind : 'TAKEN'}`, { amount: '' })}
      </span>
    )
  const amount = parseAmount(wholeAmount(typed) ?? '0')
  const lowest = leastFor(bonus)
  const toMinor = (sum: { amount: string } | null) => (sum === null ? null : parseAmount(sum.amount))
  const given = offerAmount(
    {
      fixedAmount: toMinor(fixedAmount),
      percent: basisPoints === null ? null : basisPoints / 100,
      maxAmount: toMinor(maximum),
    },
    (toMinor(counted) ?? 0n) + amount,
  )
  return (
    <>
      <span className="block text-text">
        {amount > 0n && amount >= lowest
          ? t('bonus.gives', { amount: money(given) })
          : lowest > 0n
            ? t('bonus.from', { amount: money(lowest) })
            : null}
      </span>
      {multiple > 0 ? (
        <>
          <span>{`${t('promotions:offer.multiple', { times: multiple })} `}</span>
          {maxStake ? (
            <span>{`${t('promotions:offer.maxStake', { amount: wholeMoney(maxStake.amount, currency) })} `}</span>
          ) : null}
          {days === null ? null : <span>{`${t('promotions:offer.days', { days })} `}</span>}
        </>
      ) : (
        <span>{`${t('promotions:offer.asCash')} `}</span>
      )}
      <Link to={paths.promotion(id)} className={linkClass({ look: 'inline' })}>
        {t('bonus.terms')}
      </Link>
    </>
  )
}

/** The amount to pay and the amount credited. */
function Summary({ method, typed, currency }: { method: Method; typed: string; currency: string }) {
  const { t } = useTranslation('deposit')
  const amount = wholeAmount(typed)
  if (amount === undefined || !isWithin(method, amount)) return null
  const credited = parseAmount(amount)
  const fee = depositFee({ ...method, feeFixed: parseAmount(method.feeFixed.amount) }, credited)
  const rows = [
    [t('youPay'), formatAmount(credited + fee)],
    [t('fee'), formatAmount(fee)],
    [t('youGet'), amount],
  ] as const
  return (
    <dl className="rounded-card border border-line bg-surface px-4 py-3 [&>div:last-child]:mt-2 [&>div:last-child]:border-t [&>div:last-child]:border-line [&>div:last-child]:pt-3">
      {rows.map(([label, sum], index) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
          <dt className="text-body text-muted">{label}</dt>
          <dd className={`ms-auto ${index === 2 ? 'text-title font-semibold' : 'text-body'}`}>
            <Money amount={sum} currency={currency} whole />
          </dd>
        </div>
      ))}
    </dl>
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
