import { migrate } from '@playhouse/postgres/migrate.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { updateProfile, memberProfile } from '@playhouse/platform-api/member-profile.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestPlatform } from '../app.fixture.ts'
import { audit } from '../checks/audit.ts'
import { getId, play } from '../domains/engagement/records/records.fixture.ts'
import { PASSWORD } from '../small-world.fixture.ts'
import { migrateDatabase, MIGRATIONS } from './migrate.ts'
import { nextRelease, removeReleases } from './next-release.fixture.ts'

afterAll(removeReleases)

/** Changes of a release that the images of this one can back out. */
const EXPANDS = [
  'CREATE TABLE gift_card (member_id integer NOT NULL, id integer NOT NULL, PRIMARY KEY (member_id, id))',
  'ALTER TABLE member ADD COLUMN pronoun text',
  `ALTER TABLE member_profile ADD COLUMN plan text NOT NULL DEFAULT 'basic'`,
  'ALTER TABLE round ADD COLUMN speed smallint',
  `ALTER TABLE session ADD COLUMN risk smallint DEFAULT 0 NOT NULL`,
  'CREATE INDEX member_pronoun ON member (pronoun)',
]

async function openOn(statements: readonly string[]) {
  let url = ''
  const platform = await openTestPlatform({
    template: 'small',
    prepare: async (_, opened) => {
      url = opened
      await migrate(url, nextRelease(statements))
      // As this release does when its images are deployed again.
      await migrateDatabase(url)
    },
  })
  return { platform, url }
}

test('runs on the tables of a release that only adds, once its images are deployed again', async () => {
  const { platform, url } = await openOn(EXPANDS)
  const { database } = platform
  const { value } = await platform.call(login, { username: 'hoa', password: PASSWORD })
  const options = { token: value.token }
  expect((await platform.call(updateProfile, { address: '12 Hàng Bông' }, options)).status).toBe(200)
  expect((await platform.call(memberProfile, {}, options)).value).toMatchObject({ address: '12 Hàng Bông' })
  await play(database, {
    memberId: await getId(database, 'hoa'),
    nodeId: 1,
    at: new Date(),
    stake: '1000',
    payout: '400',
  })
  await database.$client.query('select rebuild_team_sums()')
  const lines: string[] = []
  expect([await audit(url, (line) => lines.push(line)), lines.filter((line) => line.startsWith('FAILED'))]).toEqual([
    true,
    [],
  ])
  // The functions of the newer release stay, so that it can be deployed once more.
  expect((await database.$client.query('select next_release() as version')).rows).toEqual([{ version: 1 }])
  await migrate(url, nextRelease(EXPANDS))
  expect((await database.$client.query('select plan from member_profile')).rows).toEqual([{ plan: 'basic' }])
  await platform.close()
})

test('fails on the tables of a release that removes tables this one uses', async () => {
  const { platform } = await openOn(['ALTER TABLE session DROP COLUMN device'])
  expect((await platform.call(login, { username: 'hoa', password: PASSWORD })).status).toBe(503)
  await platform.close()
})

/** Statements after which the release before cannot work on the tables. */
const TAKES_AWAY =
  /^\s*(?:DROP (?:TABLE|TYPE|VIEW)|ALTER TABLE .* (?:DROP COLUMN|RENAME|ALTER COLUMN .* (?:SET NOT NULL|SET DATA TYPE|TYPE)|ADD COLUMN (?!.*DEFAULT).*NOT NULL))/i

const takenAway = (text: string) =>
  text
    .split('--> statement-breakpoint')
    .flatMap((part) => part.split('\n'))
    .filter((line) => TAKES_AWAY.test(line))

test('docs/running.md says how the release in preparation can be backed out', () => {
  const released = globSync('*.sql.gz', { cwd: new URL('../../test/releases', import.meta.url) }).map((name) =>
    name.replace('.sql.gz', ''),
  )
  const latest = released.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1) ?? ''
  const files = globSync('*.sql', { cwd: MIGRATIONS }).toSorted()
  const since = files.slice(files.findIndex((name) => name.endsWith(`_release-${latest}.sql`)) + 1)
  const losses = since.flatMap((name) => takenAway(readFileSync(join(MIGRATIONS, name), 'utf8')))
  const text = readFileSync(new URL('../../../../docs/running.md', import.meta.url), 'utf8')
  const [, way] = new RegExp(`\\| since ${latest.replaceAll('.', '\\.')} +\\| (.+?) +\\|`).exec(text) ?? []
  expect(way).toBe(losses.length > 0 ? 'a restore' : 'the images of before')
})

test.each([
  ['DROP TABLE "feedback";', true],
  ['ALTER TABLE "raffle_series" DROP COLUMN "sale_hours";', true],
  ['ALTER TABLE "member" ADD COLUMN "plan" text NOT NULL;', true],
  ['ALTER TABLE "banner" ALTER COLUMN "slot" SET NOT NULL;', true],
  [`ALTER TABLE "member" ADD COLUMN "plan" text DEFAULT 'x' NOT NULL;`, false],
  ['ALTER TABLE "member" ADD COLUMN "erased_at" timestamp with time zone;', false],
  ['DROP INDEX "round_game";', false],
])('knows whether a statement takes something away: %s', (statement, takes) => {
  expect(takenAway(statement).length > 0).toBe(takes)
})
