import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './settings.ts'

const SOURCE = join(ROOT, 'apps/platform/src')
/** As oxfmt writes them; types count too. */
const IMPORT = /(?:^(?:import|export) [^'"]*from |^import |\bimport\()'(\.[^']+)'/gm

/** Folders of the platform: domains, and what they stand on. */
export interface PlatformGraph {
  /** Layer of each folder that holds a domain. */
  layers: ReadonlyMap<string, string>
  /** For each folder the folders it imports, each with one import as an example. */
  imports: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** Reads the imports of the platform's product code. Files beside the folders stand above all of them and are left out. */
export function readPlatformGraph(): PlatformGraph {
  const layers = new Map<string, string>()
  const imports = new Map<string, Map<string, string>>()
  for (const path of globSync('**/*.ts', { cwd: SOURCE }).toSorted()) {
    if (/\.(test|fixture)\.ts$/.test(path)) continue
    const from = findFolder(path)
    if (!from) continue
    const targets = imports.get(from.folder) ?? new Map<string, string>()
    imports.set(from.folder, targets)
    if (from.layer) layers.set(from.folder, from.layer)
    for (const [, imported = ''] of readFileSync(join(SOURCE, path), 'utf8').matchAll(IMPORT)) {
      const target = relative(SOURCE, join(SOURCE, path, '..', imported))
      const to = findFolder(target)
      if (to && to.folder !== from.folder && !targets.has(to.folder)) targets.set(to.folder, `${path} → ${target}`)
    }
  }
  return { layers, imports }
}

/** `domains/<layer>/<domain>/…`, where the layer `site` is one domain; other folders have no layer. Files of a layer itself have none. */
function findFolder(path: string): { folder: string; layer?: string } | undefined {
  const [first = '', layer = '', domain = ''] = path.split('/')
  if (first !== 'domains') return path.includes('/') ? { folder: first } : undefined
  if (layer === 'site') return { folder: 'site', layer }
  return domain.endsWith('.ts') ? undefined : { folder: domain, layer }
}

/** The shortest cycle through each folder that is in one, each once: the imports it consists of. */
export function getCycles({ imports }: PlatformGraph): string[][] {
  const found = new Map<string, string[]>()
  for (const start of imports.keys()) {
    const cycle = shortestPath(imports, start, start)
    const name = cycle?.toSorted().join()
    if (cycle && name && !found.has(name)) found.set(name, cycle)
  }
  return [...found.values()]
}

function shortestPath(imports: PlatformGraph['imports'], from: string, to: string): string[] | undefined {
  const seen = new Set<string>()
  let paths: { at: string; path: string[] }[] = [{ at: from, path: [] }]
  while (paths.length > 0) {
    const next: typeof paths = []
    for (const { at, path } of paths) {
      for (const [target, example] of imports.get(at) ?? []) {
        if (target === to) return [...path, example]
        if (seen.has(target)) continue
        seen.add(target)
        next.push({ at: target, path: [...path, example] })
      }
    }
    paths = next
  }
  return undefined
}

/** A Mermaid flowchart: domains in their layers without imports that others imply, and how many pairs of domains connect two layers. */
export function drawLayers({ layers, imports }: PlatformGraph): string {
  const names = [...new Set(layers.values())]
  const edges = [...imports].flatMap(([from, targets]) => [...targets.keys()].map((to) => ({ from, to })))
  const within = (layer: string) =>
    reduced(edges.filter(({ from, to }) => layers.get(from) === layer && layers.get(to) === layer))
  const between = edges.flatMap(({ from, to }) => {
    const [above, below] = [layers.get(from), layers.get(to)]
    return above && below && above !== below ? [{ from: above, to: below }] : []
  })
  const pairs = Map.groupBy(between, ({ from, to }) => `${from} ${to}`)
  const steps = reduced([...pairs.values()].flatMap(([edge]) => edge ?? []))
  return [
    'flowchart TB',
    ...inOrder(names, steps).flatMap((layer) => [
      `  subgraph ${layer}_layer[${layer}]`,
      ...[...layers].flatMap(([folder, of]) => (of === layer ? [`    ${folder}`] : [])),
      ...within(layer).map(({ from, to }) => `    ${from} --> ${to}`),
      '  end',
    ]),
    ...steps.map(({ from, to }) => `  ${from}_layer -- ${pairs.get(`${from} ${to}`)?.length} --> ${to}_layer`),
  ].join('\n')
}

interface Edge {
  from: string
  to: string
}

/** Without edges that others imply. */
function reduced(edges: readonly Edge[]): Edge[] {
  const stored = new Set(edges)
  for (const edge of edges) {
    stored.delete(edge)
    const targets = Map.groupBy(stored, ({ from }) => from)
    const imports = new Map([...targets].map(([from, some]) => [from, new Map(some.map(({ to }) => [to, '']))]))
    if (!shortestPath(imports, edge.from, edge.to)) stored.add(edge)
  }
  return [...stored].toSorted((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1))
}

/** Importers first. */
function inOrder(names: readonly string[], steps: readonly Edge[]): string[] {
  const depth = (name: string, seen: readonly string[] = []): number =>
    Math.max(
      0,
      ...steps.flatMap(({ from, to }) =>
        to === name && !seen.includes(from) ? [1 + depth(from, [...seen, name])] : [],
      ),
    )
  return names.toSorted((a, b) => depth(a) - depth(b))
}
