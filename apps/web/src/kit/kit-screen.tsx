import { LANGUAGES, isLanguageCode } from '@playhouse/shared/languages.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offeredLanguages } from '../i18n/active-language.ts'
import { activeLanguage, changeLanguage } from '../i18n/i18n.ts'
import { useFormat } from '../i18n/use-format.ts'
import { applyTheme, themePreference, type Theme } from '../styles/theme.ts'
import { LocaleProvider } from '../ui/locale-context.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'
import { KitButtons } from './kit-buttons.tsx'
import { KitCharts } from './kit-charts.tsx'
import { KitChoices } from './kit-choices.tsx'
import { KitFields } from './kit-fields.tsx'
import { kitLabels } from './kit-labels.ts'
import { KitLayers } from './kit-layers.tsx'
import { KitLists } from './kit-lists.tsx'
import { KitNumbers } from './kit-numbers.tsx'
import { KitStates } from './kit-states.tsx'
import { KitTones } from './kit-tones.tsx'

export function KitScreen() {
  const { t } = useTranslation('ui')
  const { locale } = useFormat()
  const [theme, setTheme] = useState(themePreference)
  const words = kitLabels()
  const choose = (value: Theme) => {
    applyTheme(value)
    setTheme(value)
  }
  return (
    <LocaleProvider value={locale}>
      <SkipLink target="content" label={t('skipToContent')} />
      <header className="sticky top-0 z-10 border-b border-line bg-surface">
        <div className="mx-auto flex max-w-(--content) flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 tablet:px-6">
          <h1 className="text-title">{words.title}</h1>
          <div className="flex flex-wrap gap-2">
            <RadioGroup
              look="segments"
              hideLabel
              label="Language"
              value={activeLanguage()}
              options={offeredLanguages(Object.keys(LANGUAGES)).map(({ code, name }) => ({ value: code, label: name }))}
              onChange={(code) => isLanguageCode(code) && void changeLanguage(code)}
            />
            <RadioGroup
              look="segments"
              hideLabel
              label="Theme"
              value={theme}
              options={(['dark', 'light'] as const).map((value) => ({ value, label: value }))}
              onChange={(value) => choose(value === 'light' ? 'light' : 'dark')}
            />
          </div>
        </div>
      </header>
      <main id="content" className="mx-auto max-w-(--content) space-y-10 px-4 py-8 tablet:px-6">
        <p className="max-w-prose text-prose text-muted">{words.lead}</p>
        <KitTones />
        <div className="grid gap-10 laptop:grid-cols-2 laptop:gap-x-6">
          <KitButtons />
          <KitLayers />
          <KitFields />
          <KitChoices />
        </div>
        <KitNumbers />
        <KitLists />
        <KitCharts />
        <KitStates />
      </main>
      <ToastRegion label={t('notifications')} dismissLabel={t('dismiss')} />
    </LocaleProvider>
  )
}
