import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router-dom'
import { useNavigation } from '../../features/site/use-navigation.ts'
import { paths } from '../../paths.ts'
import { TabLinks } from '../../ui/tab-links.tsx'

/** On phones, whose header has no room for the lobbies. */
export function LobbyTabs() {
  const { t } = useTranslation(['lobby', 'shell'])
  const navigation = useNavigation()
  const tabs = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const known = navigation !== null
  useEffect(() => {
    if (!known) return
    // Scroll the current tab into view on narrow screens,
    const current = tabs.current?.querySelector(`[href="${pathname}"]`)
    // in an animation frame, to avoid an extra layout.
    const frame = requestAnimationFrame(() => current?.scrollIntoView({ inline: 'center', block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [pathname, known])
  if (!navigation) return <div className="h-11 border-b border-line tablet:hidden" />
  return (
    <div ref={tabs} className="tablet:hidden">
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
