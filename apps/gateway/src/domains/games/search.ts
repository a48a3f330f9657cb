import { foldText } from '@playhouse/shared/fold-text.ts'
import { LOBBY_CATEGORIES, type LobbyId } from '@playhouse/shared/game-categories.ts'
import type { HelpSearchResult } from '@playhouse/schema/types.generated.ts'
import { vendorsIn, type VendorCard } from './vendors.ts'

type Lanes = Parameters<typeof vendorsIn>[0]
export type NameTest = (name: string) => boolean

/** Returns a test for names in which every word of `text` begins some word; without words nothing matches. */
export function createNameTest(text: string): NameTest {
  const words = foldText(text).split(' ').filter(Boolean)
  return (name) => {
    const own = foldText(name).split(' ')
    return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)))
  }
}

/** Matching vendors, each in the lobby with most of its games; most games first. */
export function findVendors(lanes: Lanes, named: NameTest): { card: VendorCard; lobbyId: LobbyId }[] {
  const best = new Map<string, { card: VendorCard; lobbyId: LobbyId }>()
  for (const [lobbyId, categories] of Object.entries(LOBBY_CATEGORIES)) {
    for (const card of vendorsIn(lanes, categories)) {
      if (!named(card.displayName)) continue
      const known = best.get(card.vassalage)
      if (!known || known.card.gameCount < card.gameCount) {
        best.set(card.vassalage, { card, lobbyId: lobbyId as LobbyId })
      }
    }
  }
  return [...best.values()].toSorted((a, b) => b.card.gameCount - a.card.gameCount)
}

interface Topic {
  id: string
  title: string
  articles: readonly { code: string; title: string }[]
}

/** Matching topics, and matching articles of other topics. */
export function findHelp(topics: readonly Topic[], named: NameTest): HelpSearchResult[] {
  return topics.flatMap(({ id, title, articles }): HelpSearchResult[] => {
    const found = { topicId: id, topicTitle: title }
    if (named(title)) return [{ ...found, articleId: null, articleTitle: null }]
    return articles
      .filter((article) => named(article.title))
      .map((article) => ({ ...found, articleId: article.code, articleTitle: article.title }))
  })
}
