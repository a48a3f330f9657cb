// node bench/gateway/record.ts [http://localhost:4202]: records the answers of the home screen's calls from a running
// platform with the seed world. Run it again when the contract of these calls changes.
import { writeFileSync } from 'node:fs'

import { CALLS, HEADERS } from './calls.ts'

const platform = process.argv[2] ?? 'http://localhost:4202'
const lines: string[] = []
for (const [name, path] of Object.entries(CALLS)) {
  const response = await fetch(platform + path, { headers: HEADERS })
  if (!response.ok) throw new Error(`${name} answered ${response.status}`)
  // Replace the recording machine's addresses by fixed hosts.
  const text = (await response.text()).replaceAll(/http:\/\/(localhost|127\.0\.0\.1):\d+/g, (_, host: string) =>
    host === 'localhost' ? 'http://images-1.playhouse.test' : 'http://images-2.playhouse.test',
  )
  lines.push(`${JSON.stringify(name)}: ${text}`)
}
writeFileSync(new URL('./fixtures/home.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`)
