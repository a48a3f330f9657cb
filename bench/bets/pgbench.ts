import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { onPath, tryPackages } from '../../scripts/lib/debian.ts'

/** pgbench is in Debian's server package, which must not create a cluster. */
const NO_CLUSTER = '/etc/postgresql-common/createcluster.d'

/** Finds pgbench on the PATH or in Debian's folder, or installs it. @throws Error if that fails */
export function findPgbench(): string {
  const found = () => (onPath('pgbench') ? 'pgbench' : globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted().at(-1))
  const known = found()
  if (known) return known
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    mkdirSync(NO_CLUSTER, { recursive: true })
    writeFileSync(`${NO_CLUSTER}/no-cluster.conf`, 'create_main_cluster = false\n')
  }
  tryPackages('postgresql')
  const installed = found()
  if (!installed) throw new Error('pgbench is missing: it comes with PostgreSQL (Debian: apt-get install postgresql).')
  return installed
}

interface RawLoad {
  databaseUrl: string
  script: string
  variables: Record<string, string>
  clients: number
  seconds: number
}

/** Runs the script on this many connections. Returns transactions per second. @throws Error when one failed */
export async function runPgbench(pgbench: string, load: RawLoad): Promise<number> {
  const { hostname, port, username, password, pathname } = new URL(load.databaseUrl)
  const args = [
    '-n',
    '-M',
    'prepared',
    '-f',
    load.script,
    '-c',
    String(load.clients),
    '-j',
    String(Math.min(2, load.clients)),
  ]
  args.push('-T', String(load.seconds), '-h', hostname, '-p', port, '-U', username)
  for (const [name, value] of Object.entries(load.variables)) args.push('-D', `${name}=${value}`)
  const child = spawn(pgbench, [...args, pathname.slice(1)], { env: { ...process.env, PGPASSWORD: password } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const rate = /^tps = ([\d.]+)/m.exec(said)?.[1]
  const failed = /number of failed transactions: (\d+)/.exec(said)?.[1] ?? '0'
  if (code !== 0 || !rate || failed !== '0' || said.includes('ERROR'))
    throw new Error(`pgbench failed:\n${said.slice(0, 3_000)}`)
  return Number(rate)
}
