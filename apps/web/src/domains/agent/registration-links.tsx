import { LINK_NAME_MAX, LINK_SUB_ID_MAX } from '@playhouse/shared/limits.ts'
import { Copy, Link as LinkIcon, QrCode } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
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
import { Table } from '../../ui/table.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { GivenFields, type OwnTerms, useGivenTerms } from './given-terms.tsx'
import { toRatio } from './rate.ts'
import {
  type RegisterCentre_LinkFragment,
  useCreateRegistrationLinkMutation,
  useRemoveRegistrationLinkMutation,
} from './register-centre-screen.generated.ts'
import { Moment } from '../../i18n/moment.tsx'

type RegistrationLink = Omit<RegisterCentre_LinkFragment, ' $fragmentName'>

const QR_SIZE = 168

const getAddress = (code: string) => shareAddress(`${paths.register()}?${new URLSearchParams({ affiliateCode: code })}`)

interface RegistrationLinksProps {
  code: string | null
  links: readonly RegistrationLink[]
  own: OwnTerms
  busy: boolean
}

export function RegistrationLinks({ code, links, own, busy }: RegistrationLinksProps) {
  const { t } = useTranslation(['downline', 'ui', 'common'])
  const format = useFormat()
  const remove = useSubmit(useRemoveRegistrationLinkMutation())
  const [shown, setShown] = useState<{ id: string; name: string }>()
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
            <Button onClick={() => setShown({ id: code, name: t('ownLink') })}>
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
                <button type="button" className={linkClass()} onClick={() => setShown(link)}>
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
      {shown ? <LinkDialog code={shown.id} name={shown.name} onClose={() => setShown(undefined)} /> : null}
      {making ? (
        <NewLink
          own={own}
          onClose={() => setMaking(false)}
          onMade={(link) => {
            setMaking(false)
            setShown(link)
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
