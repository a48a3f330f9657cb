/** Whether a part of `npm run test:nightly` runs. */
export const IS_NIGHTLY = Boolean(process.env.NIGHTLY)

/**
 * The cases of a long test: every third in each run, all of them in a part of `npm run test:nightly`, which sets `NIGHTLY`. For lists whose
 * cases prove the same promise with another seed or at another step.
 */
export function allEveryNight<Case>(cases: readonly Case[]): readonly Case[] {
  return IS_NIGHTLY ? cases : cases.filter((_one, index) => index % 3 === 0)
}
