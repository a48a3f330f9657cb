import { useApolloClient } from '@apollo/client/react'
import type { Language, LanguageCode } from '@playhouse/shared/languages.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../../access/use-viewer.ts'
import { useLanguages } from '../use-languages.ts'
import { dropCachedResponses } from '../../../graphql/drop-cached-responses.ts'
import { changeLanguage, getLanguage } from '../../../i18n/i18n.ts'
import { showToast } from '../../../ui/toast-queue.ts'

interface LanguageChoice {
  languages: readonly Language[]
  current: LanguageCode
  choose: (code: LanguageCode) => Promise<void>
}

/** The languages to choose from. Choosing one also refetches all data in it. */
export function useLanguageChoice(): LanguageChoice {
  const client = useApolloClient()
  const isSignedIn = Boolean(useViewer())
  const { t, i18n } = useTranslation('shell')
  const languages = useLanguages()
  const current = getLanguage(i18n)
  const choose = async (code: LanguageCode): Promise<void> => {
    if (code === current) return
    try {
      await changeLanguage(code)
    } catch {
      showToast({ tone: 'bad', title: t('languageFailed') })
      return
    }
    const [{ ShellScreenDocument }, { SetLanguageDocument }] = await Promise.all([
      import('../shell-screen.generated.ts'),
      import('../../session/parts/set-language.generated.ts'),
    ])
    // Failed queries keep the old language; their screens show the error.
    await Promise.allSettled([
      client.query({ query: ShellScreenDocument, fetchPolicy: 'network-only' }),
      dropCachedResponses(client),
      // Letters to the account follow it.
      ...(isSignedIn
        ? [client.mutate({ mutation: SetLanguageDocument, variables: { input: { language: code } } })]
        : []),
    ])
  }
  return { languages, current, choose }
}

/** Switches to the brand's first language if it does not offer the stored one. */
export function useOfferedLanguage(): void {
  const { languages, current, choose } = useLanguageChoice()
  const [first] = languages
  const instead = first && !languages.some(({ code }) => code === current) ? first.code : undefined
  useEffect(() => {
    if (instead) void choose(instead)
    // `choose` changes with every render; switch once per unsupported language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [instead])
}
