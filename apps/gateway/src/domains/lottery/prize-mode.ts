import type { LotteryMode } from '@playhouse/schema/types.generated.ts'

/** The prize mode as endpoints take it; none is the lottery's own. */
export const modeInput = (mode: LotteryMode | null | undefined) =>
  mode == null || mode === 'OTHER' ? {} : { prizeMode: mode }
