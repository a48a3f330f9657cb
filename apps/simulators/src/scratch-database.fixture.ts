import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { newDatabase } from '@playhouse/testing/database-server.ts'
import { migrateSimulators } from './migrate.ts'

export async function openSimulatorDatabase(): Promise<{ database: Database; close: () => Promise<void> }> {
  const { url, drop } = await newDatabase()
  await migrateSimulators(url)
  const database = openDatabase(url)
  return {
    database,
    close: async () => {
      await database.$client.end()
      await drop()
    },
  }
}
