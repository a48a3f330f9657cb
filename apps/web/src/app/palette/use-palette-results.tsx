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
  const { integer } = useFormat()
  const { lobbies, pages } = useSitePages()

  const ofGames = (kind: string, games: readonly PaletteGame_GameFragment[] | null | undefined) =>
    (games ?? []).map(({ id, name, vendorName, picture, isUnderMaintenance, launchTarget }) => ({
      id: `${kind}-${id}`,
      content: (
        <PictureRow src={picture} tall name={name} note={isUnderMaintenance ? t('lobby:maintenance') : vendorName} />
      ),
      choice: { open: { id, isUnderMaintenance, launchTarget } },
    }))
  const ofPlaces = (places: readonly SitePage[]) =>
    places.map(({ path, name, icon }) => ({
      id: `place-${path}`,
      content: <IconRow icon={icon} name={name} />,
      choice: { go: path },
    }))
  const group = (id: string, heading: string, choices: PaletteGroup['choices']): PaletteGroup => ({
    id,
    heading,
    choices,
  })

  const { data } = response ?? {}
  if (text === '') {
    const searches = recent.map((one) => ({
      id: `search-${one}`,
      content: <IconRow icon={History} name={one} />,
      choice: { searchFor: one },
    }))
    return [
      group('searches', t('recentSearches'), searches),
      group('recent', t('recentGames'), ofGames('recent', data?.viewer?.recentGames)),
      group('popular', t('popular'), ofGames('popular', data?.hotGames)),
    ].filter(({ choices }) => choices.length > 0)
  }
  const found = data?.search
  const games = ofGames('game', found?.games?.nodes)
  const total = found?.games?.totalCount ?? 0
  const inAll = `${paths.home()}?${new URLSearchParams({ search: response?.text ?? text })}`
  const all = {
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
    choice: { go: inAll },
  }
  const foundPages = findPages(pages, text)
  const pagesGroup = group('pages', t('pages'), ofPlaces(foundPages))
  const isPageMeant = foundPages.some((page) => isNamedBy(page, text))
  return [
    ...(isPageMeant ? [pagesGroup] : []),
    group('games', t('games'), total > games.length ? [...games, all] : games),
    group('lobbies', t('lobbies'), ofPlaces(findPages(lobbies, text))),
    group(
      'vendors',
      t('vendors'),
      (found?.vendors ?? []).map(({ vendor, lobbyId: lobby, gameCount }) => ({
        id: `vendor-${vendor.id}`,
        content: (
          <PictureRow
            src={vendor.icon}
            name={vendor.name}
            note={`${t(`shell:lobbies.${lobby}`)} · ${t('lobby:games', { count: gameCount, formatParams: undefined, replace: { count: integer(gameCount) } })}`}
          />
        ),
        choice: { go: paths.lobbyOfVendor(lobby, vendor.id), launchTarget: vendor.launchTarget },
      })),
    ),
    ...(isPageMeant ? [] : [pagesGroup]),
    group(
      'promotions',
      t('promotions'),
      (found?.promotions ?? []).map(({ id, title }) => ({
        id: `promotion-${id}`,
        content: <IconRow icon={BadgePercent} name={title} />,
        choice: { go: paths.promotion(id) },
      })),
    ),
    group(
      'help',
      t('help'),
      (found?.helpTopics ?? []).map(({ topicId, topicTitle, articleId, articleTitle }) => ({
        id: `help-${topicId}-${articleId ?? ''}`,
        content: (
          <IconRow
            icon={CircleQuestionMark}
            name={articleTitle ?? topicTitle}
            note={articleTitle === null ? undefined : topicTitle}
          />
        ),
        choice: { go: paths.helpTopic(topicId, articleId ?? undefined) },
      })),
    ),
    group('nearest', t('nearest'), ofGames('near', found?.games?.suggestions)),
    ...(found && games.length === 0 ? [group('all', t('games'), [all])] : []),
  ].filter(({ choices }) => choices.length > 0)
}
