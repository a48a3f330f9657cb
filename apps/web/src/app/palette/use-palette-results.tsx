import { BadgePercent, CircleQuestionMark, History, LayoutGrid } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import type { OpenedGame } from '../../domains/games/parts/use-game-actions.ts'
import type { LaunchTarget } from '../../domains/games/parts/launch/launch-address.ts'
import { paths } from '../../paths.ts'
import type { SearchGroup } from '../../ui/search-list.tsx'
import type { PaletteGame_GameFragment } from './palette.generated.ts'
import { IconRow, PictureRow } from './palette-rows.tsx'
import type { PaletteResponse } from './use-palette-response.ts'
import { findPages, isNamedBy, useSitePages } from './use-site-pages.ts'
import type { SitePage } from './use-site-pages.ts'

export type Choice = { go: string; launchTarget?: LaunchTarget | null } | { open: OpenedGame } | { searchFor: string }

export interface PaletteGroup extends SearchGroup {
  choices: readonly (SearchGroup['choices'][number] & { choice: Choice })[]
}

/** Results in groups; empty groups are left out. */
export function usePaletteResults(
  text: string,
  response: PaletteResponse | null,
  recent: readonly string[],
): PaletteGroup[] {
  const { t } = useTranslation(['palette', 'shell', 'lobby'])
  const { lobbies, pages } = useSitePages()
  const rows = usePaletteRows()

  const { data } = response ?? {}
  if (text === '') {
    return [
      group('searches', t('recentSearches'), recent.map(searchRow)),
      group('recent', t('recentGames'), rows.games('recent', data?.viewer?.recentGames)),
      group('popular', t('popular'), rows.games('popular', data?.hotGames)),
    ].filter(({ choices }) => choices.length > 0)
  }
  const found = data?.search
  const games = rows.games('game', found?.games?.nodes)
  const total = found?.games?.totalCount ?? 0
  const all = rows.allGames(response?.text ?? text, total)
  const foundPages = findPages(pages, text)
  const pagesGroup = group('pages', t('pages'), foundPages.map(placeRow))
  const isPageMeant = foundPages.some((page) => isNamedBy(page, text))
  return [
    ...(isPageMeant ? [pagesGroup] : []),
    group('games', t('games'), total > games.length ? [...games, all] : games),
    group('lobbies', t('lobbies'), findPages(lobbies, text).map(placeRow)),
    group('vendors', t('vendors'), (found?.vendors ?? []).map(rows.vendor)),
    ...(isPageMeant ? [] : [pagesGroup]),
    group('promotions', t('promotions'), (found?.promotions ?? []).map(promotionRow)),
    group('help', t('help'), (found?.helpTopics ?? []).map(helpRow)),
    group('nearest', t('nearest'), rows.games('near', found?.games?.suggestions)),
    ...(found && games.length === 0 ? [group('all', t('games'), [all])] : []),
  ].filter(({ choices }) => choices.length > 0)
}

type Row = PaletteGroup['choices'][number]
type Search = NonNullable<NonNullable<PaletteResponse['data']>['search']>

const group = (id: string, heading: string, choices: readonly Row[]): PaletteGroup => ({ id, heading, choices })

const searchRow = (text: string): Row => ({
  id: `search-${text}`,
  content: <IconRow icon={History} name={text} />,
  choice: { searchFor: text },
})

const placeRow = ({ path, name, icon }: SitePage): Row => ({
  id: `place-${path}`,
  content: <IconRow icon={icon} name={name} />,
  choice: { go: path },
})

const promotionRow = ({ id, title }: NonNullable<Search['promotions']>[number]): Row => ({
  id: `promotion-${id}`,
  content: <IconRow icon={BadgePercent} name={title} />,
  choice: { go: paths.promotion(id) },
})

const helpRow = ({ topicId, topicTitle, articleId, articleTitle }: NonNullable<Search['helpTopics']>[number]): Row => ({
  id: `help-${topicId}-${articleId ?? ''}`,
  content: (
    <IconRow
      icon={CircleQuestionMark}
      name={articleTitle ?? topicTitle}
      note={articleTitle === null ? undefined : topicTitle}
    />
  ),
  choice: { go: paths.helpTopic(topicId, articleId ?? undefined) },
})

/** Rows with texts or numbers in the page's language. */
function usePaletteRows() {
  const { t } = useTranslation(['palette', 'shell', 'lobby'])
  const { integer } = useFormat()
  return {
    games: (kind: string, games: readonly PaletteGame_GameFragment[] | null | undefined): Row[] =>
      (games ?? []).map(({ id, name, vendorName, picture, isUnderMaintenance, launchTarget }) => ({
        id: `${kind}-${id}`,
        content: (
          <PictureRow src={picture} tall name={name} note={isUnderMaintenance ? t('lobby:maintenance') : vendorName} />
        ),
        choice: { open: { id, isUnderMaintenance, launchTarget } },
      })),
    vendor: ({ vendor, lobbyId: lobby, gameCount }: NonNullable<Search['vendors']>[number]): Row => ({
      id: `vendor-${vendor.id}`,
      content: (
        <PictureRow
          src={vendor.icon}
          name={vendor.name}
          note={`${t(`shell:lobbies.${lobby}`)} · ${t('lobby:games', { count: gameCount, formatParams: undefined, replace: { count: integer(gameCount) } })}`}
        />
      ),
      choice: { go: paths.lobbyOfVendor(lobby, vendor.id), launchTarget: vendor.launchTarget },
    }),
    allGames: (text: string, total: number): Row => ({
      id: 'all-games',
      content: (
        <IconRow
          icon={LayoutGrid}
          name={
            total > 0
              ? t('allGames', { count: total, formatParams: undefined, replace: { count: integer(total) } })
              : t('searchAll')
          }
        />
      ),
      choice: { go: `${paths.home()}?${new URLSearchParams({ search: text })}` },
    }),
  }
}
