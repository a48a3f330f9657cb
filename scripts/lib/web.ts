import { join } from 'node:path'
import { runToEnd } from './parts.ts'
import { ROOT } from './settings.ts'

/** Turbo must not call external hosts. */
export const TURBO_ENV = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }

/**
 * Builds the web and the game client, or only bundles them, which leaves out Brotli. Turbo skips what has not changed.
 * @throws Error with the build's last lines
 */
export async function buildWeb(
  task: 'build' | 'bundle' = 'build',
  packages = ['@playhouse/web', '@playhouse/games'],
): Promise<void> {
  await runToEnd({
    name: 'web-build',
    args: [join(ROOT, 'node_modules/turbo/bin/turbo'), 'run', task, ...packages.map((name) => `--filter=${name}`)],
    env: TURBO_ENV,
  })
}
