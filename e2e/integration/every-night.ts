/**
 * The cases of a long test: every third in each run, all of them in a part of `npm run test:nightly`, which sets `NIGHTLY`. For lists whose
 * cases prove the same promise at another step.
 */
export function allEveryNight<Case>(cases: readonly Case[]): readonly Case[] {
  return process.env.NIGHTLY ? cases : cases.filter((_one, index) => index % 3 === 0)
}
