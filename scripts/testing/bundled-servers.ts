import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { ROOT } from '../lib/settings.ts'
import { type Outcome, run, asCheck } from './steps.ts'

const FOLDER = join(ROOT, 'node_modules/.cache/servers')
const SERVERS = ['platform', 'simulators', 'gateway']

/**
 * Bundles the servers, and makes processes run the bundles (`quick-resolve.mjs`). Loading the platform's 2,000 modules took 1.8 s of
 * processor time at each start, its bundle takes 0.75 s; the gateway took 0.85 s and takes 0.36.
 */
export async function bundleServers(): Promise<Outcome> {
  const bundle = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(SERVERS.map((name) => [name, `apps/${name}/src/main.ts`])),
    platform: 'node',
    // Native.
    external: [/^@node-rs\//, /\.node$/],
    // Libraries' use of `eval`.
    logLevel: 'silent',
    plugins: [
      {
        name: 'original-places',
        transform: {
          filter: { code: /import\.meta\./ },
          handler: (code, id) =>
            code
              .replace(/import\.meta\.resolve\('([^']+)'\)/g, (_, name: string) =>
                JSON.stringify(import.meta.resolve(name)),
              )
              .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
        },
      },
    ],
  })
  await bundle.write({
    dir: FOLDER,
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].mjs',
    // Names stay, because logs and errors have them.
    minify: { mangle: false, compress: false, codegen: true },
  })
  // Without settings they end at once, which writes the compile cache; tests kill theirs.
  for (const name of SERVERS) await run('node', [join(FOLDER, `${name}.mjs`)])
  runBundled(true)
  return asCheck(true, '')
}

/** Whether processes that are started from now on run the bundles. */
export function runBundled(isBundled: boolean): void {
  process.env.NODE_OPTIONS = process.env.NODE_OPTIONS?.replace(
    /quick-resolve\.mjs(\?bundled)?/,
    `quick-resolve.mjs${isBundled ? '?bundled' : ''}`,
  )
}
