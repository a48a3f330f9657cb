import { isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { Lock, UserX } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { rateText, ratioOf, typedRate, typedSeries } from '../../features/agent/rate.ts'
import { RecordTotals } from '../../features/records/record-table.tsx'
import { answerOf } from '../../graphql/answer.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { AgentPage, DownlinePath } from './agent-page.tsx'
import {
  type DownlineScreenQuery,
  useDownlineScreenQuery,
  useNoteDownlineMutation,
  usePromoteDownlineMutation,
  useSetDownlineRebateMutation,
} from './downline-screen.generated.ts'
import type { loader } from './downline-screen.loader.ts'

type Viewer = NonNullable<DownlineScreenQuery['viewer']>
type Agent = Extract<Viewer['agentAccount'], { __typename: 'AgentAccount' }>
type Card = Extract<NonNullable<Agent['downline']>, { __typename: 'DownlineDetail' }>

const NOTE_MAX = 500

/** One account below the agent, and what the agent may do with it. */
export function Component() {
  const { t } = useTranslation(['downline', 'agent'])
  const errorText = useErrorText()
  const { variables } = useLoaderData<typeof loader>()
  const query = useDownlineScreenQuery({ variables })
  const { answer } = answerOf(query)
  const viewer = answer?.viewer
  const agent = viewer?.agentAccount.__typename === 'AgentAccount' ? viewer.agentAccount : undefined
  const found = agent?.downline
  const reload = () => void query.refetch()
  return (
    <AgentPage title={t('account', { account: variables.username })} viewer={viewer} menu={agent?.menu} query={query}>
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
          mayOffer={agent?.menu.some(({ page }) => page === 'DAILY_SALARY') ?? false}
          canAct={agent?.rebateSettings?.hasPaymentPassword ?? false}
          onChanged={reload}
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
  onChanged: () => void
}

function Details({ card, mayOffer, canAct, onChanged }: DetailsProps) {
  const { t } = useTranslation(['downline', 'agent', 'member', 'records'])
  const format = useFormat()
  const rate = (basisPoints: number) => format.percent(ratioOf(basisPoints), 2)
  return (
    <div className="flex flex-col gap-7">
      <DownlinePath
        path={card.path}
        addressOf={(username) => (username === null ? paths.downlines() : paths.downline(username))}
      />
      <section className="rounded-card border border-line bg-surface p-5">
        <dl className="grid gap-x-6 gap-y-3 phone:grid-cols-2 desktop:grid-cols-4">
          <Fact name={t('kind')}>{t(`member:kinds.${card.kind}`)}</Fact>
          <Fact name={t('nickname')}>
            <bdi>{card.nickname}</bdi>
          </Fact>
          <Fact name={t('registered')}>{format.date(card.registeredAt)}</Fact>
          <Fact name={t('lastSeen')}>{card.lastSeenAt ? format.relative(card.lastSeenAt) : t('never')}</Fact>
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
          <Link to={paths.transferDownline({ to: card.username })} className={buttonClass()}>
            {t('transfer')}
          </Link>
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
      {card.isDirect ? <Powers card={card} canAct={canAct} onChanged={onChanged} /> : null}
      <Note key={card.note} card={card} onChanged={onChanged} />
      {card.acts.length > 0 ? (
        <section>
          <h2 className="mb-3 text-prose font-semibold">{t('acts')}</h2>
          <Table
            caption={t('acts')}
            rows={card.acts}
            rowKey={({ id }) => id}
            columns={[
              { id: 'at', header: t('time'), cell: ({ at }) => format.dateTime(at) },
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

/** What needs the payment password: rebate and prize series, and making the member an agent. */
function Powers({ card, canAct, onChanged }: Omit<DetailsProps, 'mayOffer'>) {
  const { t } = useTranslation(['downline', 'ui'])
  const format = useFormat()
  const rebate = useSubmit(useSetDownlineRebateMutation())
  const promotion = useSubmit(usePromoteDownlineMutation())
  const [faults, setFaults] = useState<{ rate?: string; series?: string; paymentPassword?: string; form?: string }>({})
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
  const range = {
    from: format.percent(ratioOf(card.minimumRebate), 2),
    to: format.percent(ratioOf(card.maximumRebate), 2),
  }
  const seriesFault = t('seriesRange', { from: card.minimumSeries, to: card.maximumSeries })
  const refuse = (code: string, text: string) =>
    setFaults(code.startsWith('PAYMENT_PASSWORD') ? { paymentPassword: text } : { form: text })
  const submit = async (event: FormEvent<HTMLFormElement>, isPromotion: boolean) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const paymentPassword = String(typed.get('paymentPassword') ?? '')
    const rate = isPromotion ? 0 : typedRate(String(typed.get('rate') ?? ''))
    const series = isPromotion ? undefined : typedSeries(String(typed.get('series') ?? ''))
    const isOutside = rate === undefined || rate < card.minimumRebate || rate > card.maximumRebate
    if (!isPromotion && isOutside) return setFaults({ rate: t('rateRange', range) })
    const isKept = series === card.prizeSeries
    const isSeriesOutside = series === undefined || series < card.minimumSeries || series > card.maximumSeries
    if (!isPromotion && !isKept && isSeriesOutside) return setFaults({ series: seriesFault })
    if (paymentPassword === '') return setFaults({ paymentPassword: t('required') })
    setFaults({})
    const { username } = card
    const { problem } = isPromotion
      ? await promotion.run({ input: { username, paymentPassword } })
      : await rebate.run({
          input: { username, rebateBasisPoints: rate ?? 0, prizeSeries: series ?? null, paymentPassword },
        })
    if (problem?.code === 'INVALID_INPUT') {
      const isSeries = problem.fields.some(({ field }) => field === 'prizeSeries')
      return setFaults(isSeries ? { series: seriesFault } : { rate: t('rateRange', range) })
    }
    if (problem) return refuse(problem.code, problem.text)
    form.reset()
    setPromoting(false)
    showToast({ tone: 'good', title: t(isPromotion ? 'promoted' : 'rebateSet') })
    onChanged()
  }
  const passwordField = (
    <PasswordField
      name="paymentPassword"
      label={t('paymentPassword')}
      autoComplete="off"
      error={faults.paymentPassword}
    />
  )
  const fault = faults.form ? (
    <p role="alert" className="text-body text-bad">
      {faults.form}
    </p>
  ) : null
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h2 className="mb-1 text-prose font-semibold">{t('changeRebate')}</h2>
      <p className="mb-4 max-w-2xl text-body text-pretty text-muted">
        {t('rateRange', range)} {card.ratedDownlines > 0 ? t('ratedBelow', { count: card.ratedDownlines }) : ''}
      </p>
      <form className="flex max-w-md flex-col gap-4" noValidate onSubmit={(event) => void submit(event, false)}>
        <TextField
          key={card.rebateBasisPoints}
          name="rate"
          label={t('ratePercent')}
          figures
          inputMode="decimal"
          autoComplete="off"
          defaultValue={rateText(card.rebateBasisPoints)}
          error={faults.rate}
        />
        <TextField
          key={`series ${card.prizeSeries}`}
          name="series"
          label={t('seriesOf')}
          description={`${seriesFault} ${t('seriesText')}`}
          figures
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(card.prizeSeries)}
          error={faults.series}
        />
        {promoting ? null : passwordField}
        {promoting ? null : fault}
        <Button type="submit" variant="action" pending={rebate.isPending && t('saving')}>
          {t('saveRebate')}
        </Button>
      </form>
      {card.kind === 'MEMBER' ? (
        <Button
          className="mt-5"
          onClick={() => {
            setFaults({})
            setPromoting(true)
          }}
        >
          {t('promote')}
        </Button>
      ) : null}
      {promoting ? (
        <Dialog
          title={t('promoteTitle', { account: card.username })}
          size="small"
          closeLabel={t('ui:close')}
          onClose={() => setPromoting(false)}
        >
          <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event, true)}>
            <p className="text-body text-pretty text-muted">{t('promoteText')}</p>
            {passwordField}
            {fault}
            <Button type="submit" variant="action" pending={promotion.isPending && t('saving')}>
              {t('promote')}
            </Button>
          </form>
        </Dialog>
      ) : null}
    </section>
  )
}

function Note({ card, onChanged }: { card: Card; onChanged: () => void }) {
  const { t } = useTranslation('downline')
  const note = useSubmit(useNoteDownlineMutation())
  const [fault, setFault] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('note') ?? '')
    const { problem } = await note.run({ input: { username: card.username, note: text } })
    setFault(problem?.text)
    if (problem) return
    showToast({ tone: 'good', title: t('noteKept') })
    onChanged()
  }
  return (
    <form className="flex max-w-2xl flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <TextArea
        name="note"
        label={t('note')}
        description={t('noteText')}
        maxLength={NOTE_MAX}
        defaultValue={card.note}
        error={fault}
      />
      <div>
        <Button type="submit" pending={note.isPending && t('saving')}>
          {t('keepNote')}
        </Button>
      </div>
    </form>
  )
}
