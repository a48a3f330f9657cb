import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { Advert } from '../site/parts/advert.tsx'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import type { DepositForm_OptionsFragment } from './deposit-form.generated.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositNeeds } from './deposit-needs.tsx'
import { DepositBadge } from './deposit-badge.tsx'
import type { DepositRow_DepositFragment } from './deposit-row.generated.ts'
import { DepositLimitPrompt } from '../limits/parts/deposit-limit-prompt.tsx'
import { useDepositRoom } from '../limits/parts/use-deposit-room.ts'
import { useLeastDeposit } from '../limits/parts/use-least-deposit.ts'
import { useAgeRule } from '../site/parts/use-ages.ts'
import type { SlotProps } from '../../extend/slot-data.ts'
import { Slot } from '../../extend/slot.tsx'
import { SLOTS } from '../../extend/slots.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { IdentityDeadline } from '../member/parts/identity-deadline.tsx'
import { readMemberPage } from '../member/parts/member-page.tsx'
import { WriteToUs } from '../support/parts/write-to-us.tsx'
import { DepositPage } from './deposit-page.tsx'
import { type DepositScreenQueryVariables, useDepositScreenQuery } from './deposit-screen.generated.ts'
import { Landmark, ShieldAlert } from 'lucide-react'

export function Component() {
  const { t } = useTranslation('deposit')
  const variables = useScreenVariables<DepositScreenQueryVariables>()
  const query = useDepositScreenQuery({ variables })
  const navigate = useNavigate()
  const { viewer, account, page } = readMemberPage(query)
  const retry = () => void query.refetch()
  const options = account?.depositOptions
  const isOnBreak = Boolean(viewer?.limits?.exclusion)
  const ageRule = useAgeRule()
  const leastDeposit = useLeastDeposit()
  const room = useDepositRoom(viewer?.limits?.limits ?? [])
  const bar = options ? getBar(t, options, isOnBreak, ageRule) : null
  const canDeposit = options && options.methods.length > 0 && !bar && !options.isBlocked
  return (
    <DepositPage title={t('title')} page={page}>
      {account ? (
        <WithAside data={canDeposit ? { isFirst: options?.creditedCount === 0 } : undefined}>
          {viewer?.limits && !isOnBreak && !options?.hold && !options?.isBlocked ? (
            <DepositLimitPrompt limits={viewer.limits} leastDeposit={leastDeposit} />
          ) : null}
          {!options ? (
            <LoadFailure title={t('failed')} onRetry={retry} retrying={query.loading} />
          ) : options.methods.length === 0 ? (
            <EmptyState
              icon={Landmark}
              title={t('closedTitle')}
              text={t('closedText')}
              action={
                <WriteToUs question={{ topic: 'WALLET' }} className={buttonClass()}>
                  {t('contact')}
                </WriteToUs>
              }
            />
          ) : bar ? (
            <section className="rounded-card border border-line bg-surface">
              <EmptyState
                icon={ShieldAlert}
                title={bar.title}
                text={bar.text}
                action={<div className="flex flex-wrap justify-center gap-2">{bar.action}</div>}
              />
            </section>
          ) : options.isBlocked ? (
            <section className="rounded-card border border-line bg-surface">
              <EmptyState
                icon={ShieldAlert}
                title={t('blockedTitle')}
                text={t('blocked')}
                action={
                  <WriteToUs question={{ topic: 'WALLET' }} className={buttonClass({ variant: 'action' })}>
                    {t('contact')}
                  </WriteToUs>
                }
              />
            </section>
          ) : (
            <>
              {options.identityDeadline ? (
                <IdentityDeadline {...options.identityDeadline}>
                  <Link to={paths.memberProfile()} className={linkClass({ look: 'inline' })}>
                    {t('toProfile')}
                  </Link>
                </IdentityDeadline>
              ) : null}
              {options.creditedCount === 0 && account.withdrawalOptions?.requirements ? (
                <DepositNeeds requirements={account.withdrawalOptions.requirements} />
              ) : null}
              <DepositForm
                options={options}
                room={room}
                onLimitReached={retry}
                onCreated={(id) => void navigate(paths.deposit(id))}
              />
            </>
          )}
          {account.deposits && account.deposits.nodes.length > 0 ? <Latest deposits={account.deposits.nodes} /> : null}
        </WithAside>
      ) : null}
    </DepositPage>
  )
}

