import type { WithdrawalState } from '@playhouse/schema/types.generated.ts'
import { Printer, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCancelWithdrawalMutation } from './withdrawal-mutations.generated.ts'
import type { Withdrawal_WithdrawalFragment } from './parts/withdrawal-parts.generated.ts'
import { ItemGap, readItem } from '../../graphql/item.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { Moment } from '../../i18n/moment.tsx'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { PageSkeleton } from '../member/parts/page-skeleton.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { MemberPage, readMemberPage } from '../member/parts/member-page.tsx'
import { AnswerForm, ReceiptChoices } from './parts/receipt-forms.tsx'
import { Facts } from './withdrawal-form.tsx'
import {
  useWithdrawalDetailScreenQuery,
  type WithdrawalDetailScreenQueryVariables,
} from './withdrawal-detail-screen.generated.ts'
import { StateBadge } from './parts/withdrawal-list.tsx'
import { Timeline } from './parts/withdrawal-timeline.tsx'
import { useClock } from '../games/parts/use-clock.ts'
import { useOffers } from '../site/parts/use-offers.ts'
import { Offered } from '../site/parts/offered.tsx'
import { WriteToUs } from '../support/parts/write-to-us.tsx'

type Withdrawal = Omit<Withdrawal_WithdrawalFragment, ' $fragmentName'>

export function Component() {
  const { t } = useTranslation(['withdrawal', 'member'])
  const variables = useScreenVariables<WithdrawalDetailScreenQueryVariables>()
  const query = useWithdrawalDetailScreenQuery({ variables })

  const { response, viewer, account, page } = readMemberPage(query)
  const { item: withdrawal, gap } = readItem(query, account?.withdrawal)
  return (
    <MemberPage
      title={t('detail.title')}
      texts={{ visitorTitle: t('visitorTitle'), visitorText: t('visitorText'), failed: t('detail.failed') }}
      page={page}
      heading={
        withdrawal ? null : (
          <h1 tabIndex={-1} className="visually-hidden">
            {t('detail.title')}
          </h1>
        )
      }
    >
      {withdrawal ? (
        <WithdrawalDetail withdrawal={withdrawal} owner={viewer?.username ?? ''} siteName={response?.site.name ?? ''} />
      ) : account ? (
        <ItemGap
          gap={gap}
          query={query}
          failed={t('detail.failed')}
          skeleton={<PageSkeleton />}
          absent={
            <EmptyState
              icon={SearchX}
              title={t('detail.missing')}
              text={t('detail.missingText')}
              action={
                <BackLink to={paths.withdrawals()} className={buttonClass()}>
                  {t('detail.back')}
                </BackLink>
              }
            />
          }
        />
      ) : null}
    </MemberPage>
  )
}

function WithdrawalDetail(props: { withdrawal: Withdrawal; owner: string; siteName: string }) {
  const { withdrawal, owner, siteName } = props
  const { t } = useTranslation(['withdrawal', 'ui'])
  const { id, state, amount, fee, payout, nextActor, expectedBy, confirmBy, reviewReasons, remainder } = withdrawal
  return (
    <article className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
            {t('detail.number', { number: id })}
          </h1>
          <p className="mt-1 text-title font-semibold">
            <Money {...amount} exact />
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-3">
            <StateBadge state={state} />
            <span className="text-body text-muted">{nextActor ? t(`next.${nextActor}`) : t('next.nobody')}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button onClick={() => window.print()}>
            <Icon icon={Printer} size={16} />
            {t('detail.print')}
          </Button>
          <BackLink to={paths.withdrawals()} className={buttonClass()}>
            {t('detail.back')}
          </BackLink>
        </div>
      </header>
      <p className="text-body text-pretty">{t(`stateTexts.${state}`)}</p>
      {reviewReasons.length > 0 && nextActor === 'OPERATOR' ? (
        <ul className="list-disc ps-5 text-body text-muted">
          {reviewReasons.map((reason) => (
            <li key={reason}>{t(`reviewReasons.${reason}`)}</li>
          ))}
        </ul>
      ) : null}
      {state === 'DISBURSED' ? <ReceiptChoices withdrawal={withdrawal} /> : null}
      <Offered feature="WITHDRAWAL_REVIEW">
        {state === 'NEEDS_INFO' ? <AnswerForm withdrawal={withdrawal} /> : null}
      </Offered>
      {STOPPABLE.has(state) || withdrawal.canCancel ? <Stop withdrawal={withdrawal} /> : null}
      {SETTLED.has(state) ? <Ask id={id} title={t('receipt.missing')} text={t('receipt.missingText')} /> : null}
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <Facts
          rows={[
            [t('form.amount'), <Money key="amount" {...amount} exact />],
            [t('form.fee'), <Money key="fee" {...fee} exact />],
            ...(RETURNED.has(state) ? [] : ([[t('form.receive'), <Money key="payout" {...payout} exact />]] as const)),
            ...(remainder ? ([[t('detail.remainder'), <Money key="remainder" {...remainder} exact />]] as const) : []),
            [
              t('form.to'),
              <bdi key="to">
                {withdrawal.bankName === ''
                  ? t('history.unknownCard')
                  : `${withdrawal.bankName} ${withdrawal.accountMasked}`}
              </bdi>,
            ],
            [t('detail.requested'), <Moment key="requested" at={withdrawal.requestedAt} />],
            ...(expectedBy ? ([[t('detail.expected'), <Moment key="expected" at={expectedBy} />]] as const) : []),
            ...(confirmBy ? ([[t('detail.confirmBy'), <Moment key="confirmBy" at={confirmBy} />]] as const) : []),
            ...(withdrawal.payoutReference
              ? ([[t('detail.reference'), <bdi key="reference">{withdrawal.payoutReference}</bdi>]] as const)
              : []),
            [t('detail.account'), <bdi key="owner">{owner}</bdi>],
            [t('detail.site'), siteName],
          ]}
        />
        {withdrawal.steps.length > 0 ? <Timeline withdrawal={withdrawal} /> : null}
      </div>
    </article>
  )
}

