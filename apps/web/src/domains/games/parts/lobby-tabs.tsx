import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useNavigation } from '../../site/parts/use-navigation.ts'
import { paths } from '../../../paths.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'

/** On phones, whose header has no room for the lobbies. */
export function LobbyTabs() {
  const { t } = useTranslation(['lobby', 'shell'])
  const navigation = useNavigation()
  if (!navigation) return <div className="h-11 border-b border-line tablet:hidden" />
  return (
    <div className="tablet:hidden">
      <TabLinks
        label={t('lobbies')}
        links={navigation.map(({ lobby }) => ({ id: paths.lobby(lobby), label: t(`shell:lobbies.${lobby}`) }))}
        renderLink={(link, className, content) => (
          <NavLink to={link.id} className={className}>
            {content}
          </NavLink>
        )}
      />
    </div>
  )
}
