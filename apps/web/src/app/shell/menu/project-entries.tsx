import { type LucideIcon, Sparkles } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { SCREEN_ICONS } from '../../../extend/screen-icons.ts'
import { SCREENS } from '../../../extend/screens.ts'
import type { Namespace } from '../../../i18n/namespaces.generated.ts'
import { SilentBoundary } from '../../../ui/silent-boundary.tsx'
import { RowContent, ROW_CLASS } from './side-menu-row.tsx'

/** Screens of an operator's project that have an entry. Its texts may still be on their way. */
export function ProjectEntries() {
  return (
    <SilentBoundary>
      <Suspense>
        {SCREENS.map(({ path, menu, menuIn }) =>
          menu && !menuIn ? (
            <ProjectEntry key={path} path={path} menu={menu} icon={SCREEN_ICONS[path] ?? Sparkles} />
          ) : null,
        )}
      </Suspense>
    </SilentBoundary>
  )
}

function ProjectEntry({ path, menu, icon }: { path: string; menu: string; icon: LucideIcon }) {
  const [namespace = '', key = ''] = menu.split(':')
  // Its keys are the project's.
  const { t } = useTranslation(namespace as Namespace)
  const label = (t as (name: string) => string)(key)
  return (
    <li>
      <NavLink to={`/${path}`} title={label} className={ROW_CLASS}>
        <RowContent icon={icon} label={label} />
      </NavLink>
    </li>
  )
}
