import { APPLICATION_TEXT_MAX, EXPECTED_PLAYERS_MAX } from '@playhouse/shared/limits.ts'
import type { AgentApplicationChannel, AgentApplicationState } from '@playhouse/schema/types.generated.ts'
import { isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { BadgePercent, CircleCheck, CircleHelp, CircleX, Clock, type LucideIcon, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { toRatio } from './rate.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { Moment } from '../../i18n/moment.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { RecordPage } from '../records/parts/record-page.tsx'
import { readMemberPage } from '../member/parts/member-page.tsx'
import {
  type Applicant_ApplicationFragment,
  type BecomeAgentScreenQueryVariables,
  useAnswerAgentApplicationMutation,
  useApplyAsAgentMutation,
  useBecomeAgentScreenQuery,
} from './become-agent-screen.generated.ts'

type Application = Omit<Applicant_ApplicationFragment, ' $fragmentName'>

const CHANNELS = [
  'SOCIAL',
  'WEBSITE',
  'COMMUNITY',
  'STREET',
  'OTHER',
] as const satisfies readonly AgentApplicationChannel[]

const SIGNS: Readonly<Record<AgentApplicationState, { icon: LucideIcon; tone: 'info' | 'good' | 'bad' }>> = {
  APPLIED: { icon: Clock, tone: 'info' },
  NEEDS_INFO: { icon: CircleHelp, tone: 'info' },
  APPROVED: { icon: CircleCheck, tone: 'good' },
  REJECTED: { icon: CircleX, tone: 'bad' },
}

export function Component() {
  const { t } = useTranslation('applicant')
  const variables = useScreenVariables<BecomeAgentScreenQueryVariables>()
  const query = useBecomeAgentScreenQuery({ variables })
  const { stale, viewer, account, page } = readMemberPage(query)
  const reload = () => void query.refetch()
  const programme = account?.agentApplication
  return (
    <RecordPage title={t('title')} intro={t('intro')} page={page}>
      {programme ? (
        <div className="flex max-w-2xl flex-col gap-6">
          {programme.application ? <Decision application={programme.application} onAnswered={reload} /> : null}
          {programme.application === null || programme.application.state === 'REJECTED' ? (
            <>
              <Offer basisPoints={programme.rebateBasisPoints} />
              <Apply isAgain={programme.application !== null} onSent={reload} />
            </>
          ) : null}
        </div>
      ) : viewer && isAgentKind(viewer.kind) ? (
        <EmptyState
          icon={CircleCheck}
          title={t('isAgentTitle')}
          text={t('isAgentText')}
          action={
            <Link to={paths.teamOverview()} className={buttonClass()}>
              {t('toCentre')}
            </Link>
          }
        />
      ) : account && query.error ? (
        <LoadFailure title={t('failed')} error={query.error} onRetry={reload} retrying={stale} />
      ) : account ? (
        <EmptyState
          icon={Users}
          title={t('closedTitle')}
          text={t('closedText')}
          action={
            <OfferedLink to={paths.inviteFriends()} className={buttonClass()}>
              {t('toInvite')}
            </OfferedLink>
          }
        />
      ) : null}
    </RecordPage>
  )
}

function Offer({ basisPoints }: { basisPoints: number }) {
  const { t } = useTranslation('applicant')
  const format = useFormat()
  return (
    <section className="flex gap-4 rounded-card border border-line bg-surface p-5">
      <Icon icon={BadgePercent} size={24} />
      <div className="min-w-0">
        <h2 className="text-prose font-semibold">{t('offerTitle')}</h2>
        <p className="mt-1 text-body text-pretty text-muted">
          {t('offerText', { rate: format.percent(toRatio(basisPoints), 2) })}
        </p>
      </div>
    </section>
  )
}

interface ApplyProps {
  /** True after a rejection. */
  isAgain: boolean
  onSent: () => void
}

function Apply({ isAgain, onSent }: ApplyProps) {
  const { t } = useTranslation('applicant')
  const format = useFormat()
  const max = format.integer(EXPECTED_PLAYERS_MAX)
  const { run } = useSubmit(useApplyAsAgentMutation())
  const form = useMutationForm({
    defaultValues: { motivation: '', channel: 'SOCIAL' as AgentApplicationChannel, players: '' },
    send: ({ players, ...typed }) => run({ input: { ...typed, expectedPlayers: Number(players) } }),
    onDone: () => {
      showToast({ tone: 'good', title: t('sent') })
      onSent()
    },
  })
  return (
    <MutationForm form={form} guarded>
      {isAgain ? <h2 className="text-title font-semibold">{t('again')}</h2> : null}
      <TextArea
        label={t('motivation')}
        description={t('motivationText', { max: APPLICATION_TEXT_MAX })}
        rows={5}
        maxLength={APPLICATION_TEXT_MAX}
        {...form.field('motivation', t('required'))}
      />
      <Select
        label={t('channel')}
        options={CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) }))}
        {...form.field('channel')}
      />
      <TextField
        label={t('players')}
        description={t('playersText', { max })}
        figures
        inputMode="numeric"
        autoComplete="off"
        {...form.field('players', { validate: (typed) => isPlayers(typed) || t('playersText', { max }) })}
      />
      <div>
        <Button type="submit" variant="action" pending={form.isPending && t('sending')}>
          {t('send')}
        </Button>
      </div>
    </MutationForm>
  )
}

