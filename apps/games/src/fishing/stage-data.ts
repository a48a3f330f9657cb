/** A class of fish as the pond shows it. */
export interface FishClass {
  readonly id: string
  readonly name: string
  /** What it pays and how often it is caught, in words. */
  readonly about: string
}

/** What the server hands to the pond. */
export interface StageData {
  /** The commonest first, the boss last. */
  readonly fish: readonly FishClass[]
}
