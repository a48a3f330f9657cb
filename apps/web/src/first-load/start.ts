import { storedLanguage } from '../i18n/active-language.ts'
import { loadFirstWords } from '../i18n/first-words/load-first-words.ts'
import { firstQuestion, startFirstQuery } from './first-query.ts'
import type { FirstQueryName } from './first-query.ts'

// A script of its own in production builds (docs/web-loading.md): runs while the rest of the code is still loading.
const HASHES = import.meta.env['FIRST_QUERY_HASHES'] as Record<FirstQueryName, string>

/** The code of the pages that most visits begin with. */
const SCREENS: Record<FirstQueryName, () => Promise<unknown>> = {
  HomeScreen: () => import('../screens/home/home-screen.tsx'),
  LobbyScreen: () => import('../screens/lobby/lobby-screen.tsx'),
  ShellScreen: () => import('../screens/log-in/log-in-screen.tsx'),
}

const language = storedLanguage()
const question = firstQuestion(location)
if (question) {
  startFirstQuery(question, language, HASHES[question.operationName])
  // A failure is handled where the router loads the same code.
  SCREENS[question.operationName]().catch(() => undefined)
}
// A failure is handled where i18next loads the same pack.
loadFirstWords(language).catch(() => undefined)
