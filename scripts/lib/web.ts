import { join } from 'node:path'
import { runToEnd } from './parts.ts'
import { ROOT } from './settings.ts'

/** Turbo must call no outside host. */
export const TURBO_ENV = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }

/**
 * Builds the web and the game client into their dist folders. Turbo knows by a hash of the sources whether there is anything to do.
 * @throws Error with the build's last lines.
 */
export async function buildWeb(packages = ['@playhouse/web', '@playhouse/games']): Promise<void> {
  await runToEnd({
    name: 'web-build',
    args: [join(ROOT, 'node_modules/turbo/bin/turbo'), 'run', 'build', ...packages.map((name) => `--filter=${name}`)],
    env: TURBO_ENV,
  })
}
