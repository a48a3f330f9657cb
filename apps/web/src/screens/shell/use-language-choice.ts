import { useApolloClient } from '@apollo/client/react'
import type { Language, LanguageCode } from '@playhouse/shared/languages.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { forgetAnswers } from '../../graphql/forget-answers.ts'
import { offeredLanguages } from '../../i18n/active-language.ts'
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
  const languages = offeredLanguages(useSiteFacts()?.languages.map(({ code }) => code) ?? [])
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

/** Goes over to the brand's first language where the brand does not offer the one that this browser remembers. */
export function useOfferedLanguage(): void {
  const { languages, current, choose } = useLanguageChoice()
  const [first] = languages
  const instead = first && !languages.some(({ code }) => code === current) ? first.code : undefined
  useEffect(() => {
    if (instead) void choose(instead)
    // Asked once for each language that is not offered, however often the page is drawn meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [instead])
}
