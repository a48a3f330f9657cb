import type { SlotName } from '@playhouse/site/config.ts'

/** What each slot's component is given. A project's components import these types from `@playhouse/web/slots`. */
export interface SlotData {
  /** Above the home page's games, in the column of the content. */
  'home.hero': { isMember: boolean }
  /** Above a lobby's games, below its search; left out while they are searched or filtered. */
  'lobby.header': { lobby: { id: string; name: string }; isMember: boolean }
  /** At the foot of a game's picture in lists, unless that states a jackpot or maintenance. `GameBadge` of the kit has the look of our marks. */
  'game.badge': { game: { id: string; name: string; vendorName: string; isHot: boolean; isNew: boolean } }
  /** Beside the form of a deposit, on phones below it; left out where none can be made. */
  'deposit.aside': { isFirst: boolean }
  /** Beside the form of a withdrawal, below bank accounts and password. */
  'withdrawal.aside': { isOpen: boolean }
  /** Below the footer's groups. */
  'footer.end': { brand: string }
}

/** A name that the configuration takes and no page renders would not compile. */
export type SlotProps<Name extends SlotName> = SlotData[Name]
