import { CASE_RATING_MAX, CASE_TEXT_MAX } from '@playhouse/shared/limits.ts'
import type { ServiceCaseState } from '@playhouse/schema/types.generated.ts'
import { CircleCheck, CircleDot, CircleMinus, type LucideIcon, MessageSquareHeart, Star, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropDraft } from '../../drafts/form-draft.ts'
import { useAccountDraft } from '../../drafts/use-account-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { type AnyOutcome, useMutationForm } from '../../forms/use-mutation-form.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useOnline, useReconnected } from '../../use-online.ts'
import { useClock } from '../games/parts/use-clock.ts'
import { UploadField } from '../uploads/parts/upload-field.tsx'
import type { PictureUse } from '../uploads/parts/use-upload-link.ts'
import { CasePictures, type ViewPicture } from './case-pictures.tsx'
import type { ServiceCase_CaseFragment } from './service-case.generated.ts'
import { Moment } from '../../i18n/moment.tsx'

export type ShownCase = Omit<ServiceCase_CaseFragment, ' $fragmentName'>

const SIGNS: Readonly<Record<ServiceCaseState, { icon: LucideIcon; tone: 'info' | 'good' | 'plain' }>> = {
  OPEN: { icon: CircleDot, tone: 'info' },
  ANSWERED: { icon: CircleCheck, tone: 'good' },
  CLOSED: { icon: CircleMinus, tone: 'plain' },
  OTHER: { icon: CircleMinus, tone: 'plain' },
}

export function StateBadge({ state }: { state: ServiceCaseState }) {
  const { t } = useTranslation('cases')
  return (
    <Badge tone={SIGNS[state].tone} icon={SIGNS[state].icon}>
      {t(`states.${state}`)}
    </Badge>
  )
}

interface CaseThreadProps {
  found: ShownCase
  /** Owner of the pictures that are sent with a line. */
  pictureUse: PictureUse
  /** The last request failed, and this is what an earlier one read. */
  isOld?: boolean
  onRetry?: () => void
  write: (line: { text: string; uploads: string[]; requestKey: string }) => Promise<AnyOutcome>
  rate: (rating: { stars: number; comment: string }) => Promise<AnyOutcome>
  viewPicture: ViewPicture
  /** Beside the title, such as the button that closes the case. */
  actions?: React.ReactNode
}

/** A case as its owner reads it: what was said, what comes next, and the rating. Namespaces `cases`, `upload`. */
export function CaseThread({
  found,
  pictureUse,
  isOld = false,
  onRetry,
  write,
  rate,
  viewPicture,
  actions,
}: CaseThreadProps) {
  const { t } = useTranslation('cases')
  const format = useFormat()
  const now = useClock(30_000)
  const { id, kind, title, topic, state, lines, openedAt, answerBy } = found
  return (
    <div className="flex flex-col gap-5">
      <Freshness isOld={isOld} onRetry={onRetry} />
      <section className="rounded-card border border-line bg-surface p-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="text-title font-semibold wrap-anywhere">{title}</h2>
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
              <StateBadge state={state} />
              {kind === 'FEEDBACK' ? (
                <Badge tone="plain" icon={MessageSquareHeart}>
                  {t('feedbackKind')}
                </Badge>
              ) : null}
              <span>{t('number', { id })}</span>
              <span>{t(`topics.${topic}`)}</span>
              <Moment at={openedAt} />
            </p>
            {answerBy === null ? null : (
              <p className="mt-2 text-body text-pretty">
                {t(Date.parse(answerBy) < now ? 'answerLate' : 'answerBy', { when: format.dateTime(answerBy) })}
              </p>
            )}
          </div>
          {actions}
        </div>
        <ol aria-live="polite" aria-label={t('transcript')} className="mt-5 flex flex-col gap-3">
          {lines.map(({ isAnswer, text, uploadIds, at }, index) => (
            <li
              key={index}
              className={`max-w-[85%] rounded-card border border-line px-4 py-3 ${isAnswer ? 'self-start bg-raised' : 'self-end bg-pressed'}`}
            >
              <p className="flex flex-wrap gap-x-3 text-small text-muted">
                <span>{t(isAnswer ? 'us' : 'you')}</span>
                <Moment at={at} />
              </p>
              <p className="mt-1 text-body wrap-anywhere whitespace-pre-wrap">{text}</p>
              {uploadIds.length === 0 ? null : <CasePictures ids={uploadIds} view={viewPicture} />}
            </li>
          ))}
        </ol>
      </section>
      {state === 'CLOSED' ? <Rating key={`rating-${id}`} found={found} rate={rate} /> : null}
      <WriteForm key={`write-${id}`} id={id} isClosed={state === 'CLOSED'} pictureUse={pictureUse} write={write} />
    </div>
  )
}

