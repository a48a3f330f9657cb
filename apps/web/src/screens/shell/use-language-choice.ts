import { useApolloClient } from '@apollo/client/react'
import type { Language, LanguageCode } from '@playhouse/shared/languages.ts'
import { useTranslation } from 'react-i18next'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { forgetAnswers } from '../../graphql/forget-answers.ts'
import { SELECTABLE_LANGUAGES } from '../../i18n/active-language.ts'
import { activeLanguage, changeLanguage } from '../../i18n/i18n.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { ShellScreenDocument } from './shell-screen.generated.ts'

interface LanguageChoice {
  languages: readonly Language[]
  current: LanguageCode
  choose: (code: LanguageCode) => Promise<void>
}

/** The languages that both the brand offers and this site has words for. Choosing one words the answers anew too. */
export function useLanguageChoice(): LanguageChoice {
  const client = useApolloClient()
  const { t } = useTranslation('shell')
  const offered = useSiteFacts()?.languages
  const languages = SELECTABLE_LANGUAGES.filter(({ code }) => !offered || offered.some((one) => one.code === code))
  const current = activeLanguage()
  const choose = async (code: LanguageCode): Promise<void> => {
    if (code === current) return
    try {
      await changeLanguage(code)
    } catch {
      showToast({ tone: 'bad', title: t('languageFailed') })
      return
    }
    // What cannot be asked again stays in the old language; the screens say so themselves.
    await Promise.allSettled([
      client.query({ query: ShellScreenDocument, fetchPolicy: 'network-only' }),
      forgetAnswers(client),
    ])
  }
  return { languages, current, choose }
}
