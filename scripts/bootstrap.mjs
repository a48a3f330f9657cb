// Runs on the machine's Node without packages: checks its version, installs the lock file's packages if needed, and starts
// the given file on the Node 26 from npm. With --omit=dev before the file, packages that only tests and checks need may be missing.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
const SCRIPTS_NODE = 26
const SAY_EVERY_MS = 5_000
const NEEDED_BYTES = 1_000_000_000
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
      return entry.optional || (withoutDev && (entry.dev || entry.devOptional))
    }),
  )
}

function npm(...args) {
  // Hides npm's warnings about the machine's older Node, which the scripts do not use.
  const running = spawn('npm', [...args, '--no-fund', '--no-audit', '--loglevel=error'], { cwd: root })
  let output = ''
  for (const stream of [running.stdout, running.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  running.on('error', (error) => fail(`npm could not be run: ${error.message}`))
  return new Promise((resolve) => {
    running.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }))
  })
}

/** Says every few seconds how many packages are there. @returns a function that ends it and counts them */
function showInstalled() {
  const wanted = Object.entries(readPackages(join(root, 'package-lock.json')) ?? {})
  const paths = wanted.filter(([path, { link }]) => path.includes('node_modules/') && !link).map(([path]) => path)
  const count = () => paths.filter((path) => existsSync(join(root, path, 'package.json'))).length
  const timer = setInterval(() => console.log(`  Packages: ${count()}`), SAY_EVERY_MS)
  return () => {
    clearInterval(timer)
    return count()
  }
}

async function install(withoutDev) {
  const present = installed()
  // Packages of tests stay once they are installed.
  const omit = withoutDev && !Object.values(present ?? {}).some((entry) => entry.dev)
  // Before, because npm goes on where the disk is full while it writes an optional package, such as Node itself.
  const { bavail, bsize } = statfsSync(root)
  if (bavail * bsize < NEEDED_BYTES)
    fail(
      `Only ${((bavail * bsize) / 1e9).toFixed(1)} GB are free on the disk of ${root}, and the packages need ` +
        `${NEEDED_BYTES / 1e9} GB. Free some, then run this again.`,
    )
  console.log(`Installing the packages ${omit ? 'that the site needs' : 'of site and tests'}, about a minute …`)
  // npm ci deletes what is there; the first attempt adds to it.
  const attempts = [...(present ? [['install', '--no-save']] : []), ['ci'], ['install']]
  const began = Date.now()
  const stop = showInstalled()
  for (const attempt of attempts) {
    // A package of tests that the site's could use as well, such as TypeScript, is left out only without peers. The lock file names those that
    // the site needs.
    const { ok, output } = await npm(...attempt, ...(omit ? ['--omit=dev', '--legacy-peer-deps'] : ['--include=dev']))
    if (ok) return console.log(`  ✓ Packages: ${stop()} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
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
if (!isComplete(withoutDev)) await install(withoutDev)

const child = spawn(scriptsNode(), [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
})
// The script decides how to stop; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => fail(`Could not start ${script}: ${error.message}`))
child.on('exit', (code) => process.exit(code ?? 1))