/** The content, and beside it what a project's own component says of deposits. A site without one has no room for it. */
function WithAside({ data, children }: { data: SlotProps<'deposit.aside'> | undefined; children: ReactNode }) {
  const content = <div className="flex max-w-4xl flex-col gap-6">{children}</div>
  return 'deposit.aside' in SLOTS ? (
    <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      {content}
      {data ? (
        <Advert>
          <Slot name="deposit.aside" data={data} />
        </Advert>
      ) : null}
    </div>
  ) : (
    content
  )
}

type Options = Pick<DepositForm_OptionsFragment, 'hold' | 'ageObstacle' | 'missing' | 'identityDeadline'>
type Words = ReturnType<typeof useTranslation<'deposit'>>['t']

/** Why nothing can be deposited now, and what to do. */
function getBar(
  t: Words,
  { hold, ageObstacle, missing, identityDeadline }: Options,
  isOnBreak: boolean,
  ageRule: string,
) {
  const withdrawal = (
    <Link to={paths.withdrawals()} className={buttonClass({ variant: 'action' })}>
      {t('toWithdrawal')}
    </Link>
  )
  if (isOnBreak) {
    const limits = (
      <OfferedLink to={paths.memberLimits()} className={buttonClass()}>
        {t('onBreak.limits')}
      </OfferedLink>
    )
    return {
      title: t('onBreak.title'),
      text: t('onBreak.text'),
      action: (
        <>
          {limits}
          {withdrawal}
        </>
      ),
    }
  }
  if (hold) {
    const contact = (
      <WriteToUs question={{ topic: 'WALLET' }} className={buttonClass()}>
        {t('contact')}
      </WriteToUs>
    )
    return {
      title: t(`accountHeld.${hold}.title`),
      text: t(`accountHeld.${hold}.text`),
      action: (
        <>
          {contact}
          {withdrawal}
        </>
      ),
    }
  }
  const profile = (
    <Link to={paths.memberProfile()} className={buttonClass({ variant: 'action' })}>
      {t('toProfile')}
    </Link>
  )
  if (ageObstacle)
    return {
      title: t(`age.${ageObstacle}.title`),
      text: ageObstacle === 'MISSING' ? t('age.MISSING.text', { rule: ageRule }) : ageRule,
      action: profile,
    }
  if (missing.length > 0) {
    const facts = missing.map((fact) => t(`missing.facts.${fact}`)).join(', ')
    return { title: t('missing.title'), text: t('missing.text', { facts }), action: profile }
  }
  return identityDeadline?.isOverdue
    ? { title: t('identityOverdue.title'), text: t('identityOverdue.text'), action: profile }
    : null
}

function Latest({ deposits }: { deposits: readonly DepositRow_DepositFragment[] }) {
  const { t } = useTranslation('deposit')
  const { dateTime } = useFormat()
  return (
    <section aria-labelledby="latest-deposits">
      <h2 id="latest-deposits" className="mb-3 text-prose font-semibold">
        {t('latest')}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {deposits.map(({ id, method, state, createdAt, amount, held }) => (
          <li key={id}>
            <Link
              to={paths.deposit(id)}
              className={linkClass({ look: 'row', class: 'flex-wrap justify-between gap-y-1.5 px-5 py-3' })}
            >
              <span className="min-w-0">
                <span className="block font-medium text-text">
                  <Money {...amount} />
                </span>
                <span className="figures block text-small whitespace-normal!">
                  {t(`methods.${method}`)} · {dateTime(createdAt)}
                </span>
                {held && state === 'CREDITED' ? (
                  <span className="block text-small">
                    {t(`held.${held.state}`)}: <Money {...held.amount} />
                  </span>
                ) : null}
              </span>
              <DepositBadge state={state} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
