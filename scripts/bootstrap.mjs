// Runs on the machine's Node without packages: checks its version, installs the lock file's packages if needed, and starts
// the given file on the Node 26 from npm. With --omit=dev before the file, packages that only tests and checks need may be missing.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
const SCRIPTS_NODE = 26
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')

function fail(message) {
  console.error(message)
  process.exit(1)
}

function getMajor(version) {
  return Number(version.replace(/^v/, '').split('.')[0])
}

function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

/** npm stores a lock file of what is installed. */
const installed = () => readPackages(join(root, 'node_modules', '.package-lock.json'))

/** Whether all packages of our lock file are installed, except for other platforms' binaries. */
function isComplete(withoutDev) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = installed()
  return Boolean(
    wanted &&
    present &&
    Object.entries(wanted).every(([path, entry]) => {
      if (path === '') return true
      if (present[path]) return present[path].version === entry.version
      return entry.optional || (withoutDev && entry.dev)
    }),
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

function install(withoutDev) {
  const present = installed()
  // Packages of tests stay once they are installed.
  const omit = withoutDev && !Object.values(present ?? {}).some((entry) => entry.dev)
  console.log(`Installing the packages ${omit ? 'that the site needs' : 'of site and tests'}, about a minute …`)
  // npm ci deletes what is there; the first attempt adds to it.
  const attempts = [...(present ? [['install', '--no-save']] : []), ['ci'], ['install']]
  for (const attempt of attempts) {
    const { ok, output } = npm(...attempt, omit ? '--omit=dev' : '--include=dev')
    if (ok) return
    console.error(`npm ${attempt.join(' ')} failed:\n${output}`)
    if (output.includes('ENOSPC'))
      fail('The disk is full: the packages need 1 GB. Free some space, then run this again.')
  }
  fail('Packages could not be installed. Check the network and the disk, then run this again.')
}

function scriptsNode() {
  const shipped = join(bin, 'node')
  const { stdout, stderr } = spawnSync(shipped, ['--version'], { encoding: 'utf8' })
  if (stdout && getMajor(stdout) >= SCRIPTS_NODE) return shipped
  if (getMajor(process.version) >= SCRIPTS_NODE) return process.execPath
  if (stderr?.includes('libatomic')) {
    fail(
      `Node ${SCRIPTS_NODE} needs the library libatomic, which this machine lacks. Install it ` +
        '(Debian, Ubuntu: apt install libatomic1; Fedora: dnf install libatomic), then run this again.',
    )
  }
  return fail(
    `npm installed no Node ${SCRIPTS_NODE} at ${shipped}: it may be set to omit optional packages, or have none for this machine. ` +
      `Run "npm install --include=optional", or use Node ${SCRIPTS_NODE} yourself.`,
  )
}

const args = process.argv.slice(2)
const withoutDev = args[0] === '--omit=dev'
const [file, ...rest] = withoutDev ? args.slice(1) : args
if (getMajor(process.version) < OLDEST_NODE) {
  fail(`Playhouse needs Node ${OLDEST_NODE} or later; this is ${process.version}. Get one from https://nodejs.org`)
}
const script = join(root, file ?? '')
if (!file || !existsSync(script)) fail(`There is no command "${file ?? ''}".`)
if (!isComplete(withoutDev)) install(withoutDev)

const child = spawn(scriptsNode(), [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
})
// The script decides how to stop; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => fail(`Could not start ${script}: ${error.message}`))
child.on('exit', (code) => process.exit(code ?? 1))
