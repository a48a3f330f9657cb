import { asCheck, type Outcome, run } from './steps.ts'

/**
 * Programs of TypeScript, in two lanes of about the same time: the web client and the game clients, each with texts of its own; what may name the
 * DOM, because it drives browsers or because a library of the gateway does; and the platform, simulators and packages, which see no DOM.
 */
const LANES = [
  ['apps/web'],
  ['tsconfig.json', 'tsconfig.servers.json', 'apps/games'],
] as const satisfies readonly (readonly string[])[]

/** Checks the types of the whole project. Files that have not changed since the last call are checked again only if what they import has. */
export async function checkTypes(): Promise<Outcome> {
  const lanes = await Promise.all(
    LANES.map(async (programs) => {
      const ended = []
      for (const program of programs)
        ended.push(
          await run('tsc', ['-p', program, '--checkers', '1', '--incremental', '--tsBuildInfoFile', getState(program)]),
        )
      return ended
    }),
  )
  const ended = lanes.flat()
  return asCheck(
    ended.every(({ code }) => code === 0),
    ended.map(({ output }) => output).join(''),
  )
}

const getState = (program: string) => `node_modules/.cache/types/${program.replaceAll('/', '-')}.tsbuildinfo`
