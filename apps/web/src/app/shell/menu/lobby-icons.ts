import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { Cherry, Club, Feather, Fish, Gem, Joystick, Spade, Ticket, Trophy } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

export const LOBBY_ICONS: Readonly<Record<LobbyId, LucideIcon>> = {
  RNG: Cherry,
  LIVE: Spade,
  FISH: Fish,
  PVP: Club,
  SPORTS: Trophy,
  ESPORTS: Joystick,
  COCKFIGHT: Feather,
  ELOTT: Ticket,
  INHOUSE: Gem,
}
