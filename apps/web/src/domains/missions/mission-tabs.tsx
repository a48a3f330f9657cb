import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { TabLinks } from '../../ui/tab-links.tsx'

const PATHS = { missions: paths.missions(), leaderboards: paths.leaderboards() } as const

/** Missions and leaderboards, which share an entry of the menu. */
export function MissionTabs() {
  const { t } = useTranslation('missions')
  return (
    <div className="mb-6">
      <TabLinks
        label={t('tabs')}
        links={[
          { id: 'missions', label: t('title') },
          { id: 'leaderboards', label: t('board.title') },
        ]}
        renderLink={({ id }, className, content) => (
          <NavLink to={PATHS[id as keyof typeof PATHS]} className={className}>
            {content}
          </NavLink>
        )}
      />
    </div>
  )
}
