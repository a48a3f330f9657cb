import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { chatSize } from '../../../access/side-windows.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { useFreePlay } from '../../../domains/session/parts/use-free-play.ts'
import { ThemeMenu } from '../../../domains/site/parts/theme-menu.tsx'
import { useSiteFacts } from '../../../domains/site/parts/use-site-facts.ts'
import { useStore } from '../../../store.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SideMenu } from './side-menu.tsx'

/** The side menu as a sheet on phones. Closes when a link is followed or the chat opens. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'ui'])
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (key !== openedAt.current) onClose()
  }, [key, onClose])
  const isChatOpen = useStore(chatSize) !== 'closed'
  useEffect(() => {
    if (isChatOpen) onClose()
  }, [isChatOpen, onClose])
  return (
    <Dialog title={t('ui:menu')} closeLabel={t('ui:close')} onClose={onClose}>
      <div className="-mx-3 flex flex-col gap-4">
        <SideMenu inSheet />
        <FreePlayRow onStarted={onClose} />
        <div className="flex items-center justify-between px-3">
          <span className="text-body text-muted">{t('theme')}</span>
          <ThemeMenu />
        </div>
      </div>
    </Dialog>
  )
}

/** Phones have no room for the header's free play button. */
function FreePlayRow({ onStarted }: { onStarted: () => void }) {
  const { t } = useTranslation('shell')
  const viewer = useViewer()
  const site = useSiteFacts()
  const { start, starting } = useFreePlay()
  if (viewer !== null || !site?.features.includes('FREE_PLAY')) return null
  return (
    <Button
      className="mx-3"
      pending={starting ? t('freePlayStarting') : false}
      onClick={() => void start().then((isStarted) => (isStarted ? onStarted() : undefined))}
    >
      {t('freePlay')}
    </Button>
  )
}