/** The whole amount is back in the balance. */
const RETURNED: ReadonlySet<WithdrawalState> = new Set(['CANCELLED', 'FAILED', 'REJECTED'])

/** Not approved yet. */
const STOPPABLE: ReadonlySet<WithdrawalState> = new Set(['REQUESTED', 'REVIEW', 'NEEDS_INFO'])

/** Ended as received; what is missing all the same becomes a case. */
const SETTLED: ReadonlySet<WithdrawalState> = new Set(['RECEIVED', 'FORCED_RECEIPT'])

/** By when it is decided, and how to stop it before. */
function Stop({ withdrawal: { id, reviewBy, canCancel } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawal')
  const isLate = Date.parse(reviewBy ?? '') < useClock(30_000)
  const mayCancel = useOffers()('WITHDRAWAL_REVIEW') && canCancel
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4 print:hidden">
      <div className="min-w-0 flex-1 basis-72">
        {reviewBy ? (
          <p className="text-prose font-semibold">
            {t(isLate ? 'detail.reviewLate' : 'detail.reviewBy')} <Moment at={reviewBy} />
          </p>
        ) : null}
        <p className="text-body text-pretty text-muted">
          {isLate ? <span>{t('detail.lateText')} </span> : null}
          <span>{t(mayCancel ? 'detail.cancelText' : 'detail.stop')}</span>
        </p>
      </div>
      {mayCancel ? (
        <CancelButton id={id} />
      ) : (
        <WriteToUs
          question={{ topic: 'WALLET', about: t('detail.stopAbout', { number: id }) }}
          className={buttonClass()}
        >
          {t('detail.write')}
        </WriteToUs>
      )}
    </section>
  )
}

function Ask({ id, title, text }: { id: string; title: string; text: string }) {
  const { t } = useTranslation('withdrawal')
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4 print:hidden">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-prose font-semibold">{title}</h2>
        <p className="text-body text-pretty text-muted">{text}</p>
      </div>
      <WriteToUs question={{ topic: 'WALLET', about: t('detail.number', { number: id }) }} className={buttonClass()}>
        {t('detail.write')}
      </WriteToUs>
    </section>
  )
}

function CancelButton({ id }: { id: string }) {
  const { t } = useTranslation(['withdrawal', 'ui'])
  const { run, isPending } = useSubmit(useCancelWithdrawalMutation())
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('detail.cancel')}
      </Button>
      {asking ? (
        <AlertDialog
          title={t('detail.cancelTitle')}
          confirmLabel={t('detail.cancel')}
          cancelLabel={t('ui:cancel')}
          closeLabel={t('ui:close')}
          tone="danger"
          pending={isPending ? t('working') : false}
          onCancel={() => setAsking(false)}
          onConfirm={() =>
            void run({ input: { id } }).then(({ problem }) => {
              setAsking(false)
              if (problem) showToast({ tone: 'bad', title: problem.text })
            })
          }
        >
          {t('detail.cancelText')}
        </AlertDialog>
      ) : null}
    </>
  )
}
