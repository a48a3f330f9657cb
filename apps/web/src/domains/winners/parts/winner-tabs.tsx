import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { useHasPage } from '../../site/parts/use-offers.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'

const PATHS = { wins: paths.winners(), raffles: paths.raffleResults() } as const

/** Tabs for game wins and raffle results; nothing where there are no raffles. */
export function WinnerTabs() {
  const { t } = useTranslation('winners')
  const hasPage = useHasPage()
  if (!hasPage(PATHS.raffles)) return null
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
