import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { ROOT } from '../lib/settings.ts'

export interface KubeObject {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels?: Record<string, string> }
  [field: string]: unknown
}

interface Generator {
  name: string
  behavior?: 'create' | 'merge'
  envs?: string[]
  literals?: string[]
}

interface Patch {
  target?: { kind?: string; name?: string }
  path?: string
  patch?: string
}

interface Image {
  name: string
  newName?: string
  newTag?: string
  digest?: string
}

/** The fields of a kustomization that are used here; `render` refuses others. */
interface Kustomization {
  namespace?: string
  resources?: string[]
  labels?: { pairs: Record<string, string>; includeTemplates?: boolean }[]
  configMapGenerator?: Generator[]
  configurations?: string[]
  patches?: Patch[]
  images?: Image[]
}

const SUPPORTED = new Set([
  'apiVersion',
  'kind',
  'namespace',
  'resources',
  'labels',
  'configMapGenerator',
  'configurations',
  'patches',
  'images',
])

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Renders a kustomization of `deploy/kubernetes` as `kubectl kustomize` does, as far as it is used here: the tests must not need kubectl.
 * @param name folder below `deploy/kubernetes`
 * @throws Error for a field or a patch that it does not know
 */
export function render(name: string): KubeObject[] {
  const { objects, generated } = build(join(ROOT, 'deploy/kubernetes', name))
  return withHashes(objects, generated)
}

interface Built {
  objects: KubeObject[]
  /** Names of generated ConfigMaps, which get a hash. */
  generated: Set<string>
  /** Paths of images besides those of containers, by kind. */
  imagePaths: { path: string; kind: string }[]
}

function build(folder: string): Built {
  const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization & Fields
  const unknown = Object.keys(kustomization).filter((field) => !SUPPORTED.has(field))
  if (unknown.length > 0)
    throw new Error(`${folder} uses ${unknown.join(', ')}, which scripts/kubernetes does not know.`)
  const built: Built = { objects: [], generated: new Set(), imagePaths: [] }
  for (const resource of kustomization.resources ?? []) {
    const path = join(folder, resource)
    if (statSync(path).isDirectory()) {
      const { objects, generated, imagePaths } = build(path)
      built.objects.push(...objects)
      for (const name of generated) built.generated.add(name)
      built.imagePaths.push(...imagePaths)
    } else built.objects.push(...readObjects(readFileSync(path, 'utf8')))
  }
  for (const generator of kustomization.configMapGenerator ?? []) generate(folder, generator, built)
  built.imagePaths.push(
    ...(kustomization.configurations ?? []).flatMap(
      (file) => (parse(readFileSync(join(folder, file), 'utf8')) as { images: Built['imagePaths'] }).images,
    ),
  )
  for (const patch of kustomization.patches ?? []) applyPatch(folder, patch, built)
  for (const object of built.objects) {
    if (kustomization.namespace !== undefined && object.kind !== 'Namespace')
      object.metadata.namespace = kustomization.namespace
    for (const { pairs, includeTemplates } of kustomization.labels ?? []) {
      object.metadata.labels = { ...object.metadata.labels, ...pairs }
      const template = isFields(object['spec']) ? object['spec']['template'] : undefined
      if (includeTemplates && isFields(template) && isFields(template['metadata']))
        template['metadata']['labels'] = { ...(template['metadata']['labels'] as object), ...pairs }
    }
    for (const image of kustomization.images ?? []) setImages(object, image, built.imagePaths)
  }
  return built
}

/** All objects of a YAML file. @throws Error if it is not YAML */
export function readObjects(text: string): KubeObject[] {
  return parseAllDocuments(text).flatMap((document) => {
    if (document.errors[0]) throw document.errors[0]
    const value: unknown = document.toJS()
    return value === null ? [] : [value as KubeObject]
  })
}

function generate(
  folder: string,
  { name, behavior = 'create', envs = [], literals = [] }: Generator,
  built: Built,
): void {
  const lines = [...envs.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')), ...literals]
  const data = Object.fromEntries(
    lines
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  const existing = built.objects.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name)
  if ((behavior === 'merge') !== (existing !== undefined))
    throw new Error(`${folder}: the ConfigMap ${name} ${existing ? 'exists' : 'is missing'}.`)
  built.generated.add(name)
  if (existing) existing['data'] = { ...(existing['data'] as Fields), ...data }
  else built.objects.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data })
}

export interface Operation {
  op: 'add' | 'replace' | 'remove'
  path: string
  value?: unknown
}

