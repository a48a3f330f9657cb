// Moves due raffles on in a process that may be killed at a fault point.
import { parseSecretKeys } from '@playhouse/server/secret-keys.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { secretBox } from '../../../request/secret-box.ts'
import { moveRaffles } from './due-raffles.ts'

const database = openDatabase(process.env.DATABASE_URL ?? '')
const secrets = secretBox(parseSecretKeys(process.env.SECRET_KEYS ?? ''))
// A minute, should the fault point never come.
for (const started = Date.now(); Date.now() < started + 60_000;) await moveRaffles(database, secrets)
process.exit(1)
