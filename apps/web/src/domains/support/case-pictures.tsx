import { ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outcome } from '../../graphql/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast-queue.ts'

export type ViewPicture = (id: string) => Promise<Outcome<{ url: string } | { code: string }>>

interface CasePicturesProps {
  ids: readonly string[]
  view: ViewPicture
}

/** Pictures of a line. The address of one works once, so each press requests a new one. */
export function CasePictures({ ids, view }: CasePicturesProps) {
  const { t } = useTranslation(['cases', 'ui', 'common'])
  const [opening, setOpening] = useState<string>()
  const [shown, setShown] = useState<{ url: string; name: string }>()
  const open = async (id: string, name: string) => {
    setOpening(id)
    const { success, problem } = await view(id)
    setOpening(undefined)
    if (success) setShown({ url: success.url, name })
    else showToast({ tone: 'bad', title: problem.text })
  }
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {ids.map((id, index) => {
        const name = t('picture', { number: index + 1 })
        return (
          <Button
            key={id}
            size="small"
            aria-haspopup="dialog"
            pending={opening === id && t('common:loading')}
            disabledReason={opening !== undefined && opening !== id ? t('common:loading') : null}
            onClick={() => void open(id, name)}
          >
            <Icon icon={ImageIcon} size={16} />
            {name}
          </Button>
        )
      })}
      {shown ? (
        <Dialog title={shown.name} size="large" closeLabel={t('ui:close')} onClose={() => setShown(undefined)}>
          <img src={shown.url} alt={shown.name} className="mx-auto max-h-[70vh] max-w-full object-contain" />
        </Dialog>
      ) : null}
    </div>
  )
}
