import { isEmail } from '@playhouse/shared/email.ts'
import { CASE_CODE_MAX, CASE_NUMBER_MAX, EMAIL_MAX } from '@playhouse/shared/limits.ts'
import { ArrowLeft, KeyRound, PenLine } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useViewer } from '../../access/use-viewer.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { dropDraft } from '../../drafts/form-draft.ts'
import { useAccountDraft } from '../../drafts/use-account-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { getResponse } from '../../graphql/response.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useStore } from '../../store.ts'
import { useHumanCheck } from '../verification/parts/use-human-check.ts'
import { UploadField } from '../uploads/parts/upload-field.tsx'
import { useViewGuestUploadMutation } from '../uploads/parts/view-upload.generated.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { CaseFields, draftedCase, NEW_CASE_DRAFT, NEW_CASE_FIELDS, toServiceTopic } from './case-fields.tsx'
import { CaseThread, type ShownCase } from './case-thread.tsx'
import { DeskHours } from './desk-hours.tsx'
import {
  useEnterGuestCaseMutation,
  useGuestDeskQuery,
  useOpenGuestCaseMutation,
  useRateGuestCaseMutation,
  useReadGuestCaseMutation,
  useSendGuestCaseCodeMutation,
  useWriteGuestCaseMutation,
} from './guest-case.generated.ts'
import { forgetGuestKey, type GuestKey, guestKeys, keepGuestKey } from './guest-keys.ts'

/** How often an open case of a guest looks for an answer. */
const POLL_MS = 15_000
const GUEST_FIELDS = ['email', ...NEW_CASE_FIELDS] as const

export interface GuestDeskProps {
  /** From the link in a letter. */
  arrival?: { id: string; code: string } | undefined
}

