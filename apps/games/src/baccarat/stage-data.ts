/** What the server hands to the baccarat table. */
export interface StageData {
  /** The most that a round takes, as a decimal string. */
  readonly maxStake: string
}
