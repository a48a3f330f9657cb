import { usePublicLive } from '../../graphql/live/use-public-live.ts'

/**
 * Follows the draws of these lotteries while the component is shown: `useLiveEvent('LotteryDrawChanged', …)` hears them.
 * @returns whether events arrive, so that the page need not poll
 */
export const useLotteryDraws = (codes: readonly string[]): boolean => usePublicLive(codes.length > 0, codes)
