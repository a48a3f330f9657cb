// Keeps a copy of the seed world for a test of another app: prints its address, then answers each line that comes in, a SQL
// statement as JSON, with its rows or the error's words. The copy goes when the input ends.
import { createInterface } from 'node:readline'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { scratchDatabase } from './database.ts'

const { url, drop } = await scratchDatabase({ template: 'world' })
const { $client } = openDatabase(url, { max: 1 })
process.stdout.write(`${url}\n`)
for await (const line of createInterface(process.stdin)) {
  const response = await $client.query(JSON.parse(line) as string).then(
    ({ rows }) => ({ rows: rows ?? [] }),
    (error: unknown) => ({ error: String(error) }),
  )
  process.stdout.write(`${JSON.stringify(response)}\n`)
}
await $client.end()
await drop()
