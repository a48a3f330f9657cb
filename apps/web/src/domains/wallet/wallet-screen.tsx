import { parseAmount } from '@playhouse/shared/money.ts'
import { ArrowRightLeft, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useKeptSubmit } from '../../access/use-kept-submit.ts'
import { dropDraft } from '../../drafts/form-draft.ts'
import { useAccountDraft } from '../../drafts/use-account-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { Select } from '../../ui/select.tsx'
import { Table } from '../../ui/table.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { RecordPage } from '../records/parts/record-page.tsx'
import { typedAmount } from '../member-transfers/parts/typed-amount.ts'
import { readMemberPage } from '../member/parts/member-page.tsx'
import { BalanceParts } from './parts/balance-parts.tsx'
import { useTransferBetweenPartsMutation } from './transfer-between-parts.generated.ts'
import {
  useWalletScreenQuery,
  type WalletParts_WalletFragment,
  type WalletScreenQueryVariables,
} from './wallet-screen.generated.ts'

type Wallet = Omit<WalletParts_WalletFragment, ' $fragmentName'>
type Part = NonNullable<Wallet['parts']>[number]

export function Component() {
  const { t } = useTranslation('wallet')
  const variables = useScreenVariables<WalletScreenQueryVariables>()
  const query = useWalletScreenQuery({ variables })
  const { stale, viewer, account, page } = readMemberPage(query)
  const wallet = viewer?.wallet
  const retry = () => void query.refetch()
  return (
    <RecordPage title={t('title')} intro={t('intro')} page={page}>
      {account ? (
        wallet ? (
          <div className="flex flex-col gap-6">
            <section className="rounded-card border border-line bg-surface p-5">
              <BalanceParts size="page" onBroughtBack={retry} />
              <p className="mt-5">
                <Link to={paths.accountRecord()} className={linkClass()}>
                  {t('seeMovements')}
                </Link>
              </p>
            </section>
            <Unresolved wallet={wallet} />
            {wallet.parts ? (
              <Parts parts={wallet.parts} isSingle={wallet.isSingle ?? true} />
            ) : (
              <LoadFailure title={t('partsFailed')} onRetry={retry} retrying={stale} />
            )}
          </div>
        ) : (
          <LoadFailure title={t('failed')} error={query.error} onRetry={retry} retrying={stale} />
        )
      ) : null}
    </RecordPage>
  )
}

