import { BANK_ACCOUNT_MAX } from '@playhouse/shared/limits.ts'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import {
  useAddBankCardMutation,
  useRemoveBankCardMutation,
  useSetDefaultBankCardMutation,
} from '../../features/cashier/bank-cards.generated.ts'
import type {
  BankCards_CardsFragment,
  WithdrawalForm_OptionsFragment,
} from '../../features/cashier/withdrawal-parts.generated.ts'
import { FormDialog } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { SecureDialog } from './secure-dialog.tsx'
import { Facts } from './withdrawal-form.tsx'

type Cards = Omit<BankCards_CardsFragment, ' $fragmentName'>
type Card = Cards['cards'][number]
type Channels = WithdrawalForm_OptionsFragment['channels']

interface BankCardPanelProps {
  bankCards: Cards
  channels: Channels
  hasPaymentPassword: boolean
  onChanged: () => void
}

/** Cards and wallet addresses: add, set as default, remove. */
export function BankCardPanel({ bankCards, channels, hasPaymentPassword, onChanged }: BankCardPanelProps) {
  const { t } = useTranslation(['withdrawal', 'ui'])
  const format = useFormat()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Card | null>(null)
  const { run: remove, isPending: isRemoving } = useSubmit(useRemoveBankCardMutation())
  const { run: choose } = useSubmit(useSetDefaultBankCardMutation())
  const { cards, max, restHours } = bankCards
  const [now] = useState(() => Date.now())

  const finish = (problem: { text: string } | undefined, done: string) => {
    showToast(problem ? { tone: 'bad', title: problem.text } : { tone: 'good', title: done })
    if (!problem) onChanged()
  }
  const addButton = (
    <Button
      disabledReason={
        channels.length === 0
          ? t('form.closed')
          : cards.length >= max
            ? t('cards.full', { count: max })
            : hasPaymentPassword
              ? null
              : t('form.passwordFirst')
      }
      onClick={() => setAdding(true)}
    >
      {t('cards.add')}
    </Button>
  )
  return (
    <>
      {cards.length === 0 ? (
        <EmptyState
          icon={CreditCard}
          level={3}
          title={t('cards.none')}
          text={t('cards.noneText', { count: restHours })}
          action={addButton}
        />
      ) : (
        <ul className="flex flex-col divide-y divide-line/60">
          {cards.map((card) => (
            <li key={card.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
              <div className="min-w-0 flex-1 basis-64">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {card.bankName} <span className="figures">{card.accountMasked}</span>
                  {card.isDefault ? <Badge>{t('cards.default')}</Badge> : null}
                </p>
                <p className="text-small text-muted">
                  {new Date(card.usableAt).getTime() > now
                    ? t('cards.resting', { time: format.dateTime(card.usableAt) })
                    : card.accountName}
                </p>
              </div>
              {card.isDefault ? null : (
                <Button
                  size="small"
                  onClick={() =>
                    void choose({ input: { id: card.id } }).then(({ problem }) => finish(problem, t('cards.chosen')))
                  }
                >
                  {t('cards.makeDefault')}
                </Button>
              )}
              <Button size="small" onClick={() => setRemoving(card)}>
                {t('cards.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {cards.length === 0 ? null : <div className="mt-4">{addButton}</div>}
      {adding ? (
        <AddCardDialog
          bankCards={bankCards}
          channels={channels}
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false)
            finish(undefined, t('cards.added', { count: restHours }))
          }}
        />
      ) : null}
      {removing ? (
        <AlertDialog
          title={t('cards.removeTitle')}
          confirmLabel={t('cards.remove')}
          cancelLabel={t('ui:cancel')}
          closeLabel={t('ui:close')}
          tone="danger"
          pending={isRemoving ? t('working') : false}
          onCancel={() => setRemoving(null)}
          onConfirm={() =>
            void remove({ input: { id: removing.id } }).then(({ problem }) => {
              setRemoving(null)
              finish(problem, t('cards.removed'))
            })
          }
        >
          {t('cards.removeText', { card: `${removing.bankName} ${removing.accountMasked}` })}
        </AlertDialog>
      ) : null}
    </>
  )
}

interface AddCardDialogProps {
  bankCards: Cards
  channels: Channels
  onClose: () => void
  onAdded: () => void
}

/** The card first, then the proof of identity. A refusal keeps the input. */
function AddCardDialog({ bankCards: { realName, restHours }, channels, onClose, onAdded }: AddCardDialogProps) {
  const { t } = useTranslation('withdrawal')
  const { run } = useSubmit(useAddBankCardMutation())
  const [card, setCard] = useState<{ bankCode: string; accountNumber: string; accountName: string }>()
  const form = useMutationForm({
    defaultValues: { bankCode: '', accountNumber: '', accountName: '' },
    // A bank's card needs a name, which has no field without a real name.
    send: async (typed) => {
      if (!isBank || typed.accountName !== '') setCard(typed)
    },
  })
  const bankCode = useWatch({ control: form.methods.control, name: 'bankCode' })
  const channel = channels.find((known) => known.bankCode === bankCode)
  const isBank = channel?.kind !== 'CRYPTO'

  if (card && channel) {
    return (
      <SecureDialog
        title={t('cards.confirmTitle')}
        confirmLabel={t('cards.add')}
        purpose="BANK_CARD"
        onClose={() => setCard(undefined)}
        onConfirm={async (paymentPassword, stepUp) => {
          const { success, problem, result } = await run({
            input: { ...card, accountName: isBank ? card.accountName : null, paymentPassword, stepUp },
          })
          if (success) {
            onAdded()
            return 'done'
          }
          if (result?.__typename === 'StepUpRequired') return { stepUp: result.methods }
          const field =
            problem.code === 'BANK_CARD_NAME_DIFFERS'
              ? 'accountName'
              : problem.code === 'BANK_CARD_EXISTS' || problem.field === 'accountNumber'
                ? 'accountNumber'
                : undefined
          if (!field) return { problem }
          // The form is shown again before the focus moves to the field.
          flushSync(() => setCard(undefined))
          form.fail({
            [field]:
              problem.code === 'INVALID_INPUT'
                ? t(isBank ? 'cards.numberPattern' : 'cards.addressPattern')
                : problem.text,
          })
          return 'done'
        }}
      >
        <Facts
          rows={[
            [t('cards.bank'), channel.bankName],
            [
              t(isBank ? 'cards.number' : 'cards.address'),
              <bdi key="number" className="break-all">
                {card.accountNumber}
              </bdi>,
            ],
            ...(isBank ? ([[t('cards.name'), card.accountName]] as const) : []),
          ]}
        />
      </SecureDialog>
    )
  }
  return (
    <FormDialog form={form} title={t('cards.addTitle')} submitLabel={t('form.continue')} onClose={onClose}>
      <p className="text-body text-pretty text-muted">{t('cards.addText', { count: restHours })}</p>
      <Select
        label={t('cards.bank')}
        placeholder={t('cards.choose')}
        options={channels.map((known) => ({ value: known.bankCode, label: known.bankName }))}
        {...form.field('bankCode', t('cards.bankRequired'))}
      />
      <TextField
        label={t(isBank ? 'cards.number' : 'cards.address')}
        description={isBank ? undefined : t('cards.networkNote')}
        figures
        autoComplete="off"
        spellCheck={false}
        maxLength={BANK_ACCOUNT_MAX}
        {...form.field('accountNumber', t('cards.numberRequired'))}
      />
      {isBank ? (
        realName ? (
          <TextField
            label={t('cards.name')}
            description={t('cards.nameNote', { name: realName })}
            autoComplete="name"
            maxLength={BANK_ACCOUNT_MAX}
            {...form.field('accountName', t('cards.nameRequired'))}
          />
        ) : (
          <p className="rounded-control border border-line bg-info-soft px-4 py-3 text-body text-pretty">
            {t('cards.realNameFirst')}{' '}
            <Link className="underline" to={paths.memberProfile()}>
              {t('cards.toProfile')}
            </Link>
          </p>
        )
      ) : null}
    </FormDialog>
  )
}
