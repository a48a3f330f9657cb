import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuChoice } from '../../ui/menu-choice.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useLanguageChoice } from './use-language-choice.ts'

/** Chooses the interface's language; nothing where there is but one. */
export function LanguageMenu() {
  const { t } = useTranslation('shell')
  const { languages, current, choose } = useLanguageChoice()
  if (languages.length < 2) return null
  return (
    <Menu
      label={t('language')}
      align="end"
      trigger={(trigger) => <IconButton {...trigger} icon={Languages} label={t('language')} />}
    >
      {languages.map(({ code, name, bcp47 }) => (
        <MenuChoice key={code} chosen={code === current} onSelect={() => void choose(code)}>
          <span lang={bcp47}>{name}</span>
        </MenuChoice>
      ))}
    </Menu>
  )
}
