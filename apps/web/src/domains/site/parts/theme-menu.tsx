import { SunMoon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { createStore, useStore } from '../../../store.ts'
import { applyTheme, themePreference } from '../../../styles/theme.ts'
import { THEME_PREFERENCES, type ThemePreference } from '@playhouse/shared/page-cookies.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MenuChoice } from '../../../ui/menu-choice.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'

/** A rendered page is the same in every theme. */
const theme = createStore<ThemePreference>(themePreference, () => 'dark')

function choose(preference: ThemePreference): void {
  applyTheme(preference)
  theme.set(preference)
}

export function ThemeChoice() {
  const { t } = useTranslation('shell')
  const preference = useStore(theme)
  return (
    <RadioGroup
      label={t('theme')}
      look="segments"
      value={preference}
      options={THEME_PREFERENCES.map((value) => ({ value, label: t(`themes.${value}`) }))}
      onChange={(value) => choose(value as ThemePreference)}
    />
  )
}

export function ThemeMenu() {
  const { t } = useTranslation('shell')
  const preference = useStore(theme)
  return (
    <Menu
      label={t('theme')}
      align="end"
      trigger={(trigger) => <IconButton {...trigger} icon={SunMoon} label={t('theme')} />}
    >
      {THEME_PREFERENCES.map((value) => (
        <MenuChoice key={value} chosen={value === preference} onSelect={() => choose(value)}>
          {t(`themes.${value}`)}
        </MenuChoice>
      ))}
    </Menu>
  )
}
