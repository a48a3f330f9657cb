import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import { Slot } from '../../extend/slot.tsx'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { useSiteFacts } from '../site/parts/use-site-facts.ts'
import { WithdrawalRequirements } from './parts/withdrawal-requirements.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Panel } from '../../ui/panel.tsx'
import { MemberPage, readMemberPage } from '../member/parts/member-page.tsx'
import { BankCardPanel } from './parts/bank-card-panel.tsx'
import { PaymentPasswordPanel } from './parts/payment-password-panel.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalList } from './parts/withdrawal-list.tsx'
import { useWithdrawalScreenQuery, type WithdrawalScreenQuery } from './withdrawal-screen.generated.ts'
import type { loader } from './withdrawal-screen.loader.ts'

type Account = MemberAccount<WithdrawalScreenQuery>

export function Component() {
  const { t } = useTranslation(['withdrawal', 'member'])
  const { variables } = useLoaderData<typeof loader>()
  const query = useWithdrawalScreenQuery({ variables })

  const { stale, account, page } = readMemberPage(query)
  const retry = () => void query.refetch()
  return (
    <MemberPage
      title={t('title')}
      texts={{ visitorTitle: t('visitorTitle'), visitorText: t('visitorText'), failed: t('failed') }}
      page={page}
    >
      {account ? <WithdrawalContent account={account} variables={variables} busy={stale} onChanged={retry} /> : null}
    </MemberPage>
  )
}

interface ContentProps {
  account: Account
  variables: Awaited<ReturnType<typeof loader>>['variables']
  busy: boolean
  onChanged: () => void
}

/** Each section shows its own failure. */
function WithdrawalContent({ account, variables, busy, onChanged }: ContentProps) {
  const { t } = useTranslation('withdrawal')
  const navigate = useNavigate()
  const { bankCards, paymentPassword, unconfirmedWithdrawals: waiting, withdrawals } = account
  const isMaintenance = useSiteFacts()?.status?.state === 'MAINTENANCE'
  const options = account.withdrawalOptions && {
    ...account.withdrawalOptions,
    isOpen: account.withdrawalOptions.isOpen && !isMaintenance,
  }
  const linkedAmount = useSearchParams()[0].get('amount') ?? ''
  const failed = <LoadFailure title={t('partFailed')} onRetry={onChanged} retrying={busy} />
  return (
    <div className="flex flex-col gap-5">
      {waiting?.map((withdrawal) => (
        <Unconfirmed key={withdrawal.id} withdrawal={withdrawal} />
      ))}
      {options ? <WithdrawalRequirements options={options} /> : null}
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <Panel title={t('form.title')}>
          {options && bankCards ? (
            <WithdrawalForm
              // A link with another amount replaces what is filled in.
              key={linkedAmount}
              options={options}
              linkedAmount={linkedAmount}
              cards={bankCards.cards}
              onRequested={(id) => {
                onChanged()
                void navigate(paths.withdrawal(id))
              }}
            />
          ) : (
            failed
          )}
        </Panel>
        <div className="flex flex-col gap-5">
          <Panel title={t('cards.title')} anchor="bank-cards">
            {bankCards && options ? (
              <BankCardPanel bankCards={bankCards} options={options} onChanged={onChanged} />
            ) : (
              failed
            )}
          </Panel>
          <Panel title={t('password.title')} anchor="payment-password">
            {paymentPassword ? <PaymentPasswordPanel password={paymentPassword} onChanged={onChanged} /> : failed}
          </Panel>
          {options ? <Slot name="withdrawal.aside" data={{ isOpen: options.isOpen }} /> : null}
        </div>
      </div>
      <section>
        <h2 className="mb-3 text-prose font-semibold">{t('history.title')}</h2>
        {withdrawals ? <WithdrawalList page={withdrawals} variables={variables} busy={busy} /> : failed}
      </section>
    </div>
  )
}

function Unconfirmed({ withdrawal }: { withdrawal: NonNullable<Account['unconfirmedWithdrawals']>[number] }) {
  const { t } = useTranslation('withdrawal')
  const format = useFormat()
  const { payout, confirmBy } = withdrawal
  return (
    <section
      aria-label={t('waiting.title')}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-info-soft p-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-prose font-semibold">{t('waiting.title')}</h2>
        <p className="mt-1 text-body text-pretty">
          {t('waiting.text', { amount: format.money(payout.amount, payout.currency) })}{' '}
          <span>{confirmBy ? t('waiting.by', { time: format.dateTime(confirmBy) }) : null}</span>
        </p>
      </div>
      <Link to={paths.withdrawal(withdrawal.id)} className={buttonClass()}>
        {t('waiting.link')}
      </Link>
    </section>
  )
}