/** Customer service for visitors and demo accounts. Namespaces `cases`, `upload`, `ui`. */
export function GuestDesk({ arrival }: GuestDeskProps) {
  const { t } = useTranslation('cases')
  const stored = useStore(guestKeys)
  const [view, setView] = useState<'WRITE' | 'ENTER'>(arrival ? 'ENTER' : 'WRITE')
  const [opened, setOpened] = useState<{ id: string; found?: ShownCase }>()
  const shown = opened && stored.find(({ id }) => id === opened.id)
  const show = (found: ShownCase, key: string) => {
    keepGuestKey({ id: found.id, key, title: found.title })
    setOpened({ id: found.id, found })
  }
  if (shown)
    return (
      <div className="flex flex-col gap-4">
        <Button variant="quiet" size="small" className="-ms-2 self-start" onClick={() => setOpened(undefined)}>
          <Icon icon={ArrowLeft} size={16} className="rtl:-scale-x-100" />
          {t('service.back')}
        </Button>
        <GuestCase key={shown.id} guestKey={shown} first={opened.found} onGone={() => setView('ENTER')} />
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      <Hours />
      {stored.length > 0 ? (
        <nav aria-label={t('guest.yours')}>
          <h2 className="mb-1 text-small font-semibold text-muted">{t('guest.yours')}</h2>
          <ul className="flex flex-col gap-1">
            {stored.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  className={`${linkClass()} text-start wrap-anywhere`}
                  onClick={() => setOpened({ id })}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {view === 'WRITE' ? (
        <OpenForm onOpened={show} onEnter={() => setView('ENTER')} />
      ) : (
        <EnterForm arrival={arrival} onEntered={show} onWrite={() => setView('WRITE')} />
      )}
    </div>
  )
}

function Hours() {
  const { t } = useTranslation('cases')
  const query = useGuestDeskQuery({})
  const desk = getResponse(query).response?.site.serviceDesk
  if (desk) return <DeskHours desk={desk} />
  if (query.loading) return <Skeleton className="h-14 w-full rounded-control" />
  return query.error ? (
    <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch().catch(() => undefined)} />
  ) : null
}

function OpenForm({ onOpened, onEnter }: { onOpened: (found: ShownCase, key: string) => void; onEnter: () => void }) {
  const { t } = useTranslation('cases')
  const isDemo = useViewer()?.kind === 'DEMO'
  const [link] = useSearchParams()
  const { run } = useSubmit(useOpenGuestCaseMutation())
  const human = useHumanCheck()
  const [isBusy, setBusy] = useState(false)
  const { draft, typed: before } = useAccountDraft(NEW_CASE_DRAFT, GUEST_FIELDS)
  const form = useMutationForm({
    defaultValues: { email: before.email ?? '', ...draftedCase(before, link), uploads: [] as readonly string[] },
    send: async ({ topic, uploads, ...typed }, { requestKey }) => {
      const written = { ...typed, topic: toServiceTopic(topic), uploads: [...uploads] }
      return run({ input: { ...written, requestKey, humanProof: await human.prove() } })
    },
    onDone: ({ serviceCase, key }) => {
      dropDraft(draft)
      onOpened(serviceCase, key)
    },
  })
  useFormDraft(draft, form.methods.subscribe, GUEST_FIELDS)
  return (
    <section>
      <h2 className="text-prose font-semibold">{t('writeToUs')}</h2>
      <p className="mt-1 mb-4 text-body text-pretty text-muted">{t(isDemo ? 'guest.demo' : 'guest.text')}</p>
      <MutationForm form={form}>
        <EmailField field={form.field} onFocus={human.warm} />
        <CaseFields field={form.field} rows={4} />
        <UploadField
          purpose="GUEST_CASE"
          label={t('attach')}
          onChange={(ids) => form.methods.setValue('uploads', ids, { shouldDirty: true })}
          onBusyChange={setBusy}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant="action"
            pending={form.isPending && t('sending')}
            disabledReason={isBusy ? t('uploading') : null}
          >
            {t('send')}
          </Button>
          <Button variant="quiet" onClick={onEnter}>
            <Icon icon={KeyRound} size={16} />
            {t('guest.have')}
          </Button>
        </div>
      </MutationForm>
    </section>
  )
}

type Field<Name extends string, Rules> = (
  name: Name,
  rules: Rules,
) => UseFormRegisterReturn & { error: string | undefined }

interface EmailRules {
  required: string
  validate: (value: string) => true | string
}

function EmailField({ field, onFocus }: { field: Field<'email', EmailRules>; onFocus: () => void }) {
  const { t } = useTranslation('cases')
  return (
    <TextField
      label={t('guest.email')}
      onFocus={onFocus}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={EMAIL_MAX}
      {...field('email', {
        required: t('guest.noEmail'),
        validate: (value) => isEmail(value) || t('guest.badEmail'),
      })}
    />
  )
}

function NumberField({ field }: { field: Field<'id', string> }) {
  const { t } = useTranslation('cases')
  return (
    <TextField
      label={t('guest.number')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={CASE_NUMBER_MAX}
      {...field('id', t('guest.noNumber'))}
    />
  )
}

interface EnterFormProps extends GuestDeskProps {
  onEntered: (found: ShownCase, key: string) => void
  onWrite: () => void
}

/** Opens a case by the code of a letter. The link in the letter fills it in; only a press uses the code up. */
function EnterForm({ arrival, onEntered, onWrite }: EnterFormProps) {
  const { t } = useTranslation('cases')
  const [isRequesting, setRequesting] = useState(false)
  const { run } = useSubmit(useEnterGuestCaseMutation())
  const form = useMutationForm({
    defaultValues: { id: arrival?.id ?? '', code: arrival?.code ?? '' },
    send: (input) => run({ input }),
    place: ({ code }) => (code === 'SERVICE_CASE_NOT_FOUND' ? { code: t('guest.wrong') } : undefined),
    onDone: ({ serviceCase, key }) => onEntered(serviceCase, key),
  })
  return (
    <section>
      <h2 className="mb-4 text-prose font-semibold">{t('guest.have')}</h2>
      <MutationForm form={form}>
        <NumberField field={form.field} />
        <TextField
          label={t('guest.code')}
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={CASE_CODE_MAX}
          {...form.field('code', t('guest.noCode'))}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="action" pending={form.isPending && t('guest.entering')}>
            {t('guest.enter')}
          </Button>
          <Button variant="quiet" onClick={onWrite}>
            <Icon icon={PenLine} size={16} />
            {t('writeToUs')}
          </Button>
        </div>
      </MutationForm>
      <div className="mt-4 border-t border-line pt-4">
        {isRequesting ? (
          <CodeForm id={form.methods.getValues('id')} onSent={() => setRequesting(false)} />
        ) : (
          <Button size="small" onClick={() => setRequesting(true)}>
            {t('guest.ask')}
          </Button>
        )}
      </div>
    </section>
  )
}

function CodeForm({ id, onSent }: { id: string; onSent: () => void }) {
  const { t } = useTranslation('cases')
  const { run } = useSubmit(useSendGuestCaseCodeMutation())
  const human = useHumanCheck()
  const form = useMutationForm({
    defaultValues: { id, email: '' },
    send: async (typed) => run({ input: { ...typed, humanProof: await human.prove() } }),
    onDone: () => {
      // Every number and address gets the same answer.
      showToast({ tone: 'info', title: t('guest.asked') })
      onSent()
    },
  })
  return (
    <MutationForm form={form}>
      <NumberField field={form.field} />
      <EmailField field={form.field} onFocus={human.warm} />
      <Button type="submit" className="self-start" pending={form.isPending && t('sending')}>
        {t('guest.ask')}
      </Button>
    </MutationForm>
  )
}

interface GuestCaseProps {
  guestKey: GuestKey
  /** The case as it was when it was opened. */
  first: ShownCase | undefined
  /** The key no longer opens it. */
  onGone: () => void
}

function GuestCase({ guestKey: { id, key }, first, onGone }: GuestCaseProps) {
  const { t } = useTranslation('cases')
  const { run: read } = useSubmit(useReadGuestCaseMutation())
  const { run: write } = useSubmit(useWriteGuestCaseMutation())
  const { run: rate } = useSubmit(useRateGuestCaseMutation())
  const { run: viewPicture } = useSubmit(useViewGuestUploadMutation())
  const [found, setFound] = useState(first)
  const [isOld, setOld] = useState(false)
  const load = async () => {
    const { success, problem } = await read({ input: { id, key } })
    setOld(problem !== undefined)
    if (success) setFound(success.serviceCase)
    if (problem?.code !== 'SERVICE_CASE_NOT_FOUND') return
    showToast({ tone: 'info', title: t('guest.gone') })
    onGone()
    forgetGuestKey(id)
  }
  const loadNow = useEffectEvent(() => void load())
  const isKnown = first !== undefined
  useEffect(() => {
    const soon = isKnown ? undefined : setTimeout(() => loadNow())
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) loadNow()
    }, POLL_MS)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [isKnown])
  if (!found)
    return isOld ? (
      <LoadFailure title={t('failed')} onRetry={() => void load()} />
    ) : (
      <Skeleton className="h-60 w-full rounded-card" />
    )
  return (
    <>
      <CaseThread
        found={found}
        pictureUse="GUEST_CASE"
        isOld={isOld}
        onRetry={() => void load()}
        write={async (line) => {
          const outcome = await write({ input: { id, key, ...line } })
          if (outcome.success) setFound(outcome.success.serviceCase)
          return outcome
        }}
        rate={async ({ stars, comment }) => {
          const outcome = await rate({ input: { id, key, stars, comment } })
          if (outcome.success) setFound(outcome.success.serviceCase)
          return outcome
        }}
        viewPicture={(uploadId) => viewPicture({ input: { id, key, uploadId } })}
      />
      <p className="text-small text-pretty text-muted">
        {t('guest.kept')}{' '}
        <button type="button" className={linkClass()} onClick={() => forgetGuestKey(id)}>
          {t('guest.forget')}
        </button>
      </p>
    </>
  )
}
