import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { tryCommand, tryPackages } from './lib/debian.ts'
import { ROOT } from './lib/settings.ts'

/** Chromium without what a window has around its page, which tests never see: what Playwright itself takes without a window. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const ON_PATH = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']
const ON_MACOS = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/**
 * Finds a Chromium, or gets one: CHROMIUM_PATH, the machine's own, Playwright's, Playwright's download, and on Debian as
 * root the package.
 * @returns the path of the program.
 * @throws Error saying what was tried and what to do.
 */
export function findChromium(): string {
  const ready = process.env.CHROMIUM_PATH || machineChromium() || playwrightChromium()
  if (ready) return ready
  const got = downloadChromium() || installPackage('chromium')
  if (got) return got
  throw new Error(
    'There is no Chromium on this machine, and neither Playwright nor apt-get could get one. ' +
      'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.',
  )
}

/**
 * Finds what tests drive: CHROMIUM_PATH, the machine's headless shell, on Debian as root the package of it, or else whatever
 * `findChromium` finds.
 * @throws Error as there
 */
export function findHeadlessShell(): string {
  return process.env.CHROMIUM_PATH || firstOf([HEADLESS_SHELL]) || installPackage(HEADLESS_SHELL) || findChromium()
}

/** What Playwright turns off, where it bears on tests: Chromium heeds only the last list that it is given. */
const OFF_BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** What each new window makes ready although nobody types an address into it: a quarter of a test's work. */
const READY_FOR_NOBODY = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/**
 * What Chromium wants on this machine. It makes no calls of its own, draws without the pretence of a graphics card, and as
 * root it cannot make its sandbox.
 */
export function chromiumFlags(): string[] {
  return [
    '--disable-background-networking',
    '--disable-gpu',
    `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...READY_FOR_NOBODY].join(',')}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
}

function machineChromium(): string | undefined {
  return firstOf([...ON_PATH, ...(process.platform === 'darwin' ? ON_MACOS : [])])
}

/** The first that is there and runs: a name on the PATH may be a stub that only tells how to install the real thing, so each is asked its version. */
function firstOf(names: readonly string[]): string | undefined {
  return names
    .map((name) => (name.startsWith('/') ? name : spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()))
    .find((path) => path && spawnSync(path, ['--version'], { timeout: 10_000 }).status === 0)
}

function playwrightChromium(): string | undefined {
  const e2e = createRequire(join(ROOT, 'e2e/package.json'))
  const { chromium } = e2e('playwright') as { chromium: { executablePath: () => string } }
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function downloadChromium(): string | undefined {
  console.error('No Chromium here yet: asking Playwright for one …')
  tryCommand(join(ROOT, 'node_modules/.bin/playwright'), ['install', 'chromium'])
  return playwrightChromium()
}

function installPackage(name: string): string | undefined {
  // Noto draws the Thai and Chinese that the interface speaks.
  return tryPackages(name, 'fonts-noto-core', 'fonts-noto-cjk') ? firstOf([name]) : undefined
}
