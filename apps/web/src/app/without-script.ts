import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { languagePath } from '@playhouse/shared/language-path.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import type { Feature } from '@playhouse/schema/types.generated.ts'
import type { i18n } from 'i18next'
import { hasPage } from '../path-features.ts'
import { paths } from '../paths.ts'
import { escapeText } from './escape-text.ts'

interface Place {
  /** Path of the page, without a language. */
  path: string
  language: LanguageCode
  /** Languages of the brand; the first is its default. */
  languages: readonly LanguageCode[]
  brand: string
  /** Of the site; undefined if they are unknown. */
  features: readonly Feature[] | undefined
}

/** For a page that only the browser renders. */
export function pageNeedsScript(texts: i18n): string {
  return noscript(`<p>${escapeText(texts.t('heads:pageNeedsScript'))}</p>`)
}

/** The page's menus as plain links, because menus need script. */
export function plainNavigation(texts: i18n, { path, language, languages, brand, features }: Place): string {
  const { t } = texts
  const lobbies = Object.keys(LOBBY_CATEGORIES) as LobbyId[]
  const pages: readonly (readonly [path: string, name: string])[] = [
    [paths.home(), brand],
    ...lobbies.map((id) => [paths.lobby(id), t(`shell:lobbies.${id}`)] as const),
    [paths.promotions(), t('promotions:title')],
    [paths.winners(), t('winners:title')],
    [paths.raffleResults(), t('raffles:results')],
    [paths.lotteryResults(), t('draws:resultsTitle')],
    [paths.pointsMall(), t('points:title')],
    [paths.helpCentre(), t('help:title')],
    [paths.agreement(), t('help:agreement.title')],
    [paths.responsibleGaming(), t('help:responsible.title')],
    [paths.download(), t('layers:downloadPage.title', { brand })],
  ]
  const isOffered = (to: string) => hasPage(to, (feature) => features?.includes(feature) ?? true)
  const link = (href: string, name: string, more = '') =>
    `<a class="underline" href="${escapeText(href)}"${more}>${escapeText(name)}</a>`
  const nav = (label: string, links: readonly string[]) =>
    `<nav aria-label="${escapeText(label)}" class="flex flex-wrap gap-x-4 gap-y-1">${links.join(' ')}</nav>`
  return noscript(
    `<p>${escapeText(`${t('heads:readWithoutScript')} ${t('site:footer.playMoney')}`)}</p>` +
      nav(
        t('heads:allPages'),
        pages.filter(([to]) => isOffered(to)).map(([to, name]) => link(languagePath(language, to, languages[0]), name)),
      ) +
      nav(
        t('heads:languages'),
        languages.map((code) => {
          const { bcp47, name } = LANGUAGES[code]
          // The default language keeps its prefix, because it is a choice here.
          return link(languagePath(code, path, undefined), name, ` lang="${bcp47}" hreflang="${bcp47}"`)
        }),
      ),
  )
}

const noscript = (content: string): string =>
  `<noscript><div class="flex flex-col gap-3 border-b border-line bg-surface p-4 text-body text-text">${content}</div></noscript>`
