// Runs on the machine's Node without packages: checks its version, installs the lock file's packages if needed, and starts
// the given file on the Node 24 from npm.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
const SCRIPTS_NODE = 24
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')

function fail(message) {
  console.error(message)
  process.exit(1)
}

function majorOf(version) {
  return Number(version.replace(/^v/, '').split('.')[0])
}

function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

/** npm stores a lock file of what is installed; it must agree with ours, except for other platforms' binaries. */
function installed() {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  return Boolean(
    wanted &&
    present &&
    Object.entries(wanted).every(
      ([path, entry]) => path === '' || (present[path] ? present[path].version === entry.version : entry.optional),
    ),
  )
}

function npm(...args) {
  // Hides npm's warnings about the machine's older Node, which the scripts do not use.
  const done = spawnSync('npm', [...args, '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (done.error) fail(`npm could not be run: ${done.error.message}`)
  return { ok: done.status === 0, output: `${done.stdout}${done.stderr}`.trim() }
}

function install() {
  console.log('Installing packages, about a minute …')
  const exact = npm('ci')
  if (exact.ok) return
  console.error(`npm ci failed:\n${exact.output}\nTrying npm install instead …`)
  const loose = npm('install')
  if (!loose.ok) fail(`npm install failed too:\n${loose.output}\nCheck the network and the disk, then run this again.`)
}

function scriptsNode() {
  const shipped = join(bin, 'node')
  const version = spawnSync(shipped, ['--version'], { encoding: 'utf8' }).stdout
  if (version && majorOf(version) >= SCRIPTS_NODE) return shipped
  if (majorOf(process.version) >= SCRIPTS_NODE) return process.execPath
  return fail(
    `npm installed no Node ${SCRIPTS_NODE} at ${shipped}: it may be set to ignore install scripts. ` +
      `Run "npm rebuild node --ignore-scripts=false", or use Node ${SCRIPTS_NODE} yourself.`,
  )
}

const [file, ...rest] = process.argv.slice(2)
if (majorOf(process.version) < OLDEST_NODE) {
  fail(`Playhouse needs Node ${OLDEST_NODE} or later; this is ${process.version}. Get one from https://nodejs.org`)
}
const script = join(root, file ?? '')
if (!file || !existsSync(script)) fail(`There is no command "${file ?? ''}".`)
if (!installed()) install()

const child = spawn(scriptsNode(), [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
})
// The script decides how to stop; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => fail(`Could not start ${script}: ${error.message}`))
child.on('exit', (code) => process.exit(code ?? 1))
