import { foldText } from '@playhouse/shared/fold-text.ts'
import { LOBBY_CATEGORIES, type LobbyId } from '@playhouse/shared/game-categories.ts'
import type { HelpSearchResult } from '@playhouse/schema/types.generated.ts'
import { vendorsIn, type VendorCard } from './vendors.ts'

type Lanes = Parameters<typeof vendorsIn>[0]
export type NameTest = (name: string) => boolean

/** Tells names that have every word of a text at the beginning of one of their own; nothing is named by a text without words. */
export function nameTest(text: string): NameTest {
  const words = foldText(text).split(' ').filter(Boolean)
  return (name) => {
    const own = foldText(name).split(' ')
    return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)))
  }
}

/** Vendors of that name, each in the lobby that has most of its games; most games first. */
export function foundVendors(lanes: Lanes, named: NameTest): { card: VendorCard; lobbyId: LobbyId }[] {
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

/** Topics of that name, and articles of that name in others. */
export function foundHelp(topics: readonly Topic[], named: NameTest): HelpSearchResult[] {
  return topics.flatMap(({ id, title, articles }): HelpSearchResult[] => {
    const found = { __typename: 'HelpSearchResult' as const, topicId: id, topicTitle: title }
    if (named(title)) return [{ ...found, articleId: null, articleTitle: null }]
    return articles
      .filter((article) => named(article.title))
      .map((article) => ({ ...found, articleId: article.code, articleTitle: article.title }))
  })
}
