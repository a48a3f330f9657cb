import type { Database } from '@playhouse/postgres/database.ts'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { fastify } from 'fastify'
import { expect, test, vi } from 'vitest'
import { workWhenDue } from './work-when-due.ts'

const DUE: Readonly<Record<string, number | null>> = { never: null, 'in an hour': 3_600_000, now: 0 }

/** @returns the works that each statement asks about */
async function runWorks(names: readonly string[]) {
  const questions: string[][] = []
  const work = vi.fn<(name: string) => Promise<void>>(async () => {})
  const execute = async (question: SQL) => {
    const given = new PgDialect().sqlToQuery(question).params.map(String)
    questions.push(given)
    return { rows: [{ due: given.map((name) => DUE[name]) }] }
  }
  const app = fastify()
  const database = { execute } as unknown as Database
  for (const name of names) workWhenDue(app, database, { name, next: sql`select ${name}`, work: () => work(name) })
  await app.ready()
  return { app, questions, work }
}

test('asks for all works of a database in one statement, again and again', async () => {
  const { app, questions, work } = await runWorks(['never', 'in an hour', 'never'])
  const all = ['in an hour', 'never', 'never']
  // On a busy machine some works may ask too late to be in the same statement.
  await expect.poll(() => questions.filter((names) => names.toSorted().join() === all.join()).length).toBeGreaterThan(1)
  expect(work).not.toHaveBeenCalled()
  await app.close()
})

test('runs the work that is due alone', async () => {
  const { app, work } = await runWorks(['never', 'now'])
  await expect.poll(() => work.mock.calls).toContainEqual(['now'])
  expect(work).not.toHaveBeenCalledWith('never')
  await app.close()
})
