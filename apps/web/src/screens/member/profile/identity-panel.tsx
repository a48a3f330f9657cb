import type { IdentityDocumentKind } from '@playhouse/schema/types.generated.ts'
import { BadgeCheck, CircleAlert, Clock, Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadField } from '../../../features/member/upload-field.tsx'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import {
  useSubmitIdentityDocumentsMutation,
  useViewUploadMutation,
  type IdentityPanel_IdentityFragment,
} from './identity.generated.ts'

type Identity = Omit<IdentityPanel_IdentityFragment, ' $fragmentName'>
type Request = NonNullable<Identity['request']>

interface IdentityPanelProps {
  identity: Identity
  onChanged: () => void
}

/** The verified tier, the state of the request, and what can be uploaded next. */
export function IdentityPanel({ identity, onChanged }: IdentityPanelProps) {
  const { t } = useTranslation('profile')
  const { tier, nextTier, request } = identity
  const isReviewed = request?.status === 'REVIEW'
  const asked =
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
          <p className="font-semibold">{t(`tiers.${tierOf(tier)}`)}</p>
          <p className="text-small text-muted text-pretty">{t(`tierTexts.${tierOf(tier)}`)}</p>
        </div>
      </div>
      {request ? <RequestState request={request} /> : null}
      {!isReviewed && request?.status !== 'NEEDS_INFO' && nextTier && nextTier.missing.length > 0 ? (
        <p className="text-body">
          {t('fillInFirst', { facts: nextTier.missing.map((fact) => t(`facts.${fact}`)).join(', ') })}
        </p>
      ) : null}
      {asked.length > 0 ? (
        <DocumentForm
          key={`${request?.id ?? ''} ${request?.status ?? ''}`}
          kinds={asked}
          again={request?.status === 'NEEDS_INFO'}
          onSent={onChanged}
        />
      ) : null}
    </div>
  )
}

const tierOf = (tier: number) => (tier <= 0 ? 'none' : tier === 1 ? 'identity' : 'address')

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
        {reason ? ` ${t(`reasons.${reason}`)}` : ''}
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
                {why ? ` · ${t(`reasons.${why}`)}` : ''}
              </span>
            </span>
            <ViewButton uploadId={uploadId} name={t(`documents.${kind}`)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The picture's URL works once, so each press requests a new one. */
function ViewButton({ uploadId, name }: { uploadId: string; name: string }) {
  const { t } = useTranslation(['profile', 'ui'])
  const { run, isPending } = useSubmit(useViewUploadMutation())
  const [url, setUrl] = useState<string>()
  const open = async () => {
    if (isPending) return
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
  const [pictures, setPictures] = useState<Partial<Record<IdentityDocumentKind, string>>>({})
  const [busy, setBusy] = useState<readonly IdentityDocumentKind[]>([])
  const [showMissing, setShowMissing] = useState(false)
  const [error, setError] = useState<string>()
  const { run, isPending } = useSubmit(useSubmitIdentityDocumentsMutation())

  const send = async () => {
    const documents = kinds.flatMap((kind) => {
      const uploadId = pictures[kind]
      return uploadId ? [{ kind, uploadId }] : []
    })
    setShowMissing(true)
    setError(undefined)
    if (documents.length < kinds.length || busy.length > 0) return
    const { success, problem } = await run({ input: { documents } })
    if (!success) return setError(problem.text)
    showToast({ tone: 'good', title: t('documentsSent') })
    onSent()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) void send()
      }}
      className="flex flex-col gap-4"
    >
      <p className="text-body text-pretty">{t(again ? 'sendAgain' : 'sendDocuments')}</p>
      {error ? <ErrorState look="line" level={3} title={error} /> : null}
      {kinds.map((kind) => (
        <UploadField
          key={kind}
          purpose="IDENTITY_DOCUMENT"
          label={t(`documents.${kind}`)}
          description={t(`documentHints.${kind}`)}
          max={1}
          required
          error={showMissing && !pictures[kind] && !busy.includes(kind) ? t('documentRequired') : undefined}
          onChange={([id]) => setPictures(({ [kind]: _, ...others }) => (id ? { ...others, [kind]: id } : others))}
          onBusyChange={(isBusy) =>
            setBusy((before) => [...before.filter((one) => one !== kind), ...(isBusy ? [kind] : [])])
          }
        />
      ))}
      <Button type="submit" variant="action" className="self-start" pending={isPending ? t('sendingDocuments') : false}>
        {t('send')}
      </Button>
    </form>
  )
}
