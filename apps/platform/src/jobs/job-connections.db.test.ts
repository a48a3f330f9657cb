import { openDatabase } from '@playhouse/postgres/database.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { scratchDatabase } from '../../test/database.ts'
import { buildPlatform } from '../app.ts'
import { readConfig } from '../config.ts'

const scratch = await scratchDatabase({ template: 'empty' })
afterAll(() => scratch.drop())

test('runs jobs over other connections than those of requests', async () => {
  const requests: string[] = []
  const jobs: string[] = []
  const recordIn = (statements: string[]) => (statement: { text: string }, run: () => Promise<unknown>) => {
    statements.push(statement.text)
    return run()
  }
  const database = openDatabase(scratch.url, { observe: recordIn(requests) })
  const jobsDatabase = openDatabase(scratch.url, { observe: recordIn(jobs) })
  const app = await buildPlatform({
    config: readConfig({ DATABASE_URL: scratch.url, DEMO: 'true', LOG_LEVEL: 'silent', LOTTERY_DRAWS: 'false' }),
    database,
    jobsDatabase,
    logStream: { write: () => {} },
    relaysLive: false,
  })
  onTestFinished(async () => {
    await app.close()
    await Promise.all([database.$client.end(), jobsDatabase.$client.end()])
  })
  await app.ready()
  requests.length = 0
  await expect.poll(() => jobs.length).toBeGreaterThan(20)
  expect(requests.filter((text) => /skip locked|next_action_at/.test(text))).toEqual([])
})
