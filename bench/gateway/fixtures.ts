import { readFileSync } from 'node:fs'

import { CALLS } from './calls.ts'

/** Recorded responses of a home screen by call; bodies as sent over the wire. */
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
