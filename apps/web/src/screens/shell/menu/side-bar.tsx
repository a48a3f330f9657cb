import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { setMini } from '../frame-preferences.ts'
import { Wordmark } from '../wordmark.tsx'
import { SideMenu } from './side-menu.tsx'

interface SideBarProps {
  mini: boolean
  turns: boolean
}

/** 232 px wide, or 64 px collapsed. Phones use `MenuSheet` instead. */
export function SideBar({ mini, turns }: SideBarProps) {
  const { t } = useTranslation('shell')
  return (
    <div
      className={`sticky top-0 flex h-dvh shrink-0 flex-col border-e border-line bg-surface ${mini ? 'w-16' : 'w-58'}`}
    >
      <div className={`flex h-15 shrink-0 items-center border-b border-line ${mini ? 'justify-center' : 'ps-5 pe-2'}`}>
        <Wordmark compact={mini ? 'always' : 'never'} />
        {turns && !mini ? (
          <IconButton
            icon={PanelLeftClose}
            label={t('shrinkMenu')}
            aria-expanded
            onClick={() => setMini(true)}
            className="ms-auto text-muted"
          />
        ) : null}
      </div>
      <div className="min-h-0 grow overflow-x-hidden overflow-y-auto overscroll-contain px-2 py-3 [scrollbar-width:thin]">
        {turns && mini ? (
          <IconButton
            icon={PanelLeftOpen}
            label={t('widenMenu')}
            aria-expanded={false}
            onClick={() => setMini(false)}
            className="mb-1 w-full text-muted"
          />
        ) : null}
        <SideMenu mini={mini} />
      </div>
    </div>
  )
}
