import { House, Smartphone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useNavigation } from '../../features/site/use-navigation.ts'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LanguageList } from './language-list.tsx'
import { LobbyEntry } from './lobby-entry.tsx'

const DownloadDialog = lazy(async () => ({ default: (await import('./download-dialog.tsx')).DownloadDialog }))

interface SideMenuProps {
  /** Icons alone. */
  mini?: boolean
}

/** Everything the site has, by lobby and vendor; the language; the app. */
export function SideMenu({ mini = false }: SideMenuProps) {
  const { t } = useTranslation(['shell', 'common'])
  const navigation = useNavigation()
  const site = useSiteFacts()
  const [downloading, setDownloading] = useState(false)
  const row = linkClass({ look: 'row', class: mini ? 'justify-center px-0' : 'w-full' })
  return (
    <>
      <nav aria-label={t('sideNavigation')} className="flex flex-col gap-4">
        <ul className="flex flex-col gap-0.5">
          <li>
            <NavLink to={paths.home()} end className={row} title={mini ? t('home') : undefined}>
              <Icon icon={House} />
              <span className={mini ? 'visually-hidden' : ''}>{t('home')}</span>
            </NavLink>
          </li>
          {navigation
            ? navigation.map((entry) => <LobbyEntry key={entry.lobby} entry={entry} mini={mini} />)
            : Array.from({ length: 8 }, (_, index) => (
                <li key={index} className="flex h-9 items-center px-3">
                  <Skeleton className={`h-4 rounded-control ${mini ? 'w-5' : 'w-28'}`} />
                </li>
              ))}
        </ul>
        {mini ? null : <LanguageList />}
        {site ? (
          <button
            type="button"
            onClick={() => setDownloading(true)}
            title={mini ? t('onPhone') : undefined}
            className={row}
          >
            <Icon icon={Smartphone} />
            <span className={mini ? 'visually-hidden' : ''}>{t('onPhone')}</span>
          </button>
        ) : null}
        <p className={`text-small text-muted ${mini ? 'text-center' : 'px-3'}`}>
          <span className="figures inline-block rounded-control border border-edge px-1.5 font-semibold">
            {t('common:adultsOnly')}
          </span>
        </p>
      </nav>
      {downloading && site ? (
        <Suspense>
          <DownloadDialog downloads={site.downloads} onClose={() => setDownloading(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
