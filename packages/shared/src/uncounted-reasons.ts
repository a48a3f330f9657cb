/**
 * Why a round counts less as turnover than its stake: its bets cover too much of what can happen; it wins too often; its stake came back;
 * its bet is unknown, so that only what it won or lost counts; the vendor counts less.
 */
export const UNCOUNTED_REASONS = ['COVERED', 'LOW_ODDS', 'PUSH', 'NET', 'VENDOR'] as const
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number]
