import { storedLanguage } from '../i18n/active-language.ts'
import { loadFirstWords } from '../i18n/first-words/load-first-words.ts'
import { startFirstQuery } from './first-query.ts'

// A script of its own in production builds (docs/web-loading.md): runs while the rest of the code is still loading.
const language = storedLanguage()
if (location.pathname === '/') startFirstQuery(location, language, import.meta.env['HOME_QUERY_HASH'] as string)
// A failure is handled where i18next loads the same pack.
loadFirstWords(language).catch(() => undefined)