function applyPatch(folder: string, { target, path, patch }: Patch, built: Built): void {
  const content: unknown = parse(patch ?? readFileSync(join(folder, path ?? ''), 'utf8'))
  if (Array.isArray(content)) {
    const matches = (pattern: string | undefined, text: string) =>
      pattern === undefined || new RegExp(`^(?:${pattern})$`).test(text)
    const found = built.objects.filter(
      ({ kind, metadata }) => matches(target?.kind, kind) && matches(target?.name, metadata.name),
    )
    if (found.length === 0) throw new Error(`${folder}: a patch finds no object: ${JSON.stringify(target)}`)
    for (const object of found) for (const operation of content as Operation[]) operate(object, operation)
    return
  }
  const changes = content as KubeObject
  const index = built.objects.findIndex(
    ({ kind, metadata }) => kind === changes.kind && metadata.name === changes.metadata.name,
  )
  const object = built.objects[index]
  if (!object) throw new Error(`${folder}: a patch finds no ${changes.kind} ${changes.metadata.name}.`)
  if (changes['$patch'] === 'delete') return void built.objects.splice(index, 1)
  // Kubernetes' own kinds merge lists by key. Patches of them are lists of operations here.
  if (!changes.apiVersion.split('/')[0]?.includes('.'))
    throw new Error(`${folder}: ${changes.kind} is not merged here.`)
  merge(object, changes)
}

/** RFC 6902, without `test`, `move` and `copy`. @throws Error if there is nothing at the path */
export function operate(object: KubeObject, { op, path, value }: Operation): void {
  const keys = path
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const last = keys.pop() ?? ''
  let parent: unknown = object
  for (const key of keys) parent = (parent as Fields)[key]
  const copy = structuredClone(value)
  if (Array.isArray(parent)) {
    const index = last === '-' ? parent.length : Number(last)
    if (op !== 'add' && index >= parent.length) throw new Error(`There is no ${path}.`)
    if (op === 'add') parent.splice(index, 0, copy)
    else if (op === 'remove') parent.splice(index, 1)
    else parent[index] = copy
    return
  }
  if (!isFields(parent) || (op !== 'add' && !(last in parent))) throw new Error(`There is no ${path}.`)
  if (op === 'remove') delete parent[last]
  else parent[last] = copy
}

/** RFC 7386. */
function merge(object: Fields, changes: Fields): void {
  for (const [key, value] of Object.entries(changes)) {
    const before = object[key]
    if (value === null) delete object[key]
    else if (isFields(value) && isFields(before)) merge(before, value)
    else object[key] = value
  }
}

function setImages(object: KubeObject, image: Image, paths: Built['imagePaths']): void {
  const changed = (text: string) => {
    const [, name = text, version = ''] = /^(.*?)((?::[\w.-]+)?(?:@.*)?)$/.exec(text) ?? []
    if (name !== image.name) return text
    const { newName = name, newTag, digest } = image
    const pinned = `${newTag === undefined ? '' : `:${newTag}`}${digest === undefined ? '' : `@${digest}`}`
    return `${newName}${pinned || version}`
  }
  for (const { kind, path } of paths) {
    if (object.kind !== kind) continue
    const keys = path.split('/')
    const last = keys.pop() ?? ''
    let parent: unknown = object
    for (const key of keys) parent = (parent as Fields)[key]
    if (isFields(parent) && typeof parent[last] === 'string') parent[last] = changed(parent[last])
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isFields(value)) return
    for (const [key, inner] of Object.entries(value)) {
      if ((key === 'containers' || key === 'initContainers') && Array.isArray(inner))
        for (const container of inner as { image: string }[]) container.image = changed(container.image)
      visit(inner)
    }
  }
  visit(object)
}

/** Characters that could make words are replaced. */
const HASH_LETTERS: Readonly<Record<string, string>> = { '0': 'g', '1': 'h', '3': 'k', a: 'm', e: 't' }

/** kustomize's suffix of a ConfigMap's name. */
function getHash({ data }: KubeObject): string {
  const sorted = Object.fromEntries(Object.entries(data as Fields).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  // As Go writes JSON, with the name that kustomize leaves empty.
  const text = JSON.stringify({ data: sorted, kind: 'ConfigMap', name: '' }).replaceAll(
    /[<>&]/g,
    (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`,
  )
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 10)
  return [...hex].map((letter) => HASH_LETTERS[letter] ?? letter).join('')
}

/** Renames generated ConfigMaps and what refers to them. */
function withHashes(objects: KubeObject[], generated: ReadonlySet<string>): KubeObject[] {
  const names = new Map<string, string>()
  for (const object of objects) {
    if (object.kind !== 'ConfigMap' || !generated.has(object.metadata.name)) continue
    const name = `${object.metadata.name}-${getHash(object)}`
    names.set(object.metadata.name, name)
    object.metadata.name = name
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isFields(value)) return
    for (const [key, inner] of Object.entries(value)) {
      const name = isFields(inner) && String(inner['name'])
      if (isFields(inner) && name && /^configMap(?:Ref|KeyRef)?$/.test(key)) inner['name'] = names.get(name) ?? name
      visit(inner)
    }
  }
  objects.forEach(visit)
  return objects
}
