#!/usr/bin/env node
// playhouse <check|codegen|build|start|platform|compose>, run in a project's folder.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, isBuilt } from './build-site.ts'
import { runCodegen } from './codegen.ts'
import { assertComposeIsCurrent, readProviderVariables, writeCompose } from './compose.ts'
import { readSite, SiteError } from './read-site.ts'
import { runCommand, runPlatform, startSite } from './start-site.ts'

const USAGE = `playhouse <command>, in the folder of a project

  check     says whether configuration and files fit
  codegen   writes types and hooks for the project's queries
  build     builds the site into dist
  start     builds the site if anything has changed, and starts it by the variables of .env, with its platform unless PLATFORM_URL is set
  platform  starts its platform alone; with words behind it, runs a command of the platform, such as platform create-agent founder1
  compose   writes compose.yml, with the variables of its providers`

const COMMANDS: ReadonlySet<string> = new Set(['check', 'codegen', 'build', 'start', 'platform', 'compose'])
const OLDEST_NODE = 24
const folder = process.cwd()

async function run(command = '', ...words: string[]): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
    throw new SiteError('Node', `version ${OLDEST_NODE} or later is needed, and this is ${process.version}`)
  if (!COMMANDS.has(command)) throw new Error(USAGE)
  const site = await readSite(folder)
  if (command === 'check') {
    assertComposeIsCurrent(site, readProviderVariables(site))
    return say(`${site.config.name}: the project fits.`)
  }
  if (command === 'compose') return writeCompose(site)
  if (command === 'codegen') return runCodegen(site)
  if (command !== 'platform' && (command === 'build' || !isBuilt(site))) {
    say(`Building ${site.config.name}: about a minute …`)
    buildSite(site)
    say('  ✓ Built')
  }
  if (command === 'build') return
  if (existsSync(join(folder, '.env'))) process.loadEnvFile(join(folder, '.env'))
  if (command === 'start') return startSite(site)
  await (words.length > 0 ? runCommand(site, words) : runPlatform(site))
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  await run(...process.argv.slice(2))
} catch (error) {
  const isExpected = error instanceof Error && (error.name === 'SiteError' || error.message === USAGE)
  process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`)
  process.exitCode = 1
}
