import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { type DueWork, scheduleDueRows } from './due-rows.ts'

test('runs rare work at its own pace, also when it fails, and stops at once', async () => {
  const app = fastify()
  const runs: Record<string, number> = {}
  const work = (name: string, more: Partial<DueWork> = {}): DueWork => ({
    name,
    run: async () => (runs[name] = (runs[name] ?? 0) + 1),
    ...more,
  })
  const failing = work('failing', { everyMs: 60_000 })
  scheduleDueRows(app, openDatabase('postgres://nobody@127.0.0.1:1/nothing'), [
    work('frequent'),
    work('rare', { everyMs: 60_000 }),
    {
      ...failing,
      run: async (...given) => {
        await failing.run(...given)
        throw new Error('no')
      },
    },
  ])
  await app.ready()
  await expect.poll(() => runs.frequent).toBeGreaterThan(3)
  await app.close()
  expect(runs).toMatchObject({ rare: 1, failing: 1 })
})
