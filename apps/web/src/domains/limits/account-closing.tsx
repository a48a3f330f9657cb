import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { useSignOut } from '../session/parts/use-sign-out.ts'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { getResponse } from '../../graphql/response.ts'
import { getMemberAccount } from '../../graphql/viewer-account.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BankCardPanel } from '../cashier/parts/bank-card-panel.tsx'
import { PaymentPasswordPanel } from '../cashier/parts/payment-password-panel.tsx'
import { AnswerForm, ReceiptChoices } from '../cashier/parts/receipt-forms.tsx'
import { StateBadge } from '../cashier/parts/withdrawal-list.tsx'
import { Timeline } from '../cashier/parts/withdrawal-timeline.tsx'
import { type AccountClosingQuery, useAccountClosingQuery } from './account-closing.generated.ts'
import { type Closing, ClosingPayoutForm } from './closing-payout-form.tsx'
import { Offered } from '../site/parts/offered.tsx'

type Viewer = NonNullable<AccountClosingQuery['viewer']>
type Withdrawal = NonNullable<Closing['withdrawals']>[number]

/** In the place of every page while an account is being closed: its payout, what is asked, and where to write. */
export function AccountClosing() {
  const { t } = useTranslation(['closing', 'withdrawal'])
  const query = useAccountClosingQuery({ fetchPolicy: 'cache-and-network' })
  usePageTitle(t('title'), () => ({ isUnlisted: true }))
  const { response } = getResponse(query)
  const viewer = response?.viewer
  const closing = viewer?.closing
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5">
      <h1 tabIndex={-1} className="text-headline font-semibold text-pretty focus-visible:outline-none">
        {t('title')}
      </h1>
      {viewer && closing ? (
        <ClosingContent viewer={viewer} closing={closing} onChanged={() => void query.refetch()} />
      ) : query.loading ? (
        <Skeleton className="h-64 rounded-card" />
      ) : (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      <Ways unread={viewer?.unreadMessages ?? 0} />
    </div>
  )
}

interface ClosingContentProps {
  viewer: Viewer
  closing: Closing
  onChanged: () => void
}

function ClosingContent({ viewer, closing, onChanged }: ClosingContentProps) {
  const { t } = useTranslation(['closing', 'withdrawal'])
  const format = useFormat()
  const account = getMemberAccount(viewer)
  const withdrawals = closing.withdrawals ?? []
  return (
    <>
      {closing.requestedAt ? (
        <p className="text-body text-pretty text-muted">{t('lead', { time: format.dateTime(closing.requestedAt) })}</p>
      ) : null}
      {closing.isPayoutNeeded ? (
        <>
          <ClosingPayoutForm closing={closing} onRequested={onChanged} />
          {account?.bankCards && account.withdrawalOptions ? (
            <Panel title={t('cards')}>
              <BankCardPanel bankCards={account.bankCards} options={account.withdrawalOptions} onChanged={onChanged} />
            </Panel>
          ) : null}
          {account?.paymentPassword ? (
            <Panel title={t('password')}>
              <PaymentPasswordPanel password={account.paymentPassword} onChanged={onChanged} />
            </Panel>
          ) : null}
        </>
      ) : null}
      {withdrawals.map((withdrawal) => (
        <Payout key={withdrawal.id} withdrawal={withdrawal} />
      ))}
      {withdrawals.length === 0 && !closing.isPayoutNeeded ? (
        <p className="text-body text-pretty">{t('nothing')}</p>
      ) : null}
    </>
  )
}

/** A payout with what its owner must do, and what happened to it. */
function Payout({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation(['closing', 'withdrawal'])
  const format = useFormat()
  const id = useId()
  const { state, amount, bankName: bank, accountMasked: account, expectedBy } = withdrawal
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-prose font-semibold">
          {t('payout', { number: withdrawal.id })}
        </h2>
        <StateBadge state={state} />
      </header>
      <p className="text-title font-semibold">
        <Money {...amount} />
      </p>
      <p className="text-body text-muted">
        <bdi>{t('to', { bank, account })}</bdi>
        <span>{expectedBy ? ` · ${t('expected', { time: format.dateTime(expectedBy) })}` : null}</span>
      </p>
      <p className="text-body text-pretty">{t(`withdrawal:stateTexts.${state}`)}</p>
      {state === 'DISBURSED' ? <ReceiptChoices withdrawal={withdrawal} /> : null}
      {state === 'NEEDS_INFO' ? (
        <Offered feature="WITHDRAWAL_REVIEW">
          <AnswerForm withdrawal={withdrawal} />
        </Offered>
      ) : null}
      {withdrawal.steps.length > 0 ? <Timeline withdrawal={withdrawal} /> : null}
    </section>
  )
}

/** Actions of a closing account: read messages, open cases, log out. */
function Ways({ unread }: { unread: number }) {
  const { t } = useTranslation('closing')
  const navigate = useNavigate()
  const { signOut, isLeaving } = useSignOut(() => void navigate(paths.home()))
  return (
    <p className="flex flex-wrap gap-2">
      <Link to={paths.messages()} className={buttonClass()}>
        {unread > 0 ? t('messages', { count: unread }) : t('noMessages')}
      </Link>
      <OfferedLink to={paths.serviceCases()} className={buttonClass()}>
        {t('service')}
      </OfferedLink>
      <Button pending={isLeaving ? t('working') : false} onClick={() => void signOut()}>
        {t('logOut')}
      </Button>
    </p>
  )
}
