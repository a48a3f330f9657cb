import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { SCREENS } from '../../../extend/screens.ts'
import type { Namespace } from '../../../i18n/namespaces.generated.ts'
import { RowContent, ROW_CLASS } from './side-menu-row.tsx'

/** Screens of an operator's project that have an entry. */
export function ProjectEntries() {
  return SCREENS.flatMap(({ path, menu }) => (menu ? [<ProjectEntry key={path} path={path} menu={menu} />] : []))
}

function ProjectEntry({ path, menu }: { path: string; menu: string }) {
  const [namespace = '', key = ''] = menu.split(':')
  // Its keys are the project's.
  const { t } = useTranslation(namespace as Namespace)
  const label = (t as (name: string) => string)(key)
  return (
    <li>
      <NavLink to={`/${path}`} title={label} className={ROW_CLASS}>
        <RowContent icon={Sparkles} label={label} />
      </NavLink>
    </li>
  )
}
