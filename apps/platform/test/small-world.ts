// Fills the database of DATABASE_URL with the small world, so that each test copies it.
import { openDatabase } from '@playhouse/postgres/database.ts'
import { openSealingKeys } from '../src/domains/site/sealing-keys.ts'
import { makeSmallWorld } from '../src/small-world.fixture.ts'

const database = openDatabase(process.env.DATABASE_URL ?? '')
await makeSmallWorld(database)
// Each platform over a copy would spend half of its start on a key of its own.
await openSealingKeys(database)
await database.$client.end()
