import { CASCADE_MODELS } from '@playhouse/engines/cascade/models.ts'
import { FREE_SPINS_MODELS } from '@playhouse/engines/free-spins/models.ts'
import { WAYS_MODELS } from '@playhouse/engines/ways/models.ts'
import { CascadeGame } from '../cascade/cascade-game.tsx'
import { useLaunched } from '../frame/launched.tsx'
import { FreeSpinsGame } from '../free-spins/free-spins-game.tsx'
import { SlotGame } from '../slot/slot-game.tsx'
import { WaysGame } from '../ways/ways-game.tsx'

/** Client of all slot engines, which share their symbols. */
export function SymbolGame() {
  const { modelId } = useLaunched().launch.game
  const isOneOf = (models: readonly { id: string }[]) => models.some(({ id }) => id === modelId)
  if (isOneOf(CASCADE_MODELS)) return <CascadeGame />
  if (isOneOf(WAYS_MODELS)) return <WaysGame />
  return isOneOf(FREE_SPINS_MODELS) ? <FreeSpinsGame /> : <SlotGame />
}
