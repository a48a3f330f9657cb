import { House } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useNavigation } from '../../features/site/use-navigation.ts'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DownloadCodes } from './download-codes.tsx'
import { LanguageList } from './language-list.tsx'
import { LobbyEntry } from './lobby-entry.tsx'
import { MemberEntries } from './member-entries.tsx'
import { ServiceMenu } from './service-menu.tsx'
import { RowContent, rowClass } from './side-row.tsx'
import { SocialLinks } from './social-links.tsx'

interface SideMenuProps {
  /** Icons alone. */
  mini?: boolean
}

/** Everything the site has: its lobbies by vendor, what is a member's own, help, languages, the apps, and where else it is met. */
export function SideMenu({ mini = false }: SideMenuProps) {
  const { t } = useTranslation('shell')
  const navigation = useNavigation()
  const known = useSiteFacts() !== null
  return (
    <nav aria-label={t('sideNavigation')} className="flex flex-col">
      <ul className={group}>
        <li>
          <NavLink to={paths.home()} end className={rowClass(mini)} title={mini ? t('home') : undefined}>
            <RowContent icon={House} label={t('home')} mini={mini} />
          </NavLink>
        </li>
        {navigation
          ? navigation.map((entry) => <LobbyEntry key={entry.lobby} entry={entry} mini={mini} />)
          : Array.from({ length: 9 }, (_, index) => (
              <li key={index} className={`flex h-9 items-center px-3 ${mini ? 'justify-center' : ''}`}>
                <Skeleton className={`h-4 rounded-control ${mini ? 'w-5' : 'w-28'}`} />
              </li>
            ))}
      </ul>
      {known ? <FurtherEntries mini={mini} /> : null}
    </nav>
  )
}

/** What follows the lobbies; all of it comes at once, or each part would push the others down. */
function FurtherEntries({ mini }: { mini: boolean }) {
  const { t } = useTranslation('common')
  return (
    <>
      <ul className={`${group} ${ruled}`}>
        <MemberEntries mini={mini} />
      </ul>
      <ul className={`${group} ${ruled}`}>
        <li>
          <ServiceMenu mini={mini} />
        </li>
        <li>
          <DownloadCodes mini={mini} />
        </li>
      </ul>
      {mini ? null : <LanguageList className={ruled} />}
      <SocialLinks mini={mini} className={ruled} />
      <p className={`mt-3 text-small text-muted ${mini ? 'text-center' : 'px-3'}`}>
        <span dir="ltr" className="figures inline-block rounded-control border border-edge px-1.5 font-semibold">
          {t('adultsOnly')}
        </span>
      </p>
    </>
  )
}

const group = 'flex flex-col gap-0.5'
const ruled = 'mt-2 border-t border-line pt-2'
