import type { banner } from '../src/db/tables/brand.ts'
import { BANNERS } from './banner-texts.ts'
import type { WorldGame } from './games.ts'
import { inAllLanguages } from './translations/in-all-languages.ts'

type BannerRow = typeof banner.$inferInsert

/** Number of house games with a banner in their lobby. */
const HOT_GAMES = 3

/**
 * All banners in all their languages. `games` is the catalogue: the lobby of house games shows banners of
 * the most played ones.
 */
export function bannerRows(games: readonly WorldGame[]): BannerRow[] {
  const worded = Object.entries(BANNERS).flatMap(([groupName, slides]) =>
    slides.flatMap(({ picture, texts, link }, index) =>
      inAllLanguages(texts).map(([language, [title, text]]) => ({
        groupName,
        language,
        title,
        text,
        picture: `/media/banners/${picture}.svg`,
        linkageType: link ? 'URL' : 'NONE',
        linkTarget: link ?? null,
        position: index + 1,
      })),
    ),
  )
  return [...gameOfTheDay(games), ...worded, ...hotGameBanners(games)].map((row, index) => ({
    bannerId: index + 1,
    slot: `${row.groupName.replaceAll('_', '-')}-${row.position}`,
    ...row,
  }))
}

/** The first banner of the home page: the most played open slot. */
function gameOfTheDay(games: readonly WorldGame[]): Omit<BannerRow, 'bannerId' | 'slot'>[] {
  const [game] = games
    .filter(({ category, maintenance }) => category === 'RNG' && !maintenance)
    .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))
  if (!game) return []
  return inAllLanguages({ EN: 'The slot that is played most.', VI: 'Trò chơi nổ hũ được chơi nhiều nhất.' }).map(
    ([language, text]) => gameBanner(game, 'w_home', language, text, 0),
  )
}

function gameBanner(
  { nodeId, name, names }: WorldGame,
  groupName: string,
  language: string,
  text: string,
  position: number,
): Omit<BannerRow, 'bannerId' | 'slot'> {
  return {
    groupName,
    language,
    title: names?.[language] ?? name,
    text,
    picture: `/media/banners/game-${nodeId}.svg`,
    linkageType: 'G',
    linkTarget: String(nodeId),
    position,
  }
}

function hotGameBanners(games: readonly WorldGame[]): Omit<BannerRow, 'bannerId' | 'slot'>[] {
  const hot = games
    .filter(({ category, maintenance }) => category === 'INHOUSE' && !maintenance)
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, HOT_GAMES)
  return hot.flatMap((game, index) =>
    inAllLanguages({
      EN: 'Made in the house. Its seeds are published, so every round can be checked.',
      VI: 'Nhà làm. Hạt giống được công bố, mỗi vòng đều kiểm tra được.',
    }).map(([language, text]) => gameBanner(game, 'w_inhouse', language, text, index + 1)),
  )
}
