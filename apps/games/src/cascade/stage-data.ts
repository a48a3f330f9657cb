/** What the server hands to the cascading slots' stage. */
export interface StageData {
  /** Names of the symbols in the page's language. */
  readonly symbolNames: Readonly<Record<string, string>>
  readonly rows: number
  readonly ladder: readonly number[]
  /** A round pays at most so many stakes. */
  readonly highest: number
  /** What lies there before the first round: column by column, each from the top. */
  readonly grid: readonly string[]
}
