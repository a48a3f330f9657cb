import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { depositFee } from '@playhouse/shared/fee.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { sendEvent } from '../../analytics/send-event.ts'
import { dropRequestKey, requestKeyFor, settlesRequest } from '../../graphql/request-key.ts'
import { type Problem, useSubmit } from '../../graphql/use-submit.ts'
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

interface DepositFormProps {
  options: Options
  onCreated: (id: string) => void
}

/** Chooses method and amount, and shows fees and limits before a deposit is requested. */
export function DepositForm({ options, onCreated }: DepositFormProps) {
  const { t } = useTranslation(['deposit', 'errors'])
  const { wholeMoney } = useFormat()
  const { run, isPending } = useSubmit(useCreateDepositMutation())
  const [problem, setProblem] = useState<Problem>()
  const remembered = options.methods.find(({ method }) => method === options.last?.method)
  const [first] = options.methods
  const currency = first?.minimum.currency ?? ''

  const schema = useMemo(() => {
    const ofMethod = (name: string) => options.methods.find(({ method }) => method === name)
    return z
      .object({
        method: z.string(),
        amount: z.string(),
        network: z.string(),
        bankCode: z.string(),
        payerName: z.string(),
      })
      .check((context) => {
        const { method, amount, bankCode, payerName } = context.value
        const chosen = ofMethod(method)
        const fault = (path: 'amount' | 'bankCode' | 'payerName', message: string) =>
          context.issues.push({ code: 'custom', input: context.value, path: [path], message })
        const whole = wholeAmount(amount)
        if (whole === undefined) fault('amount', t('amountPattern'))
        else if (
          chosen &&
          (Number(whole) < Number(chosen.minimum.amount) || Number(whole) > Number(chosen.maximum.amount))
        ) {
          const formatted = (limit: Method['minimum']) => wholeMoney(limit.amount, limit.currency)
          fault('amount', t('amountRange', { min: formatted(chosen.minimum), max: formatted(chosen.maximum) }))
        }
        // Both or neither: one alone does not identify a payment.
        if (method === 'MANUAL' && (bankCode === '') !== (payerName.trim() === '')) {
          fault(bankCode === '' ? 'bankCode' : 'payerName', t('payerIncomplete'))
        }
      })
  }, [options.methods, wholeMoney, t])

  const form = useForm<z.infer<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: {
      method: String((remembered ?? first)?.method ?? ''),
      amount: remembered && options.last ? String(Math.trunc(Number(options.last.amount.amount))) : '',
      network: 'TRC20',
      bankCode: '',
      payerName: '',
    },
  })
  const values = useWatch({ control: form.control })
  const chosen = options.methods.find(({ method }) => method === values.method)
  const { errors } = form.formState
  const units = wholeAmount(values.amount ?? '')
  const isWithin =
    chosen && Number(units) >= Number(chosen.minimum.amount) && Number(units) <= Number(chosen.maximum.amount)
  const payable = isWithin ? units : undefined

  const submit = form.handleSubmit(async (typed) => {
    const amount = wholeAmount(typed.amount)
    if (!chosen || amount === undefined) return
    const asked = {
      method: chosen.method,
      amount,
      network: chosen.method === 'USDT' ? (typed.network === 'ERC20' ? ('ERC20' as const) : ('TRC20' as const)) : null,
      payer:
        chosen.method === 'MANUAL' && typed.bankCode !== ''
          ? { bankCode: typed.bankCode, name: typed.payerName.trim() }
          : null,
    }
    setProblem(undefined)
    const outcome = await run({ input: { requestKey: requestKeyFor('createDeposit', asked), ...asked } })
    if (outcome.success || settlesRequest(outcome.result)) dropRequestKey('createDeposit')
    if (outcome.success) {
      sendEvent({ name: 'deposit_started' })
      return onCreated(outcome.success.deposit.id)
    }
    const isAmount = outcome.problem.fields.some(({ field }) => field === 'amount')
    if (isAmount) form.setError('amount', { message: t('amountRefused') }, { shouldFocus: true })
    else setProblem(outcome.problem)
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-6">
      <RadioGroup
        label={t('method')}
        value={values.method ?? null}
        onChange={(method) => form.setValue('method', method, { shouldValidate: form.formState.isSubmitted })}
        options={options.methods.map((method) => ({
          value: method.method,
          label: t(`methods.${method.method}`),
          description: <MethodFacts method={method} />,
          disabled: method.timesLeft === 0,
        }))}
      />
      {chosen && chosen.networks.length > 0 ? (
        <RadioGroup
          label={t('network')}
          value={values.network ?? null}
          onChange={(network) => form.setValue('network', network)}
          options={chosen.networks.map((network) => ({
            value: network,
            label: NETWORK_NAMES[network],
            description: t('networkNote', { network }),
          }))}
        />
      ) : null}
      <div className="flex flex-col gap-3">
        <TextField
          {...form.register('amount')}
          label={t('amount', { currency })}
          inputMode="numeric"
          autoComplete="off"
          figures
          error={errors.amount?.message}
          description={
            chosen
              ? t('amountRange', {
                  min: wholeMoney(chosen.minimum.amount, currency),
                  max: wholeMoney(chosen.maximum.amount, currency),
                })
              : undefined
          }
        />
        <div role="group" aria-label={t('quickAmounts')} className="flex flex-wrap gap-2">
          {chosen?.quickAmounts.map(({ amount }) => (
            <Button
              key={amount}
              size="small"
              onClick={() => form.setValue('amount', String(Math.trunc(Number(amount))), { shouldValidate: true })}
            >
              <Money amount={amount} currency={currency} whole />
            </Button>
          ))}
        </div>
      </div>
      {chosen?.method === 'MANUAL' && options.banks && options.banks.length > 0 ? (
        <fieldset className="grid gap-4 tablet:grid-cols-2">
          <legend className="mb-1.5 text-small text-muted">{t('payerNote')}</legend>
          <Select
            {...form.register('bankCode')}
            label={t('payerBank')}
            placeholder={t('payerBankNone')}
            error={errors.bankCode?.message}
            options={options.banks.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <TextField
            {...form.register('payerName')}
            label={t('payerName')}
            autoComplete="name"
            maxLength={80}
            error={errors.payerName?.message}
          />
        </fieldset>
      ) : null}
      {chosen && payable ? <Summary method={chosen} amount={payable} currency={currency} /> : null}
      {problem ? (
        <div role="alert">
          <Note>
            {problem.text}{' '}
            {problem.code === 'DEPOSITS_BLOCKED' ? (
              <Link to={paths.feedback()} className={linkClass({ look: 'inline' })}>
                {t('contact')}
              </Link>
            ) : null}
          </Note>
        </div>
      ) : null}
      <Button type="submit" variant="action" size="large" wide pending={isPending && t('requesting')}>
        {t('submit')}
      </Button>
      <p className="text-small text-muted">
        {t('playMoney')}{' '}
        <Link to={paths.responsibleGaming()} className={linkClass({ look: 'inline' })}>
          {t('limitsLink')}
        </Link>
      </p>
      {options.promotions && options.promotions.length > 0 ? <Promotions promotions={options.promotions} /> : null}
    </form>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="rounded-control border border-bad/40 bg-bad-soft px-3 py-2.5 text-body">{children}</p>
)

function MethodFacts({ method }: { method: Method }) {
  const { t } = useTranslation('deposit')
  const { wholeMoney, percent } = useFormat()
  const { currency } = method.minimum
  const parts = [
    ...(Number(method.feeFixed.amount) > 0 ? [wholeMoney(method.feeFixed.amount, currency)] : []),
    ...(method.feeBasisPoints > 0 ? [percent(method.feeBasisPoints / 10_000, 1)] : []),
  ]
  const facts = [
    parts.length > 0 ? t('feeIs', { fee: parts.join(' + ') }) : t('noFee'),
    t('usually', { count: method.usualMinutes }),
    ...(method.timesLeft === null ? [] : [t('timesLeft', { count: method.timesLeft })]),
  ]
  return <>{facts.join(' · ')}</>
}

/** The amount to pay and the amount credited. */
function Summary({ method, amount, currency }: { method: Method; amount: string; currency: string }) {
  const { t } = useTranslation('deposit')
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
