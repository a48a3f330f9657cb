import { cardNumber, isCardNumber } from '@playhouse/shared/card-number.ts'
import { foldText } from '@playhouse/shared/fold-text.ts'
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
} from '../bank-cards.generated.ts'
import type { BankCards_CardsFragment, WithdrawalForm_OptionsFragment } from './withdrawal-parts.generated.ts'
import { FormDialog } from '../../../forms/mutation-form.tsx'
import { useMutationForm } from '../../../forms/use-mutation-form.ts'
import { useAskWhenDue } from '../../../graphql/use-ask-when-due.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { SecureDialog } from '../secure-dialog.tsx'
import { Facts } from '../withdrawal-form.tsx'

type Cards = Omit<BankCards_CardsFragment, ' $fragmentName'>
type Card = Cards['cards'][number]
type Options = Omit<WithdrawalForm_OptionsFragment, ' $fragmentName'>
type Channels = Options['channels']

interface BankCardPanelProps {
  bankCards: Cards
  options: Options
  onChanged: () => void
}

/** Cards and wallet addresses: add, set as default, remove. */
export function BankCardPanel({ bankCards, options, onChanged }: BankCardPanelProps) {
  const { t } = useTranslation(['withdrawal', 'requirements', 'ui'])
  const { channels } = options
  const format = useFormat()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Card | null>(null)
  const { run: remove, isPending: isRemoving } = useSubmit(useRemoveBankCardMutation())
  const { run: choose } = useSubmit(useSetDefaultBankCardMutation())
  const { cards, max, bankRestHours } = bankCards
  const [nextUsable] = cards.flatMap(({ isResting, usableAt }) => (isResting ? usableAt : [])).toSorted()
  useAskWhenDue(nextUsable, onChanged)

  const finish = (problem: { text: string } | undefined, done: string) => {
    showToast(problem ? { tone: 'bad', title: problem.text } : { tone: 'good', title: done })
    if (!problem) onChanged()
  }
  // A new card takes both, so they come before its form.
  const needed = (['PAYMENT_PASSWORD', 'SECOND_FACTOR'] as const).filter((kind) =>
    options.requirements?.some((requirement) => requirement.kind === kind && requirement.status === 'TO_DO'),
  )
  const obstacle =
    channels.length === 0
      ? t('requirements:closed')
      : cards.length >= max
        ? t('cards.full', { count: max })
        : needed.length > 0
          ? t('requirements:BANK_CARD.needs', {
              what: needed.map((kind) => t(`requirements:${kind}.name`)).join(', '),
            })
          : null
  const addButton = (
    <div className={`flex flex-col gap-2 ${cards.length === 0 ? 'items-center' : 'items-start'}`}>
      <Button disabledReason={obstacle} onClick={() => setAdding(true)}>
        {t('cards.add')}
      </Button>
      {obstacle ? <p className="text-small text-pretty text-muted">{obstacle}</p> : null}
    </div>
  )
  return (
    <>
      {cards.length === 0 ? (
        <EmptyState
          icon={CreditCard}
          level={3}
          title={t('cards.none')}
          text={t('cards.noneText', { count: bankRestHours })}
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
                  {card.isResting ? t('cards.resting', { time: format.dateTime(card.usableAt) }) : card.accountName}
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
      {cards.length === 0 ? null : <div className="mt-4 flex">{addButton}</div>}
      {adding ? (
        <AddCardDialog
          bankCards={bankCards}
          channels={channels}
          onClose={() => setAdding(false)}
          onAdded={(hours) => {
            setAdding(false)
            finish(undefined, t('cards.added', { count: hours }))
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
  /** @param hours until it can be used */
  onAdded: (hours: number) => void
}

/** The card first, then the proof of identity. A refusal keeps the input. */
function AddCardDialog({ bankCards, channels, onClose, onAdded }: AddCardDialogProps) {
  const { t } = useTranslation(['withdrawal', 'errors'])
  const { realName, restHours, bankRestHours } = bankCards
  const { run } = useSubmit(useAddBankCardMutation())
  const [card, setCard] = useState<{ bankCode: string; accountNumber: string; accountName: string }>()
  const form = useMutationForm({
    defaultValues: { bankCode: '', accountNumber: '', accountName: '' },
    mode: 'onTouched',
    send: async (typed) => setCard(typed),
  })
  const bankCode = useWatch({ control: form.methods.control, name: 'bankCode' })
  const channel = channels.find((known) => known.bankCode === bankCode)
  const isBank = channel?.kind !== 'CRYPTO'
  const hours = isBank ? bankRestHours : restHours
  const wrongNumber = t(isBank ? 'cards.numberPattern' : 'cards.addressPattern')
  const numberFault = (typed: string) =>
    !channel || isCardNumber({ kind: channel.kind, code: channel.bankCode }, cardNumber(typed))
      ? undefined
      : wrongNumber
  const nameFault = (typed: string) =>
    realName === null || fitsMask(typed, realName) ? undefined : t('errors:codes.BANK_CARD_NAME_DIFFERS')

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
            onAdded(hours)
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
            [field]: problem.code === 'INVALID_INPUT' ? wrongNumber : problem.text,
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
    <FormDialog
      form={form}
      title={t('cards.addTitle')}
      submitLabel={t('form.continue')}
      disabledReason={channel && isBank && !realName ? t('cards.realNameFirst') : null}
      onClose={onClose}
    >
      <p className="text-body text-pretty text-muted">{t('cards.addText', { count: hours })}</p>
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
        inputMode={isBank ? 'numeric' : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={BANK_ACCOUNT_MAX}
        {...form.field('accountNumber', { required: t('cards.numberRequired'), validate: numberFault })}
      />
      {isBank ? (
        realName ? (
          <TextField
            label={t('cards.name')}
            description={t('cards.nameNote', { name: realName })}
            autoComplete="name"
            maxLength={BANK_ACCOUNT_MAX}
            {...form.field('accountName', { required: t('cards.nameRequired'), validate: nameFault })}
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

/** Whether a name may be the one of a mask such as "*** *** LAN", which shows the last word. The platform compares all of it. */
function fitsMask(name: string, mask: string): boolean {
  const [words, masked] = [foldText(name).split(' '), mask.split(' ')]
  return words.length === masked.length && words.at(-1) === foldText(masked.at(-1) ?? '')
}
