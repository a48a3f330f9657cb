import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Runs a command and reports a failure on standard error instead of throwing. */
export function tryCommand(command: string, args: string[]): void {
  const done = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: 300_000,
    // Keeps packages from starting their services.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
  if (done.status !== 0)
    console.error(`${command} ${args.join(' ')} failed: ${(done.stderr || String(done.error)).trim().slice(-500)}`)
}

/** Installs packages on Debian as root. @returns false elsewhere */
export function tryPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.error(`Installing the package ${names[0]} …`)
  tryCommand('apt-get', ['update', '-qq'])
  tryCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
  return true
}

export function onPath(name: string): boolean {
  return spawnSync('which', [name]).status === 0
}

/**
 * Redis for tests of what gateways share, Caddy for those of the edge, Prometheus for those of alerts, PostgreSQL with its client programs,
 * which npm's lacks, for those of exports; they are skipped without.
 */
export function installServers(): void {
  if (!onPath('valkey-server') && !onPath('redis-server')) tryPackages('redis-server')
  if (!onPath('caddy')) tryPackages('caddy')
  if (!onPath('promtool')) tryPackages('prometheus')
  if (!onPath('pg_dump')) tryPackages('postgresql')
}
