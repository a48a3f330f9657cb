import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applyTheme, themePreference } from '../../styles/theme.ts'
import type { ThemePreference } from '../../styles/theme.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuChoice } from '../../ui/menu-choice.tsx'
import { Menu } from '../../ui/menu.tsx'

const THEMES = ['dark', 'light', 'system'] as const satisfies readonly ThemePreference[]
const ICONS = { dark: Moon, light: Sun, system: Monitor }

/** Selects the theme; "like the device" follows the device's setting while the page is open. */
export function ThemeMenu() {
  const { t } = useTranslation('shell')
  const [preference, setPreference] = useState(themePreference)
  useEffect(() => {
    if (preference !== 'system') return
    const device = matchMedia('(prefers-color-scheme: light)')
    const follow = () => void applyTheme('system')
    device.addEventListener('change', follow)
    return () => device.removeEventListener('change', follow)
  }, [preference])
  return (
    <Menu
      label={t('theme')}
      align="end"
      trigger={(trigger) => <IconButton {...trigger} icon={ICONS[preference]} label={t('theme')} />}
    >
      {THEMES.map((theme) => (
        <MenuChoice
          key={theme}
          chosen={theme === preference}
          onSelect={() => {
            applyTheme(theme)
            setPreference(theme)
          }}
        >
          {t(`themes.${theme}`)}
        </MenuChoice>
      ))}
    </Menu>
  )
}
