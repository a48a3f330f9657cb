// Moves due draws on in a process that may be killed at a fault point.
import { parseSecretKeys } from '@playhouse/server/secret-keys.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { secretBox } from '../../../request/secret-box.ts'
import { dueDraws } from './draw-machine.ts'
import { dueBuckets, dueRecordings } from './settle.ts'

const database = openDatabase(process.env.DATABASE_URL ?? '')
const works = [dueDraws(secretBox(parseSecretKeys(process.env.SECRET_KEYS ?? ''))), dueBuckets(), dueRecordings()]
const { signal } = new AbortController()
// A minute, should the fault point never come.
for (const started = Date.now(); Date.now() < started + 60_000;) {
  for (const work of works) await work.run(database, signal)
}
process.exit(1)
