import type { AgentBillState, ContractRequestState, ContractState } from '@playhouse/schema/types.generated.ts'
import { FileSignature, Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { type Bill, BillDialog } from '../../features/agent/bill-dialog.tsx'
import { periodFrom, periodUntil } from '../../features/agent/period.ts'
import { ratioOf } from '../../features/agent/rate.ts'
import { RecordTable } from '../../features/records/record-table.tsx'
import { SaveFile } from '../../features/records/save-file.tsx'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { answerOf } from '../../graphql/answer.ts'
import { useLiveEvent } from '../../graphql/live/use-live-event.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { addDays } from '../../i18n/format-time.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { CONTRACT_PAGES, MENU_PATHS, paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { Select } from '../../ui/select.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { Table } from '../../ui/table.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { useRecord } from '../records/use-record.ts'
import { AgentPage } from './agent-page.tsx'
import { ContractDialog } from './contract-dialog.tsx'
import type { Contract, ContractRequest } from './contract-terms.tsx'
import {
  type ContractsScreenQuery,
  useCollectBillMutation,
  useContractsScreenQuery,
  useDisputeBillMutation,
} from './contracts-screen.generated.ts'
import type { loader } from './contracts-screen.loader.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { OpenRequest, RequestDialog } from './request-dialogs.tsx'

type Viewer = NonNullable<ContractsScreenQuery['viewer']>
type Agent = Extract<Viewer['agentAccount'], { __typename: 'AgentAccount' }>
type Found = Extract<NonNullable<Agent['contracts']>, { __typename: 'AgentContracts' }>

const NOTE_MAX = 500
/** Bills of the last year are in the file. */
const FILE_DAYS = 365

const STATE_TONES: Readonly<Partial<Record<ContractState | AgentBillState, 'good' | 'bad' | 'info'>>> = {
  OFFERED: 'info',
  ACCEPTED: 'good',
  AWAITING_COLLECTION: 'info',
  DUE: 'info',
  INSUFFICIENT: 'bad',
  PAID: 'good',
}

const REQUEST_TONES: Readonly<Partial<Record<ContractRequestState, 'good' | 'bad' | 'info'>>> = {
  REQUESTED: 'info',
  OFFERED: 'good',
  DECLINED: 'bad',
}

/** Contracts of one kind, up or down, and their bills. */
export function Component() {
  const { t } = useTranslation(['contracts', 'agent'])
  const errorText = useErrorText()
  const { variables, state, today } = useLoaderData<typeof loader>()
  const query = useContractsScreenQuery({ variables })
  const record = useRecord(state, today)
  const { answer, stale } = answerOf(query)
  const { kind, side } = variables
  const viewer = answer?.viewer
  const agent = viewer?.agentAccount.__typename === 'AgentAccount' ? viewer.agentAccount : undefined
  const found = agent?.contracts
  const reload = () => void query.refetch()
  useLiveEvent('AgentBillPaid', (event) => {
    if (event.kind === kind) reload()
  })
  useLiveEvent('AgentContractChanged', (event) => {
    if (event.kind === kind) reload()
  })
  useLiveEvent('AgentContractRequestChanged', (event) => {
    if (event.kind === kind) reload()
  })
  const page = MENU_PATHS[CONTRACT_PAGES[kind]]
  return (
    <AgentPage
      title={t(`agent:pages.${CONTRACT_PAGES[kind]}`)}
      intro={t(`intros.${kind}`)}
      viewer={viewer}
      menu={agent?.menu}
      query={query}
    >
      {found?.__typename === 'Problem' ? (
        <EmptyState icon={Lock} title={t('closed')} text={errorText(found.code)} />
      ) : found ? (
        <div className="flex flex-col gap-6">
          <TabLinks
            label={t('sides')}
            links={[
              { id: 'RECEIVED', label: t('received') },
              { id: 'PAID', label: t('paid') },
            ]}
            renderLink={(link, className, content) => (
              <Link
                to={link.id === 'PAID' ? `${page}?side=paid` : page}
                className={className}
                aria-current={link.id === side ? 'page' : undefined}
              >
                {content}
              </Link>
            )}
          />
          {side === 'PAID' ? (
            <Offering
              key={state.filters.offer ?? ''}
              found={found}
              canOffer={agent?.rebateSettings?.hasPaymentPassword ?? false}
              username={state.filters.offer}
              onOffered={reload}
            />
          ) : (
            <Asking found={found} onAsked={reload} />
          )}
          <Requests
            found={found}
            canOffer={agent?.rebateSettings?.hasPaymentPassword ?? false}
            own={viewer?.username ?? ''}
            busy={stale}
            onChanged={reload}
          />
          <Contracts found={found} own={viewer?.username ?? ''} busy={stale} onChanged={reload} />
          <section className="flex flex-col gap-3">
            <header className="flex flex-wrap items-end justify-between gap-3">
              <h2 className="text-title font-semibold">{t('bills')}</h2>
              <div className="flex flex-wrap items-end gap-3">
                <SaveFile
                  file={{ record: 'AGENT_BILLS', contractKind: kind, from: addDays(today, 1 - FILE_DAYS), to: today }}
                />
                <Select
                  label={t('show')}
                  className="min-w-0 phone:w-72"
                  value={variables.reachedOnly ? 'reached' : 'all'}
                  onChange={({ target }) => record.choose('show', target.value)}
                  options={[
                    { value: 'all', label: t('showAll') },
                    { value: 'reached', label: t('showReached') },
                  ]}
                />
              </div>
            </header>
            <Bills
              found={found}
              own={viewer?.username ?? ''}
              hasBets={agent.menu.some((entry) => entry.page === 'TEAM_BETTING')}
              busy={stale}
              pageAddress={record.pageAddress}
              onChanged={reload}
            />
          </section>
        </div>
      ) : null}
    </AgentPage>
  )
}

interface OfferingProps {
  found: Found
  /** Whether the agent has a payment password. */
  canOffer: boolean
  /** Whom an offer was begun for. */
  username: string | undefined
  onOffered: () => void
}

function Offering({ found, canOffer, username, onOffered }: OfferingProps) {
  const { t } = useTranslation(['contracts', 'downline'])
  const [isOpen, setOpen] = useState(username !== undefined)
  if (found.offerLimit === 0) return <p className="text-body text-pretty text-muted">{t('noLimit')}</p>
  if (!canOffer) {
    return (
      <section className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4">
        <div className="min-w-0">
          <h2 className="text-prose font-semibold">{t('downline:noPasswordTitle')}</h2>
          <p className="text-body text-pretty text-muted">{t('noPasswordText')}</p>
        </div>
        <Link to={paths.paymentPassword()} className={buttonClass()}>
          {t('downline:setPassword')}
        </Link>
      </section>
    )
  }
  return (
    <div>
      <Button variant="action" onClick={() => setOpen(true)}>
        {t('offer')}
      </Button>
      {isOpen ? (
        <OfferDialog
          kind={found.kind}
          limit={found.offerLimit}
          username={username ?? ''}
          onOffered={onOffered}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}

/** Asks the upline, unless it has been asked or has offered already. */
function Asking({ found, onAsked }: { found: Found; onAsked: () => void }) {
  const { t } = useTranslation('contracts')
  const [isOpen, setOpen] = useState(false)
  const isWaiting =
    found.requests.some(({ state }) => state === 'REQUESTED') ||
    found.contracts.some(({ state }) => state === 'OFFERED')
  if (isWaiting && !isOpen) return null
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('ask')}</Button>
      {isOpen ? <RequestDialog kind={found.kind} onChanged={onAsked} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

function Requests({ found, canOffer, own, busy, onChanged }: PartProps & Pick<OfferingProps, 'canOffer'>) {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const [openedId, open] = useState<string>()
  const [answered, answer] = useState<ContractRequest>()
  const opened = found.requests.find(({ id }) => id === openedId)
  if (found.requests.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-title font-semibold">{t('requests')}</h2>
      <Table
        caption={t('requests')}
        rows={found.requests}
        rowKey={({ id }: ContractRequest) => id}
        busy={busy}
        empty={null}
        columns={[
          {
            id: 'account',
            header: t('withAccount'),
            cell: ({ payee, payer }) => <bdi>{payee === own ? payer : payee}</bdi>,
          },
          {
            id: 'state',
            header: t('state'),
            cell: ({ state }) => <Badge tone={REQUEST_TONES[state]}>{t(`requestStates.${state}`)}</Badge>,
          },
          {
            id: 'rate',
            header: t('rate'),
            align: 'end',
            cell: ({ terms }) => format.percent(ratioOf(terms.basisPoints), 2),
          },
          {
            id: 'at',
            header: t('requestedAt'),
            cell: ({ requestedAt }) => <span className="figures">{format.dateTime(requestedAt)}</span>,
          },
          {
            id: 'open',
            header: t('action'),
            cell: ({ id, state, payee }) => {
              const answers = state === 'REQUESTED' && payee !== own
              return (
                <button
                  type="button"
                  className={linkClass()}
                  aria-label={t(answers ? 'answerRequest' : 'openRequest', { account: payee })}
                  onClick={() => open(id)}
                >
                  {t(answers ? 'answer' : 'open')}
                </button>
              )
            },
          },
        ]}
      />
      {opened ? (
        <OpenRequest
          request={opened}
          own={own}
          onOffer={
            canOffer && found.offerLimit > 0
              ? () => {
                  answer(opened)
                  open(undefined)
                }
              : undefined
          }
          onChanged={onChanged}
          onClose={() => open(undefined)}
        />
      ) : null}
      {answered ? (
        <OfferDialog
          kind={found.kind}
          limit={found.offerLimit}
          username={answered.payee}
          terms={answered.terms}
          onOffered={onChanged}
          onClose={() => answer(undefined)}
        />
      ) : null}
    </section>
  )
}

interface PartProps {
  found: Found
  /** The agent's username. */
  own: string
  busy: boolean
  onChanged: () => void
}

function Contracts({ found, own, busy, onChanged }: PartProps) {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const [openedId, open] = useState<string>()
  const opened = found.contracts.find(({ id }) => id === openedId)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-title font-semibold">{t('contracts')}</h2>
      <Table
        caption={t('contracts')}
        rows={found.contracts}
        rowKey={({ id }: Contract) => id}
        busy={busy}
        empty={<EmptyState icon={FileSignature} level={3} title={t('noneTitle')} text={t('noneText')} />}
        columns={[
          {
            id: 'account',
            header: t('withAccount'),
            cell: ({ payee, payer }) => <bdi>{payee === own ? payer : payee}</bdi>,
          },
          { id: 'version', header: t('versionName'), align: 'end', cell: ({ number }) => format.integer(number) },
          {
            id: 'state',
            header: t('state'),
            cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`states.${state}`)}</Badge>,
          },
          {
            id: 'rate',
            header: t('rate'),
            align: 'end',
            cell: ({ terms }) => format.percent(ratioOf(terms.basisPoints), 2),
          },
          {
            id: 'from',
            header: t('validFrom'),
            cell: ({ kind, validFrom }) => (validFrom ? periodFrom(kind, validFrom) : '–'),
          },
          {
            id: 'until',
            header: t('validUntil'),
            cell: ({ kind, validUntil }) => (validUntil ? periodUntil(kind, validUntil) : '–'),
          },
          {
            id: 'open',
            header: t('action'),
            cell: ({ id, number, state, payee }) => {
              const answers = state === 'OFFERED' && payee === own
              return (
                <button
                  type="button"
                  className={linkClass()}
                  aria-label={t(answers ? 'answerContract' : 'openContract', { number, account: payee })}
                  onClick={() => open(id)}
                >
                  {t(answers ? 'answer' : 'open')}
                </button>
              )
            },
          },
        ]}
      />
      {opened ? (
        <ContractDialog contract={opened} own={own} onChanged={onChanged} onClose={() => open(undefined)} />
      ) : null}
    </section>
  )
}

interface BillsProps extends PartProps {
  hasBets: boolean
  pageAddress: (page: number) => string
}

function Bills({ found, own, hasBets, busy, pageAddress, onChanged }: BillsProps) {
  const { t } = useTranslation(['contracts', 'downline'])
  const [openedId, open] = useState<string>()
  const opened = found.bills.find(({ id }) => id === openedId)
  return (
    <>
      <RecordTable
        caption={t('bills')}
        rows={found.bills}
        rowKey={({ id }: Bill) => id}
        busy={busy}
        pageInfo={found.pageInfo}
        pageAddress={pageAddress}
        clearAddress={undefined}
        empty={{ title: t('noBillsTitle'), text: t('noBillsText'), level: 3 }}
        columns={[
          {
            id: 'period',
            header: t('period'),
            cell: ({ kind, periodFrom: at, revision }) => (
              <>
                {periodFrom(kind, at)}
                {revision > 1 ? <span className="text-muted"> · {t('downline:recount')}</span> : null}
              </>
            ),
          },
          {
            id: 'account',
            header: t('withAccount'),
            cell: ({ payee, payer }) => <bdi>{payee === own ? (payer ?? t('downline:house')) : payee}</bdi>,
          },
          {
            id: 'state',
            header: t('state'),
            cell: ({ state, dispute }) => (
              <span className="inline-flex flex-wrap gap-1">
                <Badge tone={STATE_TONES[state]}>{t(`billStates.${state}`)}</Badge>
                {dispute ? <Badge>{t('disputed')}</Badge> : null}
              </span>
            ),
          },
          { id: 'amount', header: t('downline:amount'), align: 'end', cell: ({ amount }) => <Money {...amount} /> },
          {
            id: 'open',
            header: t('action'),
            cell: ({ id, state, payee }) => (
              <button type="button" className={linkClass()} onClick={() => open(id)}>
                {t(state === 'AWAITING_COLLECTION' && payee === own ? 'collect' : 'open')}
              </button>
            ),
          },
        ]}
      />
      {opened ? (
        <BillDialog bill={opened} hasBets={hasBets} onClose={() => open(undefined)}>
          {opened.payee === own ? <OwnBill bill={opened} onChanged={onChanged} /> : null}
        </BillDialog>
      ) : null}
    </>
  )
}

/** What the one who is paid may do: collect it, and say why it is doubted. */
function OwnBill({ bill, onChanged }: { bill: Bill; onChanged: () => void }) {
  const { t } = useTranslation(['contracts', 'downline'])
  const collect = useSubmit(useCollectBillMutation())
  const [fault, setFault] = useState<string>()
  const take = async () => {
    const { problem } = await collect.run({ input: { id: bill.id } })
    setFault(problem?.text)
    if (problem) return
    showToast({ tone: 'good', title: t('collected') })
    onChanged()
  }
  return (
    <>
      {bill.state === 'AWAITING_COLLECTION' ? (
        <div>
          <Button variant="action" pending={collect.isPending && t('downline:saving')} onClick={() => void take()}>
            {t('collect')}
          </Button>
        </div>
      ) : null}
      {fault ? (
        <p role="alert" className="text-body text-bad">
          {fault}
        </p>
      ) : null}
      <DisputeForm key={bill.dispute} bill={bill} onSent={onChanged} />
    </>
  )
}

function DisputeForm({ bill, onSent }: { bill: Bill; onSent: () => void }) {
  const { t } = useTranslation(['contracts', 'downline'])
  const { run } = useSubmit(useDisputeBillMutation())
  const form = useMutationForm({
    defaultValues: { note: bill.dispute ?? '' },
    send: (typed) => run({ input: { ...typed, id: bill.id } }),
    place: ({ text }) => ({ note: text }),
    onDone: () => {
      showToast({ tone: 'good', title: t('disputeSent') })
      onSent()
    },
  })
  return (
    <MutationForm form={form} className="flex flex-col gap-3">
      <TextArea
        label={t('dispute')}
        description={t('disputeText')}
        maxLength={NOTE_MAX}
        {...form.field('note', t('downline:required'))}
      />
      <div>
        <Button type="submit" pending={form.isPending && t('downline:saving')}>
          {t('sendDispute')}
        </Button>
      </div>
    </MutationForm>
  )
}
