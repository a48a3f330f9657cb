import { CASCADE_MODELS } from '@playhouse/engines/cascade/models.ts'
import { CascadeGame } from '../cascade/cascade-game.tsx'
import { useLaunched } from '../frame/launched.tsx'
import { SlotGame } from '../slot/slot-game.tsx'

/** Slots of five and three reels, and cascades: they share their symbols. */
export function SymbolGame() {
  const { modelId } = useLaunched().launch.game
  return CASCADE_MODELS.some(({ id }) => id === modelId) ? <CascadeGame /> : <SlotGame />
}
