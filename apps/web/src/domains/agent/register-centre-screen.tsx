import { LINK_NAME_MAX, LINK_SUB_ID_MAX, USERNAME_MAX } from '@playhouse/shared/limits.ts'
import type { FieldProblemReason } from '@playhouse/schema/types.generated.ts'
import { Copy, Link as LinkIcon, QrCode } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MIN_SERIES, USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import { toRatio, typedRate, typedSeries } from './rate.ts'
import { FormDialog, MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { shareAddress } from '../../share-address.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Select } from '../../ui/select.tsx'
import { Table } from '../../ui/table.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { AgentPage, readAgentPage } from './agent-page.tsx'
import {
  type RegisterCentre_LinkFragment,
  type RegisterCentreScreenQueryVariables,
  useCreateDownlineMutation,
  useCreateRegistrationLinkMutation,
  useRegisterCentreScreenQuery,
  useRemoveRegistrationLinkMutation,
} from './register-centre-screen.generated.ts'

type RegistrationLink = Omit<RegisterCentre_LinkFragment, ' $fragmentName'>

const QR_SIZE = 168

const getAddress = (code: string) => shareAddress(`${paths.register()}?${new URLSearchParams({ affiliateCode: code })}`)

/** Accounts and links by which the agent's team grows. */
export function Component() {
  const { t } = useTranslation(['downline', 'agent', 'records'])
  const format = useFormat()
  const variables = useScreenVariables<RegisterCentreScreenQueryVariables>()
  const query = useRegisterCentreScreenQuery({ variables })
  const { stale, agent, page } = readAgentPage(query)
  const reload = () => void query.refetch()
  const settings = agent?.rebateSettings
  const own: OwnTerms = {
    rate: Math.min(settings?.basisPoints ?? 0, settings?.maximumBasisPoints ?? 0),
    series: settings?.prizeSeries ?? USUAL_SERIES,
  }
  const counted = settings?.countedProducts ?? []
  const links = agent?.registrationLinks
  return (
    <AgentPage title={t('agent:pages.REGISTER_CENTRE')} intro={t('registerText')} page={page}>
      {agent ? (
        <div className="flex flex-col gap-8">
          {counted.length > 0 ? (
            <p className="max-w-2xl text-body text-pretty text-muted">
              {t('countedForRebates', {
                products: counted
                  .map(
                    ({ category, basisPoints }) =>
                      `${t(`records:categories.${category}`)} ${format.percent(toRatio(basisPoints), 0)}`,
                  )
                  .join(' · '),
              })}
            </p>
          ) : null}
          {links ? (
            <Links code={links.agentCode} links={links.nodes} own={own} busy={stale} />
          ) : (
            <LoadFailure title={t('linksFailed')} error={query.error} onRetry={reload} retrying={stale} />
          )}
          <NewAccount own={own} />
        </div>
      ) : null}
    </AgentPage>
  )
}

/** What the agent has itself, and so may give. */
interface OwnTerms {
  rate: number
  series: number
}

/** Reasons with a text of their own. */
const FAULTS = ['REQUIRED', 'TOO_COMMON', 'LENGTH', 'RESERVED', 'MIXED_SCRIPTS'] as const

/** Fields of accounts and links that say what the new account gets, with their rules. */
function useGivenTerms(own: OwnTerms) {
  const { t } = useTranslation('downline')
  const format = useFormat()
  const rateRange = t('rateRange', { from: format.percent(0, 2), to: format.percent(toRatio(own.rate), 2) })
  const seriesRange = t('seriesRange', { from: MIN_SERIES, to: own.series })
  const isRate = (typed: string) => (typedRate(typed || '0') ?? Infinity) <= own.rate
  const isSeries = (typed: string) => {
    const series = typedSeries(typed)
    return series !== undefined && series >= MIN_SERIES && series <= own.series
  }
  return {
    rateRange,
    seriesRange,
    defaultValues: { rebateBasisPoints: '0', prizeSeries: String(Math.min(USUAL_SERIES, own.series)) },
    rateRule: { validate: (typed: string) => isRate(typed) || rateRange },
    seriesRule: { validate: (typed: string) => isSeries(typed) || seriesRange },
    getInput: (typed: { rebateBasisPoints: string; prizeSeries: string }) => ({
      rebateBasisPoints: typedRate(typed.rebateBasisPoints || '0') ?? 0,
      prizeSeries: Number(typed.prizeSeries),
    }),
    reasonText: (field: string, reason: FieldProblemReason): string => {
      if (field === 'rebateBasisPoints') return rateRange
      if (field === 'prizeSeries') return seriesRange
      if (field === 'lastDay') return t('lastDayPast')
      return t(`faults.${FAULTS.find((known) => known === reason) ?? 'OTHER'}`)
    },
  }
}

type ControlProps = UseFormRegisterReturn & { error: string | undefined }

interface GivenFieldsProps {
  given: ReturnType<typeof useGivenTerms>
  rate: ControlProps
  series: ControlProps
}

function GivenFields({ given, rate, series }: GivenFieldsProps) {
  const { t } = useTranslation('downline')
  return (
    <>
      <TextField
        label={t('ratePercent')}
        description={given.rateRange}
        figures
        inputMode="decimal"
        autoComplete="off"
        {...rate}
      />
      <TextField
        label={t('seriesOf')}
        description={`${given.seriesRange} ${t('seriesText')}`}
        figures
        inputMode="numeric"
        autoComplete="off"
        {...series}
      />
    </>
  )
}

function NewAccount({ own }: { own: OwnTerms }) {
  const { t } = useTranslation(['downline', 'member'])
  const { run } = useSubmit(useCreateDownlineMutation())
  const given = useGivenTerms(own)
  const [opened, setOpened] = useState<string>()
  const form = useMutationForm({
    defaultValues: { kind: 'member', username: '', password: '', ...given.defaultValues },
    send: ({ kind, username, password, ...typed }) =>
      run({ input: { username, password, isAgent: kind === 'agent', ...given.getInput(typed) } }),
    reasonText: given.reasonText,
    place: ({ code, text }) => (code === 'USERNAME_TAKEN' ? { username: text } : undefined),
    onDone: ({ username }) => {
      form.methods.reset()
      setOpened(username)
    },
  })
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h2 className="mb-1 text-prose font-semibold">{t('newAccount')}</h2>
      <p className="mb-4 max-w-2xl text-body text-pretty text-muted">{t('newAccountText')}</p>
      <MutationForm form={form} className="flex max-w-md flex-col gap-4" guarded>
        <Select
          label={t('kind')}
          options={[
            { value: 'member', label: t('member:kinds.MEMBER') },
            { value: 'agent', label: t('member:kinds.AGENT') },
          ]}
          {...form.field('kind')}
        />
        <TextField
          label={t('username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={USERNAME_MAX}
          {...form.field('username', t('required'))}
        />
        <PasswordField
          label={t('firstPassword')}
          description={t('firstPasswordText')}
          autoComplete="new-password"
          {...form.field('password', t('required'))}
        />
        <GivenFields
          given={given}
          rate={form.field('rebateBasisPoints', given.rateRule)}
          series={form.field('prizeSeries', given.seriesRule)}
        />
        <Button type="submit" variant="action" pending={form.isPending && t('saving')}>
          {t('openAccount')}
        </Button>
        {opened ? (
          <p role="status" className="text-body">
            {t('opened')}{' '}
            <Link to={paths.downline(opened)} className={linkClass()}>
              <bdi>{opened}</bdi>
            </Link>
          </p>
        ) : null}
      </MutationForm>
    </section>
  )
}

interface LinksProps {
  code: string | null
  links: readonly RegistrationLink[]
  own: OwnTerms
  busy: boolean
}

function Links({ code, links, own, busy }: LinksProps) {
  const { t } = useTranslation(['downline', 'ui', 'common'])
  const format = useFormat()
  const remove = useSubmit(useRemoveRegistrationLinkMutation())
  const [shown, show] = useState<{ id: string; name: string }>()
  const [making, setMaking] = useState(false)
  const [removing, setRemoving] = useState<RegistrationLink>()
  const confirm = async (link: RegistrationLink) => {
    const { problem } = await remove.run({ input: { id: link.id } })
    setRemoving(undefined)
    showToast(problem ? { tone: 'bad', title: problem.text } : { tone: 'good', title: t('linkRemoved') })
  }
  return (
    <section className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-prose font-semibold">{t('links')}</h2>
        <div className="flex flex-wrap gap-3">
          {code ? (
            <Button onClick={() => show({ id: code, name: t('ownLink') })}>
              <Icon icon={QrCode} size={16} />
              {t('ownLink')}
            </Button>
          ) : null}
          <Button onClick={() => setMaking(true)}>{t('newLink')}</Button>
        </div>
      </header>
      <Table
        caption={t('links')}
        rows={links}
        rowKey={({ id }) => id}
        busy={busy}
        empty={<EmptyState icon={LinkIcon} level={3} title={t('noLinksTitle')} text={t('noLinksText')} />}
        columns={[
          {
            id: 'name',
            header: t('linkName'),
            cell: (link) => (
              <>
                <button type="button" className={linkClass()} onClick={() => show(link)}>
                  <bdi>{link.name}</bdi>
                </button>
                {link.subId ? (
                  <span className="block text-small font-normal text-muted">
                    {t('subId')} <bdi>{link.subId}</bdi>
                  </span>
                ) : null}
              </>
            ),
          },
          {
            id: 'rebate',
            header: t('rebate'),
            align: 'end',
            cell: ({ rebateBasisPoints }) => format.percent(toRatio(rebateBasisPoints), 2),
          },
          { id: 'series', header: t('prizeSeries'), align: 'end', cell: ({ prizeSeries }) => prizeSeries },
          { id: 'visits', header: t('visits'), align: 'end', cell: ({ visits }) => format.integer(visits) },
          {
            id: 'registrations',
            header: t('registrations'),
            align: 'end',
            cell: ({ registrations }) => format.integer(registrations),
          },
          {
            id: 'depositors',
            header: t('depositors'),
            align: 'end',
            cell: ({ depositors }) => format.integer(depositors),
          },
          {
            id: 'active',
            header: t('active'),
            align: 'end',
            cell: ({ activeMembers }) => format.integer(activeMembers),
          },
          {
            id: 'expiry',
            header: t('expiry'),
            cell: ({ expiresAt, isExpired }) =>
              isExpired ? t('expired') : expiresAt ? <Moment at={expiresAt} /> : t('noExpiry'),
          },
          {
            id: 'remove',
            header: t('action'),
            cell: (link) => (
              <button type="button" className={linkClass()} onClick={() => setRemoving(link)}>
                {t('remove')}
              </button>
            ),
          },
        ]}
      />
      {shown ? <LinkDialog code={shown.id} name={shown.name} onClose={() => show(undefined)} /> : null}
      {making ? (
        <NewLink
          own={own}
          onClose={() => setMaking(false)}
          onMade={(link) => {
            setMaking(false)
            show(link)
          }}
        />
      ) : null}
      {removing ? (
        <AlertDialog
          title={t('removeTitle', { name: removing.name })}
          confirmLabel={t('remove')}
          cancelLabel={t('common:cancel')}
          closeLabel={t('ui:close')}
          pending={remove.isPending && t('saving')}
          onConfirm={() => void confirm(removing)}
          onCancel={() => setRemoving(undefined)}
        >
          {t('removeText')}
        </AlertDialog>
      ) : null}
    </section>
  )
}

/** The address of a link, to copy or to scan. */
function LinkDialog({ code, name, onClose }: { code: string; name: string; onClose: () => void }) {
  const { t } = useTranslation(['downline', 'ui'])
  const address = getAddress(code)
  const copy = async () => {
    const copied = await copyText(address)
    showToast(copied ? { tone: 'good', title: t('copied') } : { tone: 'bad', title: t('notCopied') })
  }
  return (
    <Dialog size="small" title={name} closeLabel={t('ui:close')} onClose={onClose} initialFocus="title">
      <div className="flex flex-col items-center gap-4">
        {/* Scanners need dark on light in every theme. */}
        <span data-theme="light" className="rounded-card bg-raised p-3">
          <QRCodeSVG value={address} size={QR_SIZE} marginSize={0} title={t('qr')} />
        </span>
        <p className="w-full rounded-control border border-line bg-surface px-3 py-2 text-center text-small wrap-anywhere select-all">
          <bdi dir="ltr">{address}</bdi>
        </p>
        <Button variant="action" wide onClick={() => void copy()}>
          <Icon icon={Copy} size={16} />
          {t('copy')}
        </Button>
      </div>
    </Dialog>
  )
}

interface NewLinkProps {
  own: OwnTerms
  onClose: () => void
  onMade: (link: RegistrationLink) => void
}

function NewLink({ own, onClose, onMade }: NewLinkProps) {
  const { t } = useTranslation('downline')
  const { run } = useSubmit(useCreateRegistrationLinkMutation())
  const given = useGivenTerms(own)
  const form = useMutationForm({
    defaultValues: { name: '', subId: '', ...given.defaultValues, lastDay: '' },
    send: ({ name, subId, lastDay, ...typed }) =>
      run({ input: { name, subId: subId || null, ...given.getInput(typed), lastDay: lastDay || null } }),
    reasonText: given.reasonText,
    onDone: ({ link }) => onMade(link),
  })
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t('newLink')}
      submitLabel={t('makeLink')}
      pendingLabel={t('saving')}
      onClose={onClose}
    >
      <TextField
        label={t('linkName')}
        maxLength={LINK_NAME_MAX}
        autoComplete="off"
        {...form.field('name', t('required'))}
      />
      <TextField
        label={t('subId')}
        description={t('subIdText')}
        maxLength={LINK_SUB_ID_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('subId', { validate: (typed) => /^[\w.-]{0,40}$/.test(typed) || t('subIdText') })}
      />
      <GivenFields
        given={given}
        rate={form.field('rebateBasisPoints', given.rateRule)}
        series={form.field('prizeSeries', given.seriesRule)}
      />
      <TextField type="date" label={t('lastDay')} description={t('lastDayText')} {...form.field('lastDay')} />
    </FormDialog>
  )
}

/** Breaks between day and time only, where the table is narrow. */
function Moment({ at }: { at: string }) {
  const format = useFormat()
  const [day, time] = format.dateTime(at).split(' ')
  return (
    <time dateTime={at}>
      <span className="figures">{day}</span> <span className="figures">{time}</span>
    </time>
  )
}
