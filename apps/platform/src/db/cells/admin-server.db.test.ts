import { withAdmin } from '@playhouse/testing/database-server.ts'
import { afterEach, expect, test } from 'vitest'
import { migrateDatabase } from '../migrate.ts'
import { makeReportingRole } from '../reporting-role.ts'
import { AdminServer, brandUrl, databaseAt, getDatabaseName } from './admin-server.ts'

const adminUrl = process.env.TEST_POSTGRES_URL ?? ''
const [NAME, OTHER] = [getDatabaseName('admin-server'), getDatabaseName('admin-server-2')]
const PASSWORD = 'a password of tests'

const make = (name: string) =>
  AdminServer.with(adminUrl, async (server) => {
    await server.createRole(name, PASSWORD)
    await server.createDatabase(name)
  })

afterEach(async () => {
  await AdminServer.with(adminUrl, async (server) => {
    for (const name of [NAME, OTHER]) await server.drop(name)
  })
})

test('makes a database that its role alone can connect to and migrate', async () => {
  await make(NAME)
  await make(OTHER)
  await migrateDatabase(brandUrl(adminUrl, NAME, PASSWORD))
  const stranger = Object.assign(new URL(databaseAt(adminUrl, NAME)), { username: OTHER, password: PASSWORD })
  await expect(withAdmin(stranger.href, async () => {})).rejects.toThrow('permission denied for database')
  await expect(withAdmin(brandUrl(adminUrl, NAME, 'wrong'), async () => {})).rejects.toThrow('password authentication')
})

test('drops database and role, with what the role was granted, and the role for its reports', async () => {
  await make(NAME)
  await migrateDatabase(brandUrl(adminUrl, NAME, PASSWORD))
  const reader = await makeReportingRole(databaseAt(adminUrl, NAME))
  await AdminServer.with(adminUrl, async (server) => {
    await server.drop(NAME)
    expect([await server.hasRole(NAME), await server.hasRole(reader.name), await server.hasDatabase(NAME)]).toEqual([
      false,
      false,
      false,
    ])
    // As after an interruption.
    await server.drop(NAME)
  })
})

test('refuses a second command while one makes or removes a brand', async () => {
  await AdminServer.with(adminUrl, async () => {
    await expect(AdminServer.with(adminUrl, async () => {})).rejects.toThrow('Another command makes or removes a brand')
  })
})
