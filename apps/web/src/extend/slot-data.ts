import type { SlotName } from '@playhouse/site/config.ts'

/** What each slot's component is given. A project's components import these types from `@playhouse/web/slots`. */
export interface SlotData {
  /** Above the home page's games, in the column of the content. */
  'home.hero': { isMember: boolean }
  /** At the foot of a game's picture in lists, unless that states a jackpot or maintenance. `GameBadge` of the kit has the look of our marks. */
  'game.badge': { game: { id: string; name: string; vendorName: string; isHot: boolean; isNew: boolean } }
  /** Below the footer's groups. */
  'footer.end': { brand: string }
}

/** A name that the configuration takes and no page renders would not compile. */
export type SlotProps<Name extends SlotName> = SlotData[Name]
