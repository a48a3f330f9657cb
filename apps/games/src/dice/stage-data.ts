import type { DiceModel } from '@playhouse/engines/dice/dice.ts'

/** What the server hands to the dice's stage. */
export type StageData = Pick<DiceModel, 'returnToPlayerBasisPoints'>
