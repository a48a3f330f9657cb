import { TRANSFER_REMARK_MAX } from '@playhouse/shared/limits.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useSearchParams } from 'react-router-dom'
import { ActingAccount } from '../../access/acting-account.tsx'
import { useKeptSubmit } from '../../access/use-kept-submit.ts'
import { dropDraft } from '../../drafts/form-draft.ts'
import { useAccountDraft } from '../../drafts/use-account-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { type AnyOutcome, useMutationForm } from '../../forms/use-mutation-form.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useErrorText } from '../../graphql/use-error-text.ts'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { paths } from '../../paths.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { RecordPage } from '../records/parts/record-page.tsx'
import { AvailableBalance } from '../wallet/parts/balance-popover.tsx'
import { getReturnable, useBalance } from '../wallet/parts/use-balance.ts'
import { readMemberPage } from '../member/parts/member-page.tsx'
import {
  type MemberTransferScreenQuery,
  useMemberTransferScreenQuery,
  useTransferToDownlineMutation,
  useTransferToUplineMutation,
} from './member-transfer-screen.generated.ts'
import type { uplineLoader } from './member-transfer-screen.loader.ts'
import { Fact } from './fact.tsx'
import { Receipt, type Transfer } from './receipt.tsx'
import { TransferHistory } from './transfer-history.tsx'
import { useReceiverCheck } from './use-receiver-check.ts'

type Account = MemberAccount<MemberTransferScreenQuery>
type Rules = NonNullable<Account['transferRules']>

export function Component() {
  const { t } = useTranslation('transfer')
  const { variables } = useLoaderData<typeof uplineLoader>()
  const query = useMemberTransferScreenQuery({ variables })
  const [receipt, setReceipt] = useState<Transfer>()
  const { stale, account, page } = readMemberPage(query)
  const isUpline = variables.relation === 'UPLINE'
  const rules = account?.transferRules
  const reload = () => void query.refetch()
  return (
    <RecordPage
      title={t(isUpline ? 'upline' : 'downline')}
      intro={t(isUpline ? 'uplineText' : 'downlineText')}
      page={page}
    >
      {account ? (
        <div className="flex flex-col gap-6">
          {rules ? (
            <Order
              rules={rules}
              isUpline={isUpline}
              onSent={(transfer) => {
                setReceipt(transfer)
                reload()
              }}
            />
          ) : (
            <LoadFailure title={t('failed')} error={query.error} onRetry={reload} retrying={stale} />
          )}
          <TransferHistory account={account} isUpline={isUpline} busy={stale} onOpen={setReceipt} onRetry={reload} />
          {receipt ? <Receipt transfer={receipt} onClose={() => setReceipt(undefined)} /> : null}
        </div>
      ) : null}
    </RecordPage>
  )
}

interface OrderProps {
  rules: Rules
  isUpline: boolean
  onSent: (transfer: Transfer) => void
}

/** The form, or the reason why no transfer is possible. */
function Order({ rules, isUpline, onSent }: OrderProps) {
  const { t } = useTranslation('transfer')
  const errorText = useErrorText()
  const { isAllowed, reason } = isUpline ? rules.canTransferUpline : rules.canTransferDownline
  if (!isAllowed) {
    const isOff = reason === 'NOT_AVAILABLE'
    return (
      <EmptyState
        icon={Lock}
        title={t(isOff ? 'offTitle' : 'refusedTitle')}
        text={isOff ? t('offText') : errorText(reason ?? 'NOT_AVAILABLE')}
      />
    )
  }
  if (!rules.hasPaymentPassword) {
    return (
      <EmptyState
        icon={Lock}
        title={t('noPasswordTitle')}
        text={t('noPasswordText')}
        action={
          <Link to={paths.paymentPassword()} className={buttonClass()}>
            {t('setPassword')}
          </Link>
        }
      />
    )
  }
  if (hasTurnover(rules) && parseAmount(rules.available.amount) === 0n) {
    return (
      <EmptyState
        icon={Lock}
        title={t('turnoverTitle')}
        text={
          <>
            {t('turnoverText')} <Money {...rules.remainingTurnover} />
          </>
        }
      />
    )
  }
  return <OrderForm key={String(isUpline)} rules={rules} isUpline={isUpline} onSent={onSent} />
}

const hasTurnover = ({ remainingTurnover }: Rules) => parseAmount(remainingTurnover.amount) > 0n

interface Requested {
  username: string
  amount: string
  remark: string
  paymentPassword: string
}

const DRAFTED = ['username', 'amount', 'remark'] as const

