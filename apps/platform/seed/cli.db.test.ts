import { sql } from 'drizzle-orm'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { bareEnvironment } from '@playhouse/testing/bare-environment.ts'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { makeBrand } from '../src/db/brand/make-brand.ts'
import { scratchDatabase } from '../test/database.ts'

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url))

const seed = (url: string, environment: Record<string, string>, ...options: string[]) =>
  promisify(execFile)(process.execPath, [CLI, ...options], {
    env: { ...bareEnvironment(), DATABASE_URL: url, ...environment },
  })

test('creates no demo data without DEMO=true', async () => {
  const { url, drop } = await scratchDatabase()
  onTestFinished(drop)
  await expect(seed(url, {}, '--games', '10')).rejects.toThrow('set DEMO=true')
  const database = openDatabase(url)
  const { rowCount } = await database.execute(sql`select from brand`)
  await database.$client.end()
  expect(rowCount).toBe(0)
})

test('leaves an existing brand alone', async () => {
  const { url, drop } = await scratchDatabase()
  onTestFinished(drop)
  await makeBrand(url)
  expect((await seed(url, { DEMO: 'true' })).stdout).toContain('There is a brand already; nothing was done.')
})
