import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSupportOpen } from '../../access/side-windows.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FloatingWindow } from '../../ui/floating-window.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FROM_TABLET, useMedia } from '../../ui/use-media.ts'
import { SupportDesk } from './support-desk.tsx'

const close = () => isSupportOpen.set(false)

/** Customer service: a window of 440 by 500 beside the page; the whole screen on phones. */
export function SupportWindow() {
  const { t } = useTranslation(['cases', 'ui'])
  const known = useViewer()
  // While the account is unknown for a moment, what is typed stays.
  const [viewer, setViewer] = useState(known)
  if (known !== undefined && known !== viewer) setViewer(known)
  const isTablet = useMedia(FROM_TABLET)
  const frame = { title: t('title'), closeLabel: t('ui:close'), onClose: close }
  const content =
    viewer === undefined ? (
      <Skeleton className="h-60 w-full rounded-card" />
    ) : (
      <SupportDesk key={viewer?.id} viewer={viewer} />
    )
  return isTablet ? (
    <FloatingWindow {...frame} className="h-[min(31.25rem,calc(100dvh-3rem))] w-110">
      <div className="min-h-0 grow overflow-y-auto p-5">{content}</div>
    </FloatingWindow>
  ) : (
    <Dialog {...frame} coversPhone initialFocus="title" closeOnPressOutside={false}>
      {content}
    </Dialog>
  )
}
