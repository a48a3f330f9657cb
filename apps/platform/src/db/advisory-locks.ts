import { MIGRATION_LOCK } from '@playhouse/postgres/migrate.ts'

/**
 * Every advisory lock with a fixed key: two of one key would wait for each other's work. SQL functions state theirs as numbers, which a test
 * compares with these. Keys of what is counted by name are hashes of that name.
 */
export const ADVISORY_LOCKS = {
  migration: MIGRATION_LOCK,
  auditChain: 7_529_002,
  /** Commands that make and remove brands on a server. */
  brand: 7_529_003,
  /** Seeds that start at once. */
  seed: 7_529_004,
  liveLeader: 7_529_010,
  /** The first of two keys; the other is the draw's id. */
  draw: 7_529_020,
  /** Platforms that start at once. */
  lotteryRegister: 7_529_021,
  /** Concurrent starts create one key. */
  sealingKeys: 7_140_231,
  /** Writers of team_day, active_day and team_active_day. */
  teamSums: 7_402_118_831,
  rebateRates: 7_402_118_832,
  contracts: 7_402_118_833,
  /** Shared by new accounts, exclusive for an account that moves to another upline. */
  memberTree: 7_402_118_834,
  /** Operators who change thresholds; the job's row is locked for seconds while it works. */
  riskThresholds: 7_402_118_835,
} as const
