import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router-dom'
import { useNavigation } from '../../features/site/use-navigation.ts'
import { TabLinks } from '../../ui/tab-links.tsx'

/** The lobbies beside each other. */
export function LobbyTabs() {
  const { t } = useTranslation(['lobby', 'shell'])
  const navigation = useNavigation()
  const tabs = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const known = navigation !== null
  useEffect(() => {
    if (!known) return
    // Where the tabs are wider than the screen the current one must not hide.
    const current = tabs.current?.querySelector(`[href="${pathname}"]`)
    // With the frame that draws them, which lays the page out anyway.
    const frame = requestAnimationFrame(() => current?.scrollIntoView({ inline: 'center', block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [pathname, known])
  if (!navigation) return <div className="h-11 border-b border-line" />
  return (
    <div ref={tabs}>
      <TabLinks
        label={t('lobbies')}
        links={navigation.map(({ lobby }) => ({ id: lobby, label: t(`shell:lobbies.${lobby}`) }))}
        renderLink={(link, className, content) => (
          <NavLink to={`/${link.id}`} className={className}>
            {content}
          </NavLink>
        )}
      />
    </div>
  )
}
