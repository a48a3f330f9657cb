import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findPackage } from './build-site.ts'
import type { Site } from './read-site.ts'

/** Runs the gateway, which serves the built pages, until it ends. Its variables are those of docs/variables.md. */
export async function startGateway({ folder, config }: Site): Promise<void> {
  const gateway = findPackage('@playhouse/gateway', join(folder, 'package.json'))
  const env = { NODE_ENV: 'production', ...process.env, WEB_ROOT: join(folder, 'dist'), PLAYHOUSE_SITE: folder }
  const child = spawn(process.execPath, [join(gateway, 'src/main.js')], { cwd: folder, env, stdio: 'inherit' })
  process.stdout.write(`${config.name}: http://localhost:${process.env['PORT'] || '4200'}\n`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  const [code] = (await once(child, 'exit')) as [number | null]
  process.exitCode = code ?? 1
}
