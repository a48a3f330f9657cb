import { NOTE_MAX } from '@playhouse/shared/limits.ts'
import { isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { Lock, UserX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { rateText, toRatio, typedRate, typedSeries } from './rate.ts'
import { RecordTotals } from '../records/parts/record-table.tsx'
import { FormDialog, MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { type Problem, useSubmit } from '../../graphql/use-submit.ts'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { AgentPage, DownlinePath, readAgentPage } from './agent-page.tsx'
import {
  type Downline_DetailFragment,
  type DownlineScreenQueryVariables,
  useDownlineScreenQuery,
  useNoteDownlineMutation,
  usePromoteDownlineMutation,
  useSetDownlineRebateMutation,
} from './downline-screen.generated.ts'
import { Offered } from '../site/parts/offered.tsx'
import { Moment } from '../../i18n/moment.tsx'

type Card = Omit<Downline_DetailFragment, ' $fragmentName'>

/** One account below the agent, and what the agent may do with it. */
export function Component() {
  const { t } = useTranslation(['downline', 'agent'])
  const errorText = useErrorText()
  const variables = useScreenVariables<DownlineScreenQueryVariables>()
  const query = useDownlineScreenQuery({ variables })
  const { agent, page } = readAgentPage(query)
  const found = agent?.downline
  return (
    <AgentPage title={t('account', { account: variables.username })} page={page}>
      {found?.__typename === 'Problem' ? (
        <EmptyState
          icon={UserX}
          title={t('agent:notFoundTitle', { account: variables.username })}
          text={errorText(found.code)}
          action={
            <Link to={paths.downlines()} className={buttonClass()}>
              {t('toList')}
            </Link>
          }
        />
      ) : found ? (
        <Details
          card={found}
          mayOffer={agent?.menu.some((entry) => entry.page === 'DAILY_SALARY') ?? false}
          canAct={agent?.rebateSettings?.hasPaymentPassword ?? false}
        />
      ) : null}
    </AgentPage>
  )
}

interface DetailsProps {
  card: Card
  /** Whether the brand has daily salaries. */
  mayOffer: boolean
  /** Whether the agent has a payment password. */
  canAct: boolean
}

function Details({ card, mayOffer, canAct }: DetailsProps) {
  const { t } = useTranslation(['downline', 'agent', 'member', 'records'])
  const format = useFormat()
  const rate = (basisPoints: number) => format.percent(toRatio(basisPoints), 2)
  return (
    <div className="flex flex-col gap-7">
      <DownlinePath
        path={card.path}
        getAddress={(username) => (username === null ? paths.downlines() : paths.downline(username))}
      />
      <section className="rounded-card border border-line bg-surface p-5">
        <dl className="grid gap-x-6 gap-y-3 phone:grid-cols-2 desktop:grid-cols-4">
          <Fact name={t('kind')}>{t(`member:kinds.${card.kind}`)}</Fact>
          <Fact name={t('nickname')}>
            <bdi>{card.nickname}</bdi>
          </Fact>
          <Fact name={t('registered')}>{format.date(card.registeredAt)}</Fact>
          <Fact name={t('lastSeen')}>{card.lastSeenAt ? <Moment at={card.lastSeenAt} relative /> : t('never')}</Fact>
          <Fact name={t('mobile')}>{card.maskedMobile ?? '–'}</Fact>
          <Fact name={t('email')}>{card.maskedEmail ?? '–'}</Fact>
          <Fact name={t('rebate')}>{rate(card.rebateBasisPoints)}</Fact>
          <Fact name={t('prizeSeries')}>{card.prizeSeries}</Fact>
          <Fact name={t('below')}>{format.integer(card.memberCount)}</Fact>
        </dl>
        {card.isMarketable ? null : <p className="mt-4 text-body text-muted">{t('notMarketable')}</p>}
        <div className="mt-5 flex flex-wrap gap-3">
          <Link
            to={`${paths.teamOverview()}?${new URLSearchParams({ account: card.username })}`}
            className={buttonClass()}
          >
            {t('openOverview')}
          </Link>
          <Link
            to={`${paths.downlineTransactions()}?${new URLSearchParams({ account: card.username })}`}
            className={buttonClass()}
          >
            {t('agent:pages.DOWNLINE_TRANSACTIONS')}
          </Link>
          {isAgentKind(card.kind) ? (
            <Link
              to={`${paths.creditReport()}?${new URLSearchParams({ account: card.username })}`}
              className={buttonClass()}
            >
              {t('agent:pages.CREDIT_REPORT')}
            </Link>
          ) : null}
          <OfferedLink to={paths.transferDownline({ to: card.username })} className={buttonClass()}>
            {t('transfer')}
          </OfferedLink>
          {card.isMarketable ? (
            <Link to={paths.messages({ to: card.username })} className={buttonClass()}>
              {t('writeMessage')}
            </Link>
          ) : null}
          {card.isDirect && isAgentKind(card.kind) && mayOffer ? (
            <Link
              to={`${paths.dailySalary()}?${new URLSearchParams({ side: 'paid', offer: card.username })}`}
              className={buttonClass()}
            >
              {t('offerContract')}
            </Link>
          ) : null}
        </div>
      </section>
      <Sums title={t('ownSums')} sums={card.own} />
      {card.memberCount > 0 ? <Sums title={t('teamSums')} sums={card.team} /> : null}
      {card.products.length > 0 ? (
        <Table
          caption={t('byProduct')}
          rows={card.products}
          rowKey={({ category }) => category}
          columns={[
            { id: 'category', header: t('byProduct'), cell: ({ category }) => t(`records:categories.${category}`) },
            { id: 'turnover', header: t('turnover'), align: 'end', cell: ({ turnover }) => <Money {...turnover} /> },
            {
              id: 'profit',
              header: t('houseProfit'),
              align: 'end',
              cell: ({ houseProfit }) => <Money {...houseProfit} signed />,
            },
          ]}
        />
      ) : null}
      {card.isDirect ? <Powers card={card} canAct={canAct} /> : null}
      <Offered feature="NOTES">
        <Note key={card.note} card={card} />
      </Offered>
      {card.acts.length > 0 ? (
        <section>
          <h2 className="mb-3 text-prose font-semibold">{t('acts')}</h2>
          <Table
            caption={t('acts')}
            rows={card.acts}
            rowKey={({ id }) => id}
            columns={[
              { id: 'at', header: t('time'), cell: ({ at }) => <Moment at={at} /> },
              { id: 'act', header: t('act'), cell: ({ kind }) => t(`actKinds.${kind}`) },
              { id: 'by', header: t('by'), cell: ({ by }) => <bdi>{by}</bdi> },
              {
                id: 'change',
                header: t('fromTo'),
                align: 'end',
                cell: ({ kind, before, after }) => {
                  const shown = (value: number) => (kind === 'SERIES_CHANGED' ? String(value) : rate(value))
                  return after === null ? '–' : before === null ? shown(after) : `${shown(before)} → ${shown(after)}`
                },
              },
            ]}
          />
        </section>
      ) : null}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="figures text-body font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

function Sums({ title, sums }: { title: string; sums: Card['own'] }) {
  const { t } = useTranslation('downline')
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{title}</h2>
      <RecordTotals
        totals={[
          { id: 'turnover', name: t('turnover'), value: <Money {...sums.turnover} /> },
          { id: 'profit', name: t('houseProfit'), value: <Money {...sums.houseProfit} signed /> },
          { id: 'deposit', name: t('deposit'), value: <Money {...sums.deposit} /> },
          { id: 'withdrawal', name: t('withdrawal'), value: <Money {...sums.withdrawal} /> },
        ]}
      />
    </section>
  )
}

/** Actions that need the payment password: rebate and prize series, and making the member an agent. */
function Powers({ card, canAct }: Omit<DetailsProps, 'mayOffer'>) {
  const { t } = useTranslation('downline')
  const [promoting, setPromoting] = useState(false)
  if (!canAct) {
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
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <RebateForm card={card} />
      {card.kind === 'MEMBER' ? (
        <Button className="mt-5" onClick={() => setPromoting(true)}>
          {t('promote')}
        </Button>
      ) : null}
      {promoting ? <PromotionDialog username={card.username} onClose={() => setPromoting(false)} /> : null}
    </section>
  )
}

const placePassword = ({ code, text }: Problem) =>
  code.startsWith('PAYMENT_PASSWORD') ? { paymentPassword: text } : undefined

function RebateForm({ card }: { card: Card }) {
  const { t } = useTranslation('downline')
  const format = useFormat()
  const { run } = useSubmit(useSetDownlineRebateMutation())
  const range = t('rateRange', {
    from: format.percent(toRatio(card.minimumRebateBasisPoints), 2),
    to: format.percent(toRatio(card.maximumRebateBasisPoints), 2),
  })
  const seriesRange = t('seriesRange', { from: card.minimumSeries, to: card.maximumSeries })
  const isRate = (typed: string) => {
    const rate = typedRate(typed)
    return rate !== undefined && rate >= card.minimumRebateBasisPoints && rate <= card.maximumRebateBasisPoints
  }
  // A series that is kept may lie outside.
  const isSeries = (typed: string) => {
    const series = typedSeries(typed)
    if (series === undefined) return false
    return series === card.prizeSeries || (series >= card.minimumSeries && series <= card.maximumSeries)
  }
  const form = useMutationForm({
    defaultValues: {
      rate: rateText(card.rebateBasisPoints),
      series: String(card.prizeSeries),
      paymentPassword: '',
    },
    followsDefaults: true,
    send: ({ rate, series, paymentPassword }) =>
      run({
        input: {
          username: card.username,
          rebateBasisPoints: typedRate(rate) ?? 0,
          prizeSeries: typedSeries(series) ?? null,
          paymentPassword,
        },
      }),
    place: (problem) => {
      if (problem.code !== 'INVALID_INPUT') return placePassword(problem)
      return problem.fields.some(({ field }) => field === 'prizeSeries') ? { series: seriesRange } : { rate: range }
    },
    onDone: (_, values) => {
      form.methods.reset({ ...values, paymentPassword: '' })
      showToast({ tone: 'good', title: t('rebateSet') })
    },
  })
  return (
    <>
      <h2 className="mb-1 text-prose font-semibold">{t('changeRebate')}</h2>
      <p className="mb-4 max-w-2xl text-body text-pretty text-muted">
        {range} <span>{card.ratedDownlines > 0 ? t('ratedBelow', { count: card.ratedDownlines }) : ''}</span>
      </p>
      <MutationForm form={form} className="flex max-w-md flex-col gap-4">
        <TextField
          label={t('ratePercent')}
          figures
          inputMode="decimal"
          autoComplete="off"
          {...form.field('rate', { validate: (typed) => isRate(typed) || range })}
        />
        <TextField
          label={t('seriesOf')}
          description={`${seriesRange} ${t('seriesText')}`}
          figures
          inputMode="numeric"
          autoComplete="off"
          {...form.field('series', { validate: (typed) => isSeries(typed) || seriesRange })}
        />
        <PasswordField
          label={t('paymentPassword')}
          autoComplete="off"
          {...form.field('paymentPassword', { required: t('required'), secret: true })}
        />
        <Button type="submit" variant="action" pending={form.isPending && t('saving')}>
          {t('saveRebate')}
        </Button>
      </MutationForm>
    </>
  )
}

interface PromotionDialogProps {
  username: string
  onClose: () => void
}

function PromotionDialog({ username, onClose }: PromotionDialogProps) {
  const { t } = useTranslation('downline')
  const { run } = useSubmit(usePromoteDownlineMutation())
  const form = useMutationForm({
    defaultValues: { paymentPassword: '' },
    send: (typed) => run({ input: { ...typed, username } }),
    place: placePassword,
    onDone: () => {
      onClose()
      showToast({ tone: 'good', title: t('promoted') })
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('promoteTitle', { account: username })}
      submitLabel={t('promote')}
      pendingLabel={t('saving')}
      guarded={false}
      onClose={onClose}
    >
      <p className="text-body text-pretty text-muted">{t('promoteText')}</p>
      <PasswordField
        label={t('paymentPassword')}
        autoComplete="off"
        {...form.field('paymentPassword', { required: t('required'), secret: true })}
      />
    </FormDialog>
  )
}

function Note({ card }: { card: Card }) {
  const { t } = useTranslation('downline')
  const { run } = useSubmit(useNoteDownlineMutation())
  const form = useMutationForm({
    defaultValues: { note: card.note },
    send: (typed) => run({ input: { ...typed, username: card.username } }),
    place: ({ text }) => ({ note: text }),
    onDone: (_, values) => {
      form.methods.reset(values)
      showToast({ tone: 'good', title: t('noteKept') })
    },
  })
  return (
    <MutationForm form={form} className="flex max-w-2xl flex-col gap-3" guarded>
      <TextArea label={t('note')} description={t('noteText')} maxLength={NOTE_MAX} {...form.field('note')} />
      <div>
        <Button type="submit" pending={form.isPending && t('saving')}>
          {t('keepNote')}
        </Button>
      </div>
    </MutationForm>
  )
}
