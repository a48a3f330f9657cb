import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { SideMenu } from './side-menu.tsx'
import { useSideBarMini } from './use-side-bar-mini.ts'

/** The bar at the start of the page: 232 wide, or 64 with icons alone. On a phone it is a sheet instead. */
export function SideBar() {
  const { t } = useTranslation('shell')
  const [mini, setMini] = useSideBarMini()
  return (
    <div
      className={`sticky top-15 h-[calc(100dvh-3.75rem)] shrink-0 overflow-x-hidden overflow-y-auto overscroll-contain border-e border-line bg-surface px-2 py-3 [scrollbar-width:thin] max-tablet:hidden ${mini ? 'w-16' : 'w-58'}`}
    >
      <div className={`mb-2 flex ${mini ? 'justify-center' : 'justify-end'}`}>
        <IconButton
          icon={mini ? PanelLeftOpen : PanelLeftClose}
          label={mini ? t('widenMenu') : t('shrinkMenu')}
          aria-expanded={!mini}
          onClick={() => setMini(!mini)}
          className="text-muted"
        />
      </div>
      <SideMenu mini={mini} />
    </div>
  )
}
