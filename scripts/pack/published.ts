/** What this project writes in the package.json of a workspace. */
export interface Manifest {
  name: string
  version: string
  private?: boolean
  type: 'module'
  bin?: Readonly<Record<string, string>>
  exports?: Readonly<Record<string, string>>
  scripts?: object
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: object
}

type Target = string | { types: string; default: string }

const toBuilt = (path: string): string => path.replace(/\.tsx?$/, '.js')

const toTarget = (path: string): Target =>
  /\.tsx?$/.test(path) ? { types: path.replace(/\.tsx?$/, '.d.ts'), default: toBuilt(path) } : path

/**
 * The package.json of a published package. What a workspace exports by a name is public; its modules by path are for our own packages and
 * stand under `internal`, which promises nothing.
 * @param has whether the package has a file that the path matches; others are for this repository alone
 */
export function toPublished(manifest: Manifest, has: (path: string) => boolean) {
  const { name, version, type, bin, exports = {}, dependencies = {} } = manifest
  const published = Object.entries(exports)
    .filter(([, target]) => has(toBuilt(target).replace('./', '').replace('*', '**/*')))
    .map(([path, target]): [string, Target] =>
      path.endsWith('.ts')
        ? [path.replace('./', './internal/').replace(/\.ts$/, '.js'), toTarget(target)]
        : [path, toTarget(target)],
    )
  return {
    name,
    version,
    description: `Part of Playhouse: ${name.replace('@playhouse/', '')}.`,
    license: 'MIT',
    type,
    ...(bin && { bin: Object.fromEntries(Object.entries(bin).map(([command, path]) => [command, toBuilt(path)])) }),
    exports: { ...Object.fromEntries(published), './package.json': './package.json' },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([other, range]) => [other, other.startsWith('@playhouse/') ? version : range]),
    ),
    engines: { node: '>=24' },
  }
}

/** Names our modules as the published packages have them, in JavaScript and in types; the compiler does so for relative paths only. */
export const rewriteSpecifiers = (code: string): string =>
  code
    .replace(/(['"])@playhouse\/([\w-]+)\/([\w./-]+)\.ts\1/g, '$1@playhouse/$2/internal/$3.js$1')
    .replace(/new URL\((['"])([\w./-]+)\.ts\1, import\.meta\.url\)/g, 'new URL($1$2.js$1, import.meta.url)')
    .replace(/(<script type="module" src="[^"]+)\.tsx"/, '$1.js"')
