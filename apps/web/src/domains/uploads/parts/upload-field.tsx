import { UPLOADS_MAX } from '@playhouse/shared/limits.ts'
import { numberFormat } from '@playhouse/shared/money-format.ts'
import { CircleAlert, ImageUp, X } from 'lucide-react'
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button-class.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { PictureUse } from './use-upload-link.ts'
import { type Upload, useUploads } from './use-uploads.ts'
import { Offered } from '../../site/parts/offered.tsx'

interface UploadFieldProps {
  purpose: PictureUse
  label: string
  /** Replaces the hint about file types and sizes. */
  description?: ReactNode
  error?: string | undefined
  required?: boolean
  max?: number
  onChange: (ids: readonly string[]) => void
  /** Whether an upload is in progress; the form waits for it. */
  onBusyChange?: (busy: boolean) => void
}

/**
 * Uploads chosen pictures immediately, each with a preview and its progress. Namespace `upload`. Renders nothing where the site takes no
 * pictures.
 */
export function UploadField(props: UploadFieldProps) {
  return (
    <Offered feature="UPLOADS">
      <OfferedField {...props} />
    </Offered>
  )
}

function OfferedField({
  purpose,
  label,
  description,
  error,
  required = false,
  max = UPLOADS_MAX,
  onChange,
  onBusyChange,
}: UploadFieldProps) {
  const { t } = useTranslation(['upload', 'ui'])
  const { items, stored, ids, isBusy, tooMany, take, remove } = useUploads({ purpose, max, onChange, onBusyChange })
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()
  const noteId = useId()
  const isFull = stored.length >= max
  const note = error ?? (tooMany ? t('tooMany', { count: max }) : undefined)
  return (
    <div
      className="flex min-w-0 flex-col gap-1.5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
    >
      <span id={`${inputId}-label`} className="text-small font-medium text-text">
        {label}
        {required ? (
          <>
            <span aria-hidden="true" className="ms-1 text-bad">
              *
            </span>
            <VisuallyHidden> ({t('ui:required')})</VisuallyHidden>
          </>
        ) : null}
      </span>
      {items.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {items.map((item) => (
            <UploadItem
              key={item.key}
              item={item}
              onRemove={() => {
                remove(item.key)
                input.current?.focus()
              }}
            />
          ))}
        </ul>
      ) : null}
      <span className="relative self-start">
        <input
          ref={input}
          id={inputId}
          type="file"
          accept="image/png,image/jpeg"
          multiple={max > 1}
          disabled={isFull}
          aria-labelledby={`${inputId}-label ${inputId}-button`}
          aria-describedby={noteId}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            take(event.target.files ?? [])
            // Allows choosing the same file again.
            event.target.value = ''
          }}
          // Above the button that is drawn, which is positioned too.
          className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0 disabled:cursor-default"
        />
        <span
          id={`${inputId}-button`}
          className={buttonClass({
            class:
              'peer-hover:bg-pressed peer-focus-visible:outline-2 peer-focus-visible:outline-action peer-disabled:opacity-45',
          })}
        >
          <Icon icon={ImageUp} />
          {t(items.length === 0 ? 'choose' : 'another')}
        </span>
      </span>
      <p id={noteId} className={note ? 'flex items-start gap-1.5 text-small text-bad' : 'text-small text-muted'}>
        {note ? <Icon icon={CircleAlert} size={16} className="mt-px" /> : null}
        <span>{note ?? description ?? t('hint', { count: max })}</span>
      </p>
      <VisuallyHidden role="status">{isBusy ? t('sending') : ids.length > 0 ? t('sent') : ''}</VisuallyHidden>
    </div>
  )
}

function UploadItem({ item: { name, preview, share, id, failure }, onRemove }: { item: Upload; onRemove: () => void }) {
  const { t, i18n } = useTranslation('upload')
  const percent = numberFormat(i18n.language, { style: 'percent' }).format(share)
  return (
    <li className="flex items-center gap-3 rounded-control border border-line bg-raised p-2">
      <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-control bg-pressed text-muted">
        {preview && !failure ? (
          <img src={preview} alt="" width={48} height={48} className="size-full object-cover" />
        ) : (
          <Icon icon={failure ? CircleAlert : ImageUp} className={failure ? 'text-bad' : ''} />
        )}
      </span>
      <span className="min-w-0 grow">
        <bdi className="block truncate text-small">{name}</bdi>
        {failure ? (
          <span role="alert" className="block text-small text-bad">
            {failure}
          </span>
        ) : id === undefined ? (
          <ProgressBar label={t('progress', { name })} hideLabel value={share} max={1} valueText={percent} />
        ) : (
          <span className="block text-small text-good">{t('ready')}</span>
        )}
      </span>
      <IconButton icon={X} size="small" label={t('remove', { name })} onClick={onRemove} />
    </li>
  )
}