/** Warns that the thread may be old: without a network, and after a failed request. */
function Freshness({ isOld, onRetry }: { isOld: boolean; onRetry: (() => void) | undefined }) {
  const { t } = useTranslation('cases')
  const isOnline = useOnline()
  useReconnected(() => onRetry?.())
  if (isOnline && !isOld) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 text-body"
    >
      <Icon icon={WifiOff} />
      <span className="min-w-0 grow basis-40 text-pretty">{t(isOnline ? 'stale' : 'offline')}</span>
      {isOnline && onRetry ? (
        <Button size="small" onClick={onRetry}>
          {t('again')}
        </Button>
      ) : null}
    </div>
  )
}

const WRITTEN = ['text'] as const

function WriteForm({
  id,
  isClosed,
  pictureUse,
  write,
}: {
  id: string
  isClosed: boolean
  pictureUse: PictureUse
  write: CaseThreadProps['write']
}) {
  const { t } = useTranslation('cases')
  const isOnline = useOnline()
  const [isBusy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  const { draft, typed } = useAccountDraft(`case:${id}`, WRITTEN)
  const form = useMutationForm({
    defaultValues: { text: '', ...typed, uploads: [] as readonly string[] },
    send: ({ text, uploads }, { requestKey }) => write({ text, uploads: [...uploads], requestKey }),
    place: ({ text }) => ({ text }),
    onDone: () => {
      form.methods.reset({ text: '', uploads: [] })
      dropDraft(draft)
      setRound((count) => count + 1)
    },
  })
  useFormDraft(draft, form.methods.subscribe, WRITTEN)
  return (
    <MutationForm form={form} className="flex max-w-2xl flex-col gap-4">
      <TextArea
        label={t(isClosed ? 'writeAgain' : 'write')}
        rows={4}
        maxLength={CASE_TEXT_MAX}
        {...form.field('text', t('noText'))}
      />
      <UploadField
        key={round}
        purpose={pictureUse}
        label={t('attach')}
        onChange={(ids) => form.methods.setValue('uploads', ids, { shouldDirty: true })}
        onBusyChange={setBusy}
      />
      <Button
        type="submit"
        variant="action"
        className="self-start"
        pending={form.isPending && t('sending')}
        disabledReason={isOnline ? (isBusy ? t('uploading') : null) : t('offline')}
      >
        {t('send')}
      </Button>
    </MutationForm>
  )
}

const STARS = [1, 2, 3, 4, 5] as const

/** One to five stars and a comment, once the case is closed. */
function Rating({ found: { rating }, rate }: { found: ShownCase; rate: CaseThreadProps['rate'] }) {
  const { t } = useTranslation('cases')
  const [isChanging, setChanging] = useState(false)
  const form = useMutationForm({
    defaultValues: { stars: String(rating?.stars ?? ''), comment: rating?.comment ?? '' },
    send: ({ stars, comment }) => rate({ stars: Number(stars), comment }),
    onDone: () => {
      setChanging(false)
      showToast({ tone: 'good', title: t('rate.thanks') })
    },
  })
  const stars = form.choice('stars', t('rate.choose'))
  if (rating && !isChanging)
    return (
      <section className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-5">
        <div className="min-w-0">
          <p className="flex items-center gap-2 text-body font-semibold">
            <Row count={rating.stars} />
            {t('rate.rated', { count: rating.stars })}
          </p>
          {rating.comment ? <p className="mt-1 text-body wrap-anywhere text-muted">{rating.comment}</p> : null}
        </div>
        <Button size="small" onClick={() => setChanging(true)}>
          {t('rate.change')}
        </Button>
      </section>
    )
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h3 className="mb-3 text-prose font-semibold">{t('rate.title')}</h3>
      <MutationForm form={form} className="flex max-w-2xl flex-col gap-4">
        <fieldset>
          <legend className="visually-hidden">{t('rate.stars')}</legend>
          <div className="-ms-1 flex">
            {STARS.map((count) => (
              <label
                key={count}
                className="flex size-11 cursor-pointer items-center justify-center rounded-control text-muted hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-action"
              >
                <input
                  type="radio"
                  name="stars"
                  value={count}
                  checked={stars.value === String(count)}
                  onChange={() => stars.onChange(String(count))}
                  className="visually-hidden"
                />
                <VisuallyHidden>{t('rate.star', { count })}</VisuallyHidden>
                <Icon
                  icon={Star}
                  size={24}
                  className={count <= Number(stars.value) ? 'fill-current text-action' : ''}
                />
              </label>
            ))}
          </div>
          {stars.error ? (
            <p role="alert" className="mt-1 text-small text-bad">
              {stars.error}
            </p>
          ) : null}
        </fieldset>
        <TextArea label={t('rate.comment')} rows={2} maxLength={CASE_RATING_MAX} {...form.field('comment')} />
        <Button type="submit" variant="action" className="self-start" pending={form.isPending && t('sending')}>
          {t('rate.send')}
        </Button>
      </MutationForm>
    </section>
  )
}

function Row({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="flex text-action">
      {STARS.map((star) => (
        <Icon key={star} icon={Star} size={16} className={star <= count ? 'fill-current' : ''} />
      ))}
    </span>
  )
}
