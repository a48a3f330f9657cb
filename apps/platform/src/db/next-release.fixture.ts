import type { Sources } from '@playhouse/postgres/migrate.ts'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FUNCTIONS, MIGRATIONS, VIEWS } from './migrate.ts'

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

const folders: string[] = []
export function removeReleases(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
}

/** Sources of a release after this one, with one more migration and function. */
export function nextRelease(statements: readonly string[]): Required<Sources> {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-next-'))
  folders.push(folder)
  const [migrations, functions] = [join(folder, 'migrations'), join(folder, 'functions')]
  cpSync(MIGRATIONS, migrations, { recursive: true })
  cpSync(FUNCTIONS, functions, { recursive: true })
  const path = join(migrations, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal
  const last = journal.entries.at(-1)
  if (!last) throw new Error('There are no migrations.')
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1_000, tag: '9999_next' })
  writeFileSync(path, JSON.stringify(journal))
  writeFileSync(join(migrations, '9999_next.sql'), statements.join(';--> statement-breakpoint\n'))
  writeFileSync(
    join(functions, 'lib', 'next_release.sql'),
    '-- Of the next release.\nCREATE OR REPLACE FUNCTION next_release() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$;\n',
  )
  return { migrations, functions, views: VIEWS, schema: 'drizzle' }
}
