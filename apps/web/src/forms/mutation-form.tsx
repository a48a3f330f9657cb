import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Button } from '../ui/button.tsx'
import type { ButtonLook } from '../ui/button-class.ts'
import { lazyComponent } from '../ui/load-part.ts'
import { Dialog, type DialogProps } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import type { MutationForm as Form } from './use-mutation-form.ts'

// Lazy: most forms move no money.
const BalanceRefusal = lazyComponent(
  async () => (await import('../domains/wallet/parts/balance-refusal.tsx')).BalanceRefusal,
)

interface MutationFormProps<Values extends FieldValues> {
  form: Form<Values>
  children: ReactNode
  id?: string
  className?: string
  /** The ID of its description. */
  labelledBy?: string
  /** Stands at what failed. */
  retry?: { label: string; onRetry: () => void } | undefined
  /** To load what sending needs. */
  onFocus?: () => void
  /** Asks before leaving the page with changes that were not sent. */
  guarded?: boolean
  /** False where `FormFaults` stands elsewhere, beside the button. */
  showsFaults?: boolean
}

/** The form of `useMutationForm`. Its button stands last, so that what was refused stands beside it. */
export function MutationForm<Values extends FieldValues>({
  form,
  children,
  id,
  className = 'flex flex-col gap-4',
  labelledBy,
  retry,
  onFocus,
  guarded = false,
  showsFaults = true,
}: MutationFormProps<Values>) {
  const box = useRef<HTMLFormElement>(null)
  const { refusals } = form
  useEffect(() => {
    if (refusals > 0) focusFirstFault(box.current)
  }, [refusals])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- loads ahead; focus is no interaction
    <form
      ref={box}
      // Without script, nothing typed may end up in an address.
      method="post"
      id={id}
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={form.submit}
      onFocus={onFocus}
      className={className}
    >
      {guarded && form.isDirty && !form.isPending ? <LeaveGuard /> : null}
      {children}
      {showsFaults ? <FormFaults form={form} retry={retry} /> : null}
    </form>
  )
}

/** The first in the order of the page. What no field is at fault for stands at the button, which keeps the focus. */
function focusFirstFault(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input:not(:disabled)')
  first?.focus({ preventScroll: true })
  if (first instanceof HTMLInputElement) first.select()
  const seen = first ?? form?.querySelector('[data-refused]')
  seen?.scrollIntoView({ block: first ? 'center' : 'nearest' })
}

interface FormFaultsProps<Values extends FieldValues> extends Pick<MutationFormProps<Values>, 'retry'> {
  form: Form<Values>
}

/** Lists the faults beside the button, because the fields may be off the screen. */
function FormFaults<Values extends FieldValues>({ form, retry }: FormFaultsProps<Values>) {
  const { rootError, fieldFaults, refusedCode } = form
  const { t } = useTranslation('ui')
  return (
    <>
      {rootError ? (
        <div className="col-span-full grow basis-full" data-refused="">
          <ErrorState look="line" level={3} title={rootError} {...(retry && { retry })} />
        </div>
      ) : null}
      {fieldFaults.length > 0 ? (
        <div className="col-span-full grow basis-full text-small text-bad">
          <p>{t('notSent')}</p>
          <ul className="mt-1 list-disc ps-5">
            {fieldFaults.map(({ name, label, text }) => (
              <li key={name}>
                {label === undefined ? text : text === '' ? label : t('faultAt', { field: label, text })}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {refusedCode === 'INSUFFICIENT_BALANCE' && (rootError || fieldFaults.length > 0) ? (
        <div className="col-span-full grow basis-full pb-2">
          <Suspense>
            <BalanceRefusal key={form.refusals} />
          </Suspense>
        </div>
      ) : null}
    </>
  )
}

interface FormDialogProps<Values extends FieldValues> extends Pick<
  DialogProps,
  'title' | 'size' | 'initialFocus' | 'children'
> {
  form: Form<Values>
  submitLabel: string
  /** While it is sent; the kit's word by default. */
  pendingLabel?: string
  cancelLabel?: string
  variant?: ButtonLook['variant']
  /** Why it cannot be sent now. */
  disabledReason?: string | null | undefined
  className?: string
  /** False if it asks only for a password or a code. */
  guarded?: boolean
  onClose: () => void
}

/** A form in a dialog, which asks before it throws away what was typed. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  size = 'small',
  initialFocus = 'content',
  children,
  submitLabel,
  pendingLabel,
  cancelLabel,
  variant = 'action',
  disabledReason,
  className,
  guarded = true,
  onClose,
}: FormDialogProps<Values>) {
  const { t } = useTranslation('ui')
  const id = useId()
  const [isLeaving, setIsLeaving] = useState(false)
  const close = () => (guarded && form.isDirty ? setIsLeaving(true) : onClose())
  return (
    <Dialog
      size={size}
      initialFocus={initialFocus}
      title={title}
      closeLabel={t('close')}
      closeOnPressOutside={false}
      onClose={close}
      footer={
        <>
          <FormFaults form={form} />
          <Button onClick={close}>{cancelLabel ?? t('cancel')}</Button>
          <Button
            type="submit"
            form={id}
            variant={variant}
            disabledReason={disabledReason ?? null}
            pending={form.isPending ? (pendingLabel ?? t('pending')) : false}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <MutationForm form={form} id={id} className={className} showsFaults={false}>
        {children}
      </MutationForm>
      {isLeaving ? <DiscardDialog onDiscard={onClose} onKeep={() => setIsLeaving(false)} /> : null}
    </Dialog>
  )
}

/**
 * Asks before another page of the site, and lets the browser ask before a reload. Only changed forms have one: the router asks no more than
 * the last of its blockers.
 */
function LeaveGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  if (blocker.state !== 'blocked') return null
  return <DiscardDialog onDiscard={() => blocker.proceed()} onKeep={() => blocker.reset()} />
}

function DiscardDialog({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <AlertDialog
      title={t('discardTitle')}
      confirmLabel={t('discard')}
      cancelLabel={t('keepEditing')}
      closeLabel={t('close')}
      tone="danger"
      onCancel={onKeep}
      onConfirm={onDiscard}
    >
      {t('discardText')}
    </AlertDialog>
  )
}
