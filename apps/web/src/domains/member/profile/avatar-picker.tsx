import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadField } from '../../uploads/parts/upload-field.tsx'
import { useSiteFacts } from '../../site/parts/use-site-facts.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { useSetAvatarMutation } from './profile-changes.generated.ts'

interface AvatarPickerProps {
  viewer: { nickname: string; avatar: string }
  details: { avatarId: string | null; avatars: readonly { id: string; picture: string }[] | null }
}

export function AvatarPicker({ viewer, details }: AvatarPickerProps) {
  const { t } = useTranslation('profile')
  const imageHosts = useSiteFacts()?.imageHosts ?? []
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={viewer.nickname} src={viewer.avatar} hosts={imageHosts} size={96} />
      {details.avatars ? (
        <Button onClick={() => setChoosing(true)} aria-haspopup="dialog">
          {t('choosePicture')}
        </Button>
      ) : null}
      {choosing && details.avatars ? (
        <AvatarDialog
          avatars={details.avatars}
          current={details.avatarId}
          imageHosts={imageHosts}
          onClose={() => setChoosing(false)}
          onChosen={() => {
            setChoosing(false)
            showToast({ tone: 'good', title: t('pictureSaved') })
          }}
        />
      ) : null}
    </div>
  )
}

interface AvatarDialogProps {
  avatars: readonly { id: string; picture: string }[]
  current: string | null
  imageHosts: readonly string[]
  onClose: () => void
  onChosen: () => void
}

function AvatarDialog({ avatars, current, imageHosts, onClose, onChosen }: AvatarDialogProps) {
  const { t } = useTranslation(['profile', 'ui'])
  const [chosen, setChosen] = useState(current)
  const [uploads, setUploads] = useState<readonly string[]>([])
  const [error, setError] = useState<string>()
  const { run, isPending } = useSubmit(useSetAvatarMutation())
  const [uploadId] = uploads
  const isSame = uploadId === undefined && chosen === current

  const save = async () => {
    setError(undefined)
    const { success, problem } = await run({ input: uploadId ? { uploadId } : { drawnId: chosen ?? '0' } })
    if (success) onChosen()
    else setError(problem.text)
  }
  return (
    <Dialog
      title={t('choosePicture')}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="action"
            pending={isPending ? t('saving') : false}
            disabledReason={isSame ? t('nothingChanged') : null}
            onClick={() => void save()}
          >
            {t('usePicture')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {error ? <ErrorState look="line" level={3} title={error} /> : null}
        <UploadField purpose="AVATAR" label={t('ownPicture')} max={1} onChange={setUploads} />
        <fieldset disabled={uploadId !== undefined} className="min-w-0 disabled:opacity-45">
          <legend className="mb-2 text-small font-medium">{t('drawnPictures')}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">
            {avatars.map(({ id, picture }) => (
              <label
                key={id}
                className="relative grid cursor-pointer place-items-center rounded-card border border-line p-1.5 hover:border-edge has-checked:border-action has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-action"
              >
                <input
                  type="radio"
                  name="drawn-avatar"
                  value={id}
                  checked={chosen === id}
                  onChange={() => setChosen(id)}
                  aria-label={t('drawnPicture', { number: id })}
                  className="visually-hidden peer"
                />
                <Picture src={picture} hosts={imageHosts} alt="" width={56} height={56} className="rounded-full" />
                <span className="absolute end-0.5 bottom-0.5 hidden rounded-full bg-action p-0.5 text-on-action peer-checked:block">
                  <Icon icon={Check} size={16} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </Dialog>
  )
}
