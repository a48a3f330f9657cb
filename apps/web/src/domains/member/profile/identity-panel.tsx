import type { IdentityDocumentKind } from '@playhouse/schema/types.generated.ts'
import { BadgeCheck, CircleAlert, Clock, Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadField } from '../../uploads/parts/upload-field.tsx'
import { MutationForm } from '../../../forms/mutation-form.tsx'
import { useMutationForm } from '../../../forms/use-mutation-form.ts'
import { useViewUploadMutation } from '../../uploads/parts/view-upload.generated.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { IdentityDeadline } from '../parts/identity-deadline.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { useSubmitIdentityDocumentsMutation, type IdentityPanel_IdentityFragment } from './identity.generated.ts'
import { Offered } from '../../site/parts/offered.tsx'

type Identity = Omit<IdentityPanel_IdentityFragment, ' $fragmentName'>
type Request = NonNullable<Identity['request']>

interface IdentityPanelProps {
  identity: Identity
  onChanged: () => void
}

export function IdentityPanel({ identity, onChanged }: IdentityPanelProps) {
  const { t } = useTranslation('profile')
  const { tier, deadline, nextTier, request } = identity
  const isReviewed = request?.status === 'REVIEW'
  const requested =
    request?.status === 'NEEDS_INFO'
      ? request.documents.filter(({ status }) => status === 'REJECTED').map(({ kind }) => kind)
      : !isReviewed && nextTier?.missing.length === 0
        ? nextTier.documents
        : []
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start gap-3">
        <Icon icon={tier > 0 ? BadgeCheck : CircleAlert} size={24} className={tier > 0 ? 'text-good' : 'text-muted'} />
        <div>
          <p className="font-semibold">{t(`tiers.${getTier(tier)}`)}</p>
          <p className="text-small text-muted text-pretty">
            {t(`tierTexts.${nextTier?.documents.includes('FUNDS_PROOF') ? 'funds' : getTier(tier)}`)}
          </p>
        </div>
      </div>
      {deadline ? <IdentityDeadline {...deadline} /> : null}
      {request ? <RequestState request={request} /> : null}
      {!isReviewed && request?.status !== 'NEEDS_INFO' && nextTier && nextTier.missing.length > 0 ? (
        <p className="text-body">
          {t('fillInFirst', { facts: nextTier.missing.map((fact) => t(`facts.${fact}`)).join(', ') })}
        </p>
      ) : null}
      {requested.length > 0 ? (
        <Offered feature="UPLOADS">
          <DocumentForm
            key={`${request?.id ?? ''} ${request?.status ?? ''}`}
            kinds={requested}
            again={request?.status === 'NEEDS_INFO'}
            onSent={onChanged}
          />
        </Offered>
      ) : null}
    </div>
  )
}

const getTier = (tier: number) => (tier <= 0 ? 'none' : tier === 1 ? 'identity' : 'address')

const TONES = { REVIEW: 'plain', NEEDS_INFO: 'bad', APPROVED: 'good', REJECTED: 'bad' } as const

function RequestState({ request }: { request: Request }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const { status, reason, createdAt, documents } = request
  return (
    <section aria-label={t('request')} className="rounded-control border border-line bg-raised p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
        <time dateTime={createdAt} className="figures text-small text-muted">
          {t('sentAt', { time: format.dateTime(createdAt) })}
        </time>
      </p>
      <p className="mt-2 text-small text-pretty">
        {t(`statusTexts.${status}`)}
        <span>{reason ? ` ${t(`reasons.${reason}`)}` : ''}</span>
      </p>
      <ul className="mt-3 divide-y divide-line/60 border-t border-line/60">
        {documents.map(({ id, kind, status: state, reason: why, uploadId }) => (
          <li key={id} className="flex items-center gap-3 py-2 last:pb-0">
            <Icon
              icon={state === 'ACCEPTED' ? BadgeCheck : state === 'REJECTED' ? CircleAlert : Clock}
              className={state === 'ACCEPTED' ? 'text-good' : state === 'REJECTED' ? 'text-bad' : 'text-muted'}
            />
            <span className="min-w-0 grow">
              <span className="block">{t(`documents.${kind}`)}</span>
              <span className="block text-small text-muted">
                {t(`documentStatuses.${state}`)}
                <span>{why ? ` · ${t(`reasons.${why}`)}` : ''}</span>
              </span>
            </span>
            <Offered feature="UPLOADS">
              <ViewButton uploadId={uploadId} name={t(`documents.${kind}`)} />
            </Offered>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The picture's URL works once, so each press requests a new one. */
function ViewButton({ uploadId, name }: { uploadId: string; name: string }) {
  const { t } = useTranslation(['profile', 'ui', 'common'])
  const { run, isPending } = useSubmit(useViewUploadMutation())
  const [url, setUrl] = useState<string>()
  const open = async () => {
    const { success, problem } = await run({ input: { id: uploadId } })
    if (success) setUrl(success.url)
    else showToast({ tone: 'bad', title: problem.text })
  }
  return (
    <>
      <IconButton
        icon={Eye}
        size="small"
        label={t('viewPicture', { name })}
        aria-haspopup="dialog"
        pending={isPending && t('common:loading')}
        onClick={() => void open()}
      />
      {url ? (
        <Dialog title={name} size="large" closeLabel={t('ui:close')} onClose={() => setUrl(undefined)}>
          <img src={url} alt={name} className="mx-auto max-h-[70vh] max-w-full object-contain" />
        </Dialog>
      ) : null}
    </>
  )
}

interface DocumentFormProps {
  kinds: readonly IdentityDocumentKind[]
  again: boolean
  onSent: () => void
}

function DocumentForm({ kinds, again, onSent }: DocumentFormProps) {
  const { t } = useTranslation('profile')
  const [busy, setBusy] = useState<readonly IdentityDocumentKind[]>([])
  const { run } = useSubmit(useSubmitIdentityDocumentsMutation())
  const form = useMutationForm({
    defaultValues: Object.fromEntries(kinds.map((kind) => [kind, ''])) as Record<IdentityDocumentKind, string>,
    send: (pictures) => run({ input: { documents: kinds.map((kind) => ({ kind, uploadId: pictures[kind] })) } }),
    onDone: () => {
      showToast({ tone: 'good', title: t('documentsSent') })
      onSent()
    },
  })
  return (
    <MutationForm form={form}>
      <p className="text-body text-pretty">
        {t(again ? 'sendAgain' : 'sendDocuments')} <span>{t('whoChecks')}</span>
      </p>
      {kinds.map((kind) => {
        const { error, onChange } = form.choice(kind, t('documentRequired'))
        return (
          <UploadField
            key={kind}
            purpose="IDENTITY_DOCUMENT"
            label={t(`documents.${kind}`)}
            description={t(`documentHints.${kind}`)}
            max={1}
            required
            error={busy.includes(kind) ? undefined : error}
            onChange={([id = '']) => onChange(id)}
            onBusyChange={(isBusy) =>
              setBusy((before) => [...before.filter((one) => one !== kind), ...(isBusy ? [kind] : [])])
            }
          />
        )
      })}
      <Button
        type="submit"
        variant="action"
        className="self-start"
        pending={form.isPending ? t('sendingDocuments') : false}
        disabledReason={busy.length > 0 ? t('uploading') : null}
      >
        {t('send')}
      </Button>
    </MutationForm>
  )
}
