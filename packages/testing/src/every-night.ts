/** Whether a part of `npm run test:nightly` runs. */
export const IS_NIGHTLY = Boolean(process.env.NIGHTLY)

/**
 * The cases of a long test: all of them in a part of `npm run test:nightly`, which sets `NIGHTLY`, and a few in each run. For lists whose
 * cases prove the same promise with another seed or at another step.
 * @param inEachRun the first of every three by default
 */
export function allEveryNight<Case>(
  cases: readonly Case[],
  inEachRun: (one: Case, index: number) => boolean = (_one, index) => index % 3 === 0,
): readonly Case[] {
  return IS_NIGHTLY ? cases : cases.filter(inEachRun)
}