const isPlayers = (typed: string) =>
  /^\d{1,6}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= EXPECTED_PLAYERS_MAX

function Decision({ application, onAnswered }: { application: Application; onAnswered: () => void }) {
  const { t } = useTranslation('applicant')
  const format = useFormat()
  const { state, motivation, channel, expectedPlayers, question, answer, reason, createdAt, decidedAt } = application
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title font-semibold">{t('application')}</h2>
        <Badge tone={SIGNS[state].tone} icon={SIGNS[state].icon}>
          {t(`states.${state}`)}
        </Badge>
      </header>
      <p className="text-body text-pretty">{t(`stateTexts.${state}`)}</p>
      <dl className="grid gap-x-6 gap-y-3 phone:grid-cols-2">
        {reason ? <Fact name={t('reason')} value={reason} wide /> : null}
        {question ? <Fact name={t('question')} value={question} wide /> : null}
        {answer ? <Fact name={t('answer')} value={answer} wide /> : null}
        <Fact name={t('motivation')} value={motivation} wide />
        <Fact name={t('channel')} value={t(`channels.${channel}`)} />
        <Fact name={t('players')} value={format.integer(expectedPlayers)} />
        <Fact name={t('sentAt')} value={<Moment at={createdAt} />} />
        {decidedAt ? <Fact name={t('decidedAt')} value={<Moment at={decidedAt} />} /> : null}
      </dl>
      {state === 'NEEDS_INFO' ? <Answer onAnswered={onAnswered} /> : null}
      {state === 'APPROVED' ? (
        <div>
          <Link to={paths.teamOverview()} className={buttonClass()}>
            {t('toCentre')}
          </Link>
        </div>
      ) : null}
    </section>
  )
}

function Fact({ name, value, wide = false }: { name: string; value: ReactNode; wide?: boolean }) {
  return (
    <div className={`min-w-0 ${wide ? 'phone:col-span-2' : ''}`}>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="text-body wrap-anywhere whitespace-pre-wrap">{value}</dd>
    </div>
  )
}

function Answer({ onAnswered }: { onAnswered: () => void }) {
  const { t } = useTranslation('applicant')
  const { run } = useSubmit(useAnswerAgentApplicationMutation())
  const form = useMutationForm({
    defaultValues: { answer: '' },
    send: (typed) => run({ input: typed }),
    onDone: () => {
      showToast({ tone: 'good', title: t('answered') })
      onAnswered()
    },
  })
  return (
    <MutationForm form={form} className="flex flex-col gap-3" guarded>
      <TextArea
        label={t('answer')}
        rows={4}
        maxLength={APPLICATION_TEXT_MAX}
        {...form.field('answer', t('required'))}
      />
      <div>
        <Button type="submit" variant="action" pending={form.isPending && t('sending')}>
          {t('sendAnswer')}
        </Button>
      </div>
    </MutationForm>
  )
}