function Unresolved({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const transfers = wallet.unresolvedTransfers ?? []
  if (transfers.length === 0) return null
  const getName = (vendorId: string) => wallet.parts?.find((part) => part.vendorId === vendorId)?.name ?? vendorId
  return (
    <section className="rounded-card border border-line bg-surface p-5" role="status">
      <h2 className="flex items-center gap-2 text-prose font-semibold">
        <Icon icon={Lock} size={16} />
        {t('unresolvedTitle')}
      </h2>
      <p className="mt-1 text-body text-pretty text-muted">{t('unresolvedText')}</p>
      <ul className="mt-3 flex flex-col gap-1.5 text-body">
        {transfers.map(({ id, vendorId, isToVendor, amount, startedAt }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <Money {...amount} />
            <span>{t(isToVendor ? 'toVendor' : 'fromVendor', { vendor: getName(vendorId) })}</span>
            <span className="text-muted">{t('since', { time: format.dateTime(startedAt) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Parts({ parts, isSingle }: { parts: readonly Part[]; isSingle: boolean }) {
  const { t } = useTranslation('wallet')
  const getName = ({ vendorId, name }: Part) => (vendorId === null ? t('main') : name)
  if (isSingle && parts.length === 1) return <p className="text-body text-muted">{t('single')}</p>
  return (
    <>
      <section>
        <h2 className="mb-3 text-prose font-semibold">{t('parts')}</h2>
        <Table
          caption={t('parts')}
          rows={parts}
          rowKey={({ id }) => id}
          columns={[
            { id: 'name', header: t('where'), cell: getName },
            {
              id: 'state',
              header: t('state'),
              cell: ({ isLocked }) =>
                isLocked ? (
                  <span className="inline-flex items-center gap-1.5">
                    <Icon icon={Lock} size={16} />
                    {t('locked')}
                  </span>
                ) : (
                  t('open')
                ),
            },
            { id: 'balance', header: t('balance'), align: 'end', cell: ({ balance }) => <Money {...balance} /> },
          ]}
        />
      </section>
      {parts.length > 1 ? <MoveForm parts={parts} getName={getName} /> : null}
    </>
  )
}

interface MoveFormProps {
  parts: readonly Part[]
  getName: (part: Part) => string
}

const DRAFTED = ['fromPartId', 'toPartId', 'amount'] as const

function MoveForm({ parts, getName }: MoveFormProps) {
  const { t } = useTranslation(['wallet', 'ui'])
  const { run } = useKeptSubmit('transferBetweenParts', useTransferBetweenPartsMutation())
  const { draft, typed: before } = useAccountDraft('moveBetweenParts', DRAFTED)
  const partBefore = (partId: string | undefined) => parts.find(({ id, isLocked }) => id === partId && !isLocked)?.id
  const form = useMutationForm({
    defaultValues: {
      fromPartId: partBefore(before.fromPartId) ?? parts[0]?.id ?? '',
      toPartId: partBefore(before.toPartId) ?? parts[1]?.id ?? '',
      amount: before.amount ?? '',
    },
    send: (typed) => {
      const order = { ...typed, amount: typedAmount(typed.amount) ?? '' }
      return run((requestKey) => ({ input: { ...order, requestKey } }))
    },
    place: ({ text }) => ({ amount: text }),
    onDone: ({ hasArrived }, sent) => {
      showToast({ tone: hasArrived ? 'good' : 'info', title: t(hasArrived ? 'moved' : 'halfMoved') })
      form.methods.reset({ ...sent, amount: '' })
      dropDraft(draft)
    },
  })
  useFormDraft(draft, form.methods.subscribe, DRAFTED)
  const getBalance = (partId: string) => parts.find(({ id }) => id === partId)?.balance.amount ?? '0'
  const amountFault = (typed: string, { fromPartId, toPartId }: { fromPartId: string; toPartId: string }) => {
    const amount = typedAmount(typed)
    if (amount === undefined) return t('notAmount')
    if (parseAmount(amount) > parseAmount(getBalance(fromPartId))) return t('tooMuch')
    return fromPartId === toPartId ? t('samePart') : undefined
  }
  const options = parts.map((part) => ({ value: part.id, label: getName(part), disabled: part.isLocked }))
  const from = form.choice('fromPartId')
  const to = form.choice('toPartId')
  const swap = () => {
    from.onChange(to.value)
    to.onChange(from.value)
  }
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h2 className="text-prose font-semibold">{t('move')}</h2>
      <p className="mt-1 mb-4 text-small text-pretty text-muted">{t('moveText')}</p>
      <MutationForm
        form={form}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 phone:flex phone:flex-wrap max-phone:[&>:nth-child(n+3)]:col-span-2"
      >
        <Select
          label={t('from')}
          className="min-w-0 phone:w-52"
          options={options}
          value={from.value}
          onChange={({ target }) => from.onChange(target.value)}
        />
        <IconButton icon={ArrowRightLeft} label={t('swap')} className="mt-6 max-phone:rotate-90" onClick={swap} />
        <Select
          label={t('to')}
          className="min-w-0 phone:w-52"
          options={options}
          value={to.value}
          onChange={({ target }) => to.onChange(target.value)}
        />
        <TextField
          label={t('amount')}
          className="min-w-0 phone:w-52"
          figures
          inputMode="decimal"
          autoComplete="off"
          {...form.field('amount', { validate: amountFault })}
          suffix={
            <Button variant="quiet" size="small" onClick={() => form.set('amount', getBalance(from.value))}>
              {t('all')}
            </Button>
          }
        />
        <Button type="submit" variant="action" className="phone:mt-6" pending={form.isPending && t('moving')}>
          {t('moveNow')}
        </Button>
      </MutationForm>
    </section>
  )
}
