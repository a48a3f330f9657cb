import { CASE_TEXT_MAX, CASE_TITLE_MAX } from '@playhouse/shared/limits.ts'
import type { ServiceCaseState, ServiceTopic } from '@playhouse/schema/types.generated.ts'
import { CircleCheck, CircleDot, CircleMinus, FileQuestion, Headset, type LucideIcon, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useNavigate } from 'react-router-dom'
import { useClock } from '../../features/events/use-clock.ts'
import { UploadField } from '../../features/member/upload-field.tsx'
import { RecordTable } from '../../features/records/record-table.tsx'
import { FormDialog, MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { responseOf } from '../../graphql/response.ts'
import { useLiveEvent } from '../../graphql/live/use-live-event.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { RecordPage } from '../records/record-page.tsx'
import {
  type Cases_CaseFragment,
  type CasesScreenQuery,
  useCasesScreenQuery,
  useCloseServiceCaseMutation,
  useOpenServiceCaseMutation,
  useWriteServiceCaseMutation,
} from './cases-screen.generated.ts'
import type { loader } from './cases-screen.loader.ts'

type Account = Extract<NonNullable<CasesScreenQuery['viewer']>['memberAccount'], { __typename: 'MemberAccount' }>
type Cases = NonNullable<Account['serviceCases']>
type Case = Omit<Cases_CaseFragment, ' $fragmentName'>

const TOPICS = [
  'ACCOUNT',
  'WALLET',
  'GAME',
  'PROMOTION',
  'SITE',
  'COMPLAINT',
  'OTHER',
] as const satisfies readonly ServiceTopic[]

const SIGNS: Readonly<Record<ServiceCaseState, { icon: LucideIcon; tone: 'info' | 'good' | 'plain' }>> = {
  OPEN: { icon: CircleDot, tone: 'info' },
  ANSWERED: { icon: CircleCheck, tone: 'good' },
  CLOSED: { icon: CircleMinus, tone: 'plain' },
  OTHER: { icon: CircleMinus, tone: 'plain' },
}

/** Cases with customer service; one of them is open by its number in the address. */
export function Component() {
  const { t } = useTranslation('cases')
  const { variables } = useLoaderData<typeof loader>()
  const query = useCasesScreenQuery({ variables })
  const { response, stale } = responseOf(query)
  const viewer = response?.viewer
  const account = viewer?.memberAccount.__typename === 'MemberAccount' ? viewer.memberAccount : undefined
  const reload = () => void query.refetch()
  useLiveEvent('ServiceCaseChanged', reload)
  return (
    <RecordPage title={t('title')} intro={t('intro')} viewer={viewer} menu={account?.menu} query={query}>
      {variables.withCase && account ? (
        account.serviceCase ? (
          <OneCase key={account.serviceCase.id} found={account.serviceCase} />
        ) : (
          <EmptyState
            icon={FileQuestion}
            title={t('noSuchTitle')}
            text={t('noSuchText')}
            action={
              <Link to={paths.serviceCases()} className={buttonClass()}>
                {t('all')}
              </Link>
            }
          />
        )
      ) : account?.serviceCases ? (
        <AllCases cases={account.serviceCases} busy={stale} />
      ) : account ? (
        <LoadFailure title={t('failed')} error={query.error} onRetry={reload} retrying={stale} />
      ) : null}
    </RecordPage>
  )
}

function StateBadge({ state }: { state: ServiceCaseState }) {
  const { t } = useTranslation('cases')
  return (
    <Badge tone={SIGNS[state].tone} icon={SIGNS[state].icon}>
      {t(`states.${state}`)}
    </Badge>
  )
}

function AllCases({ cases: { nodes, pageInfo, desk }, busy }: { cases: Cases; busy: boolean }) {
  const { t } = useTranslation('cases')
  const format = useFormat()
  const navigate = useNavigate()
  const [writing, write] = useState(false)
  return (
    <div className="flex flex-col gap-5">
      <section className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5">
        <div className="min-w-0">
          <p className="flex items-center gap-2 text-prose font-semibold">
            <Icon icon={Headset} />
            {t(desk.isPersonal ? 'personalDesk' : 'desk')}
          </p>
          <p className="mt-1 text-body text-muted">
            {t(desk.isOpen ? 'deskOpen' : 'deskClosed', {
              from: desk.opensAt,
              to: desk.closesAt,
              minutes: desk.answerMinutes,
            })}
          </p>
        </div>
        <Button variant="action" onClick={() => write(true)}>
          <Icon icon={PenLine} size={16} />
          {t('open')}
        </Button>
      </section>
      <RecordTable
        caption={t('title')}
        rows={nodes}
        rowKey={({ id }) => id}
        busy={busy}
        pageInfo={pageInfo}
        pageAddress={(page) => paths.serviceCases({ page })}
        clearAddress={undefined}
        empty={{ title: t('noneTitle'), text: t('noneText') }}
        columns={[
          {
            id: 'title',
            header: t('columns.title'),
            cell: ({ id, title, unseenCount }) => (
              <span className="inline-flex items-center gap-2">
                <Link to={paths.serviceCases({ case: id })} className={linkClass()}>
                  {title}
                </Link>
                {unseenCount > 0 ? <Badge tone="action">{t('unseen', { count: unseenCount })}</Badge> : null}
              </span>
            ),
          },
          { id: 'topic', header: t('columns.topic'), cell: ({ topic }) => t(`topics.${topic}`) },
          { id: 'state', header: t('columns.state'), cell: ({ state }) => <StateBadge state={state} /> },
          {
            id: 'at',
            header: t('columns.updated'),
            cell: ({ updatedAt }) => <span className="figures whitespace-nowrap">{format.dateTime(updatedAt)}</span>,
          },
        ]}
      />
      {writing ? (
        <OpenDialog
          onClose={() => write(false)}
          onOpened={(id) => {
            write(false)
            void navigate(paths.serviceCases({ case: id }))
          }}
        />
      ) : null}
    </div>
  )
}

function OneCase({ found }: { found: Case }) {
  const { t } = useTranslation(['cases', 'ui'])
  const format = useFormat()
  const now = useClock(30_000)
  const close = useSubmit(useCloseServiceCaseMutation())
  const { id, title, topic, state, lines, openedAt, answerBy } = found
  const settle = async () => {
    const { problem } = await close.run({ input: { id } })
    showToast(problem ? { tone: 'bad', title: problem.text } : { tone: 'good', title: t('closed') })
  }
  return (
    <div className="flex flex-col gap-5">
      <Link to={paths.serviceCases()} className={linkClass()}>
        {t('all')}
      </Link>
      <section className="rounded-card border border-line bg-surface p-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-title font-semibold wrap-anywhere">{title}</h2>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
              <StateBadge state={state} />
              <span>{t('number', { id })}</span>
              <span>{t(`topics.${topic}`)}</span>
              <time dateTime={openedAt} className="figures">
                {format.dateTime(openedAt)}
              </time>
            </p>
            {answerBy === null ? null : (
              <p className="mt-2 text-body text-pretty">
                {t(Date.parse(answerBy) < now ? 'answerLate' : 'answerBy', { when: format.dateTime(answerBy) })}
              </p>
            )}
          </div>
          {state === 'CLOSED' ? null : (
            <Button size="small" pending={close.isPending && t('ui:pending')} onClick={() => void settle()}>
              {t('close')}
            </Button>
          )}
        </div>
        <ol aria-live="polite" aria-label={t('transcript')} className="mt-5 flex flex-col gap-3">
          {lines.map(({ isAnswer, text, uploadIds, at }, index) => (
            <li
              key={index}
              className={`max-w-[85%] rounded-card border border-line px-4 py-3 ${isAnswer ? 'self-start bg-raised' : 'self-end bg-pressed'}`}
            >
              <p className="text-small text-muted">
                {t(isAnswer ? 'us' : 'you')} ·{' '}
                <time dateTime={at} className="figures">
                  {format.dateTime(at)}
                </time>
              </p>
              <p className="mt-1 text-body wrap-anywhere whitespace-pre-wrap">{text}</p>
              {uploadIds.length === 0 ? null : (
                <p className="mt-1 text-small text-muted">{t('pictures', { count: uploadIds.length })}</p>
              )}
            </li>
          ))}
        </ol>
      </section>
      <WriteForm id={id} isClosed={state === 'CLOSED'} />
    </div>
  )
}

function WriteForm({ id, isClosed }: { id: string; isClosed: boolean }) {
  const { t } = useTranslation('cases')
  const { run } = useSubmit(useWriteServiceCaseMutation())
  const [isBusy, setBusy] = useState(false)
  const [round, next] = useState(0)
  const form = useMutationForm({
    defaultValues: { text: '', uploads: [] as readonly string[] },
    send: ({ text, uploads }, { requestKey }) => run({ input: { id, text, uploads: [...uploads], requestKey } }),
    place: ({ text }) => ({ text }),
    onDone: () => {
      form.methods.reset()
      next((count) => count + 1)
    },
  })
  return (
    <MutationForm form={form} className="flex max-w-2xl flex-col gap-4" guarded>
      <TextArea
        label={t(isClosed ? 'writeAgain' : 'write')}
        rows={4}
        maxLength={CASE_TEXT_MAX}
        {...form.field('text', t('noText'))}
      />
      <UploadField
        key={round}
        purpose="MESSAGE"
        label={t('attach')}
        onChange={(ids) => form.methods.setValue('uploads', ids, { shouldDirty: true })}
        onBusyChange={setBusy}
      />
      <Button
        type="submit"
        variant="action"
        className="self-start"
        pending={form.isPending && t('sending')}
        disabledReason={isBusy ? t('uploading') : null}
      >
        {t('send')}
      </Button>
    </MutationForm>
  )
}

function OpenDialog({ onClose, onOpened }: { onClose: () => void; onOpened: (id: string) => void }) {
  const { t } = useTranslation('cases')
  const { run } = useSubmit(useOpenServiceCaseMutation())
  const [isBusy, setBusy] = useState(false)
  const form = useMutationForm({
    defaultValues: { topic: TOPICS[0] as ServiceTopic, title: '', text: '', uploads: [] as readonly string[] },
    send: ({ uploads, ...typed }, { requestKey }) => run({ input: { ...typed, uploads: [...uploads], requestKey } }),
    onDone: ({ serviceCase }) => onOpened(serviceCase.id),
  })
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t('open')}
      submitLabel={t('send')}
      pendingLabel={t('sending')}
      disabledReason={isBusy ? t('uploading') : null}
      onClose={onClose}
    >
      <Select
        label={t('columns.topic')}
        options={TOPICS.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
        {...form.field('topic')}
      />
      <TextField
        label={t('columns.title')}
        maxLength={CASE_TITLE_MAX}
        autoComplete="off"
        {...form.field('title', t('noTitle'))}
      />
      <TextArea label={t('write')} rows={5} maxLength={CASE_TEXT_MAX} {...form.field('text', t('noText'))} />
      <UploadField
        purpose="MESSAGE"
        label={t('attach')}
        onChange={(ids) => form.methods.setValue('uploads', ids, { shouldDirty: true })}
        onBusyChange={setBusy}
      />
    </FormDialog>
  )
}
