import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const INSTALLED = `${HERE}node_modules/.package-lock.json`
const SUPERGRAPH = `${HERE}node_modules/.supergraph.graphql`

/** Variants that need packages, by the package to look for. */
const NEEDS: Readonly<Record<string, string>> = { '4': 'mercurius', '5': '@graphql-hive/gateway' }

/**
 * Installs missing peers and generates Hive Gateway's description of the endpoints.
 * @returns ids of the variants that cannot run, with the reason
 */
export function installPeers(say: (line: string) => void): Map<string, string> {
  const missing = new Map<string, string>()
  if (!existsSync(INSTALLED)) {
    say('Installing the peers, about a minute …')
    const done = run('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'])
    if (done.failure) say(`The peers could not be installed: ${done.failure}`)
  }
  for (const [id, name] of Object.entries(NEEDS)) {
    if (!existsSync(`${HERE}node_modules/${name}`)) missing.set(id, `${name} is not installed`)
  }
  if (!missing.has('5') && !existsSync(SUPERGRAPH)) {
    const done = run(`${HERE}node_modules/.bin/mesh-compose`, ['-c', 'peers/mesh.config.ts', '-o', SUPERGRAPH])
    if (done.failure) missing.set('5', `the endpoints could not be described: ${done.failure}`)
  }
  return missing
}

function run(command: string, args: readonly string[]): { failure?: string } {
  const done = spawnSync(command, args, { cwd: HERE, encoding: 'utf8' })
  if (done.status === 0) return {}
  return { failure: (done.error?.message ?? `${done.stdout}${done.stderr}`).trim().slice(-400) }
}
