import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applyTheme, themePreference } from '../../styles/theme.ts'
import type { ThemePreference } from '../../styles/theme.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuChoice } from '../../ui/menu-choice.tsx'
import { Menu } from '../../ui/menu.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'

const THEMES = ['dark', 'light', 'system'] as const satisfies readonly ThemePreference[]
const ICONS = { dark: Moon, light: Sun, system: Monitor }

/** The chosen theme; the device theme is followed while the page is open. */
function useTheme() {
  const [preference, setPreference] = useState(themePreference)
  useEffect(() => {
    if (preference !== 'system') return
    const device = matchMedia('(prefers-color-scheme: light)')
    const follow = () => void applyTheme('system')
    device.addEventListener('change', follow)
    return () => device.removeEventListener('change', follow)
  }, [preference])
  const choose = (theme: ThemePreference) => {
    applyTheme(theme)
    setPreference(theme)
  }
  return { preference, choose }
}

/** Theme options in a row. */
export function ThemeChoice() {
  const { t } = useTranslation('shell')
  const { preference, choose } = useTheme()
  return (
    <RadioGroup
      label={t('theme')}
      look="segments"
      value={preference}
      options={THEMES.map((theme) => ({ value: theme, label: t(`themes.${theme}`) }))}
      onChange={(theme) => choose(theme as ThemePreference)}
    />
  )
}

export function ThemeMenu() {
  const { t } = useTranslation('shell')
  const { preference, choose } = useTheme()
  return (
    <Menu
      label={t('theme')}
      align="end"
      trigger={(trigger) => <IconButton {...trigger} icon={ICONS[preference]} label={t('theme')} />}
    >
      {THEMES.map((theme) => (
        <MenuChoice key={theme} chosen={theme === preference} onSelect={() => choose(theme)}>
          {t(`themes.${theme}`)}
        </MenuChoice>
      ))}
    </Menu>
  )
}
