import { readFileSync } from 'node:fs'

import { CALLS } from './calls.ts'

/** The recorded answers of one home screen by the names of their calls; bodies as they came over the wire. */
export function readFixtures(): Readonly<Record<string, string>> {
  const recorded = JSON.parse(readFileSync(new URL('./fixtures/home.json', import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >
  return Object.fromEntries(
    Object.keys(CALLS).map((name) => {
      if (recorded[name] === undefined) throw new Error(`Nothing is recorded for ${name}: run bench/gateway/record.ts.`)
      return [name, JSON.stringify(recorded[name])]
    }),
  )
}
