import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { tryCommand, tryPackages } from './debian.ts'
import { ROOT } from './settings.ts'

/** Headless Chromium, as Playwright uses by default. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const ON_PATH = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']
const ON_MACOS = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/**
 * Finds or installs Chromium: CHROMIUM_PATH, the machine's, Playwright's, Playwright's download, and as root on Debian the
 * package.
 * @returns path of the executable
 * @throws Error if none can be installed
 */
export function findChromium(): string {
  const ready = process.env.CHROMIUM_PATH || machineChromium() || playwrightChromium()
  if (ready) return ready
  const installed = downloadChromium() || installPackage('chromium')
  if (installed) return installed
  throw new Error(
    'There is no Chromium on this machine, and neither Playwright nor apt-get could install one. ' +
      'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.',
  )
}

/**
 * The browser for tests: CHROMIUM_PATH, the headless shell, or else what `findChromium` finds.
 * @throws Error if none can be installed
 */
export function findHeadlessShell(): string {
  return process.env.CHROMIUM_PATH || getFirst([HEADLESS_SHELL]) || installPackage(HEADLESS_SHELL) || findChromium()
}

/** Features that Playwright disables; repeated here because Chromium reads only the last list. */
const DISABLED_BY_PLAYWRIGHT = [
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

/** Prepares each window for typed URLs, which takes a quarter of a test's CPU time. */
const UNUSED_BY_TESTS = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** Chromium's flags for tests: no background requests, no emulated GPU, and no sandbox as root, where it cannot start. */
export function chromiumFlags(): string[] {
  return [
    '--disable-background-networking',
    '--disable-gpu',
    `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...UNUSED_BY_TESTS].join(',')}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
}

function machineChromium(): string | undefined {
  return getFirst([...ON_PATH, ...(process.platform === 'darwin' ? ON_MACOS : [])])
}

/** The first that runs: a command on the PATH may be a stub that only explains how to install the program. */
function getFirst(names: readonly string[]): string | undefined {
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
  console.error('Downloading Chromium …')
  tryCommand(join(ROOT, 'node_modules/.bin/playwright'), ['install', 'chromium'])
  return playwrightChromium()
}

function installPackage(name: string): string | undefined {
  // Noto covers Thai and Chinese.
  return tryPackages(name, 'fonts-noto-core', 'fonts-noto-cjk') ? getFirst([name]) : undefined
}