function OrderForm({ rules, isUpline, onSent }: OrderProps) {
  const { t } = useTranslation(['transfer', 'ui', 'common'])
  const errorText = useErrorText()
  const upline = useKeptSubmit('transferToUpline', useTransferToUplineMutation())
  const downline = useKeptSubmit('transferToDownline', useTransferToDownlineMutation())
  const [search] = useSearchParams()
  const [requested, setRequested] = useState<Requested>()
  const checkReceiver = useReceiverCheck()
  const { draft, typed: drafted } = useAccountDraft(isUpline ? 'transferToUpline' : 'transferToDownline', DRAFTED)
  const to = search.get('to') ?? drafted.username ?? ''
  // An amount that was typed for one account is not proposed for another.
  const before = to === (drafted.username ?? '') ? drafted : {}
  const empty = { username: to, amount: '', remark: '', paymentPassword: '' }
  const form = useMutationForm<Requested, AnyOutcome>({
    defaultValues: { ...empty, ...before },
    send: async (typed): Promise<void> => {
      const refusal = isUpline ? undefined : await checkReceiver(typed.username)
      if (refusal) return form.fail({ username: refusal })
      setRequested({ ...typed, amount: wholeAmount(typed.amount) ?? '' })
    },
  })
  useFormDraft(draft, form.methods.subscribe, DRAFTED)
  const transferable = useTransferable(rules)
  const namedReason = rules.canReceive?.reason
  const namedRefusal = namedReason ? errorText(namedReason) : undefined
  const send = async ({ username, amount, paymentPassword, remark }: Requested) => {
    const order = { amount, paymentPassword, remark: remark || null }
    const { success, problem } = isUpline
      ? await upline.run((requestKey) => ({ input: { ...order, requestKey } }))
      : await downline.run((requestKey) => ({ input: { ...order, requestKey, username } }))
    // The closing dialog returns the focus, which a refusal then moves to its field.
    flushSync(() => setRequested(undefined))
    if (problem) {
      const { code, field, text } = problem
      if (code.startsWith('PAYMENT_PASSWORD')) return form.fail({ paymentPassword: text })
      if (code === 'ACCOUNT_NOT_FOUND') return form.fail({ username: t('noSuchAccount') })
      if (code === 'RECEIVER_UNAVAILABLE' && !isUpline) return form.fail({ username: text })
      const place = field === 'amount' || code === 'INSUFFICIENT_BALANCE' ? 'amount' : 'root'
      return form.fail({ [place]: text }, problem)
    }
    form.methods.reset(empty)
    dropDraft(draft)
    onSent(success.transfer)
  }
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <TransferLimits rules={rules} />
      <MutationForm form={form} className="flex max-w-md flex-col gap-4">
        {isUpline ? (
          <dl>
            <Fact name={t('recipient')}>
              <bdi>{rules.uplineUsername}</bdi>
            </Fact>
          </dl>
        ) : (
          <TextField
            label={t('username')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('username', t('noUsername'))}
            {...(namedRefusal && !form.isDirty && { error: namedRefusal })}
          />
        )}
        <TextField
          label={t('amount')}
          figures
          inputMode="numeric"
          autoComplete="off"
          {...form.field('amount', { validate: (typed) => amountFault(typed, rules, transferable, t) })}
        />
        <AvailableBalance />
        <TextField label={t('remark')} maxLength={TRANSFER_REMARK_MAX} autoComplete="off" {...form.field('remark')} />
        <PasswordField
          label={t('paymentPassword')}
          autoComplete="off"
          {...form.field('paymentPassword', { required: t('noPassword'), secret: true })}
        />
        <Button type="submit" variant="action">
          {t('send')}
        </Button>
        <p className="text-small text-pretty text-muted">{t('final')}</p>
      </MutationForm>
      {requested ? (
        <AlertDialog
          title={t('confirmTitle')}
          confirmLabel={t('send')}
          cancelLabel={t('common:cancel')}
          closeLabel={t('ui:close')}
          pending={(upline.isPending || downline.isPending) && t('sending')}
          onConfirm={() => void send(requested)}
          onCancel={() => setRequested(undefined)}
        >
          <ActingAccount />
          <dl className="my-3 flex flex-col gap-3 text-text">
            <Fact name={t('amount')}>
              <Money amount={requested.amount} currency={rules.available.currency} />
            </Fact>
            <Fact name={t('sentTo')}>
              <bdi>{isUpline ? rules.uplineUsername : requested.username}</bdi>
            </Fact>
          </dl>
          <p>{t('final')}</p>
        </AlertDialog>
      ) : null}
    </section>
  )
}

/** Why an amount cannot be transferred; undefined if it can. */
function amountFault(
  typed: string,
  { minimum, maximum, leftToday }: Rules,
  transferable: bigint,
  t: (key: 'notAmount' | 'tooLittle' | 'tooMuch' | 'overToday' | 'overBalance') => string,
): string | undefined {
  const amount = wholeAmount(typed)
  if (amount === undefined) return t('notAmount')
  const minor = parseAmount(amount)
  if (minor < parseAmount(minimum.amount)) return t('tooLittle')
  if (minor > parseAmount(maximum.amount)) return t('tooMuch')
  if (minor > parseAmount(leftToday.amount)) return t('overToday')
  return minor > transferable ? t('overBalance') : undefined
}

/** What a transfer may come to, in minor units; it brings back from vendors what is missing, except while only income may be sent. */
function useTransferable(rules: Rules): bigint {
  const wallet = useBalance()
  return parseAmount(rules.available.amount) + (wallet && !hasTurnover(rules) ? getReturnable(wallet) : 0n)
}

/** The amount that can be transferred now. */
function TransferLimits({ rules }: { rules: Rules }) {
  const { t } = useTranslation('transfer')
  return (
    <>
      <dl className="mb-5 grid gap-x-6 gap-y-3 phone:grid-cols-2 desktop:grid-cols-4">
        {hasTurnover(rules) ? (
          <Fact name={t('sendable')}>
            <Money {...rules.available} />
          </Fact>
        ) : null}
        <Fact name={t('minimum')}>
          <Money {...rules.minimum} />
        </Fact>
        <Fact name={t('maximum')}>
          <Money {...rules.maximum} />
        </Fact>
        <Fact name={t('leftToday')}>
          <Money {...rules.leftToday} />
        </Fact>
      </dl>
      {hasTurnover(rules) ? (
        <p className="mb-5 text-body text-pretty text-muted">
          {t('incomeText')} <Money {...rules.remainingTurnover} />
        </p>
      ) : null}
    </>
  )
}
