import type { LobbyPath } from '@playhouse/shared/game-categories.ts'
import { Cherry, Club, Feather, Fish, Gem, Joystick, Spade, Ticket, Trophy } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

/** One icon a lobby. */
export const LOBBY_ICONS: Readonly<Record<LobbyPath, LucideIcon>> = {
  rng: Cherry,
  live: Spade,
  fish: Fish,
  pvp: Club,
  sports: Trophy,
  esports: Joystick,
  cockfight: Feather,
  elott: Ticket,
  inhouse: Gem,
}
