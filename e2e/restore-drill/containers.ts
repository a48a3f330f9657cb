import { execFileSync, spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../../scripts/lib/settings.ts'
import { documentedSteps } from '../../scripts/lib/documented-steps.ts'

/** A project, addresses and ports of its own, so that it may run beside a demo. */
const ENVIRONMENT = {
  ...process.env,
  DEMO: 'true',
  COMPOSE_PROJECT_NAME: process.env.COMPOSE_PROJECT_NAME ?? 'playhouse-drill',
  BIND_ADDRESS: '127.0.0.9',
  OPERATOR_PORT: '4298',
}

export const hasDocker = (): boolean =>
  spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0 &&
  spawnSync('docker-compose', ['version'], { stdio: 'ignore' }).status === 0

/** Types the commands of the document in a demo in containers, whose database an update without a condition has destroyed. */
export async function drillInContainers(
  tell: (line: string) => void,
  expectTrue: (holds: boolean, what: string) => void,
): Promise<void> {
  const steps = documentedSteps()
  const type = (name: string, target = '', answers = ''): { status: number | null; output: string } => {
    // The moment is the one thing that the document cannot know.
    const command = (steps[name] ?? '').replace(/'\d{4}-[^']+'/, `'${target}'`)
    tell(`$ ${command}`)
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd: ROOT,
      env: ENVIRONMENT,
      encoding: 'utf8',
      input: answers,
      maxBuffer: 64 << 20,
    })
    for (const line of stdout.trim().split('\n')) tell(`  ${line}`)
    if (status !== 0) tell(stderr.slice(-2_000))
    return { status, output: `${stdout}${stderr}` }
  }
  const compose = (...words: string[]) =>
    execFileSync('docker-compose', words, { cwd: ROOT, env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'inherit'] })
  const query = (text: string) =>
    execFileSync(
      'docker-compose',
      ['exec', '-T', 'postgres', 'psql', '-U', 'playhouse', '-d', 'playhouse', '-tAc', text],
      {
        cwd: ROOT,
        env: ENVIRONMENT,
        encoding: 'utf8',
      },
    ).trim()
  const facts = () =>
    query(`SELECT (SELECT count(*) FROM member WHERE password_hash <> 'gone'), (SELECT count(*) FROM deposit),
      (SELECT count(*) FROM note_of_the_drill)`)
  try {
    compose('up', '--build', '-d')
    tell('The demo runs in containers.')
    expectTrue(type('take').status === 0, 'The document’s base backup is taken')
    expectTrue(/\d{4}-\d\d-\d\dT\d{6}Z/.test(type('list').output), 'The document lists it')
    await sleep(1_000)
    query('CREATE TABLE note_of_the_drill AS SELECT 1 AS n')
    const before = facts()
    const target = query(`SELECT to_char(clock_timestamp() AT TIME ZONE 'utc', 'YYYY-MM-DD HH24:MI:SS.US') || ' +0000'`)
    await sleep(1_000)
    query(`UPDATE member SET password_hash = 'gone'; TRUNCATE deposit CASCADE; DROP TABLE note_of_the_drill`)
    tell('The mistake: an update without a condition, and lost tables.')
    // As a crash does: the last segment of the log is not archived.
    compose('kill', 'postgres')
    compose('up', '-d', 'postgres')
    await sleep(5_000)
    expectTrue(type('try', '2099-01-01 00:00:00 +0000').status === 1, 'A moment beyond the log is refused')
    expectTrue(type('try', target).status === 0, 'The moment can be restored')
    expectTrue(type('restore', target, 'no\n').status === 1, 'A restore that is not confirmed changes nothing')
    const began = performance.now()
    expectTrue(type('restore', target, 'restore\n').status === 0, 'The document’s command restores')
    tell(`It took ${((performance.now() - began) / 1_000).toFixed(0)} s.`)
    expectTrue(facts() === before, 'Members, deposits and the last thing written before the moment are back')
    expectTrue(type('check').status === 0, 'Every sum holds, and the audit log’s chain is unbroken')
  } finally {
    compose('down', '--volumes')
  }
}
