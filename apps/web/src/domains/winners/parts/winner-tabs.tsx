import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'

const PATHS = { wins: paths.winners(), raffles: paths.raffleResults() } as const

/** Tabs for game wins and raffle results. */
export function WinnerTabs() {
  const { t } = useTranslation('winners')
  return (
    <TabLinks
      label={t('tabs')}
      links={[
        { id: 'wins', label: t('wins') },
        { id: 'raffles', label: t('raffles') },
      ]}
      renderLink={({ id }, className, content) => (
        <NavLink end to={PATHS[id as keyof typeof PATHS]} className={className}>
          {content}
        </NavLink>
      )}
    />
  )
}
