import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onPath } from '../lib/debian.ts'
import { readCompose } from '../lib/compose.ts'
import { ROOT } from '../lib/settings.ts'
import { getProblems, getVariables } from './checks.ts'
import { schemaProblems, unknownFields } from './models.ts'
import { getContainers, getPods } from './pods.ts'
import { type KubeObject, operate, readObjects, render } from './render.ts'

const OVERLAYS = ['demo', 'gateway', 'production'] as const
const RENDERED = Object.fromEntries(OVERLAYS.map((overlay) => [overlay, render(`overlays/${overlay}`)]))
/** A copy, which may be changed. */
const rendered = (overlay: (typeof OVERLAYS)[number]): KubeObject[] => structuredClone(RENDERED[overlay] ?? [])

const getName = ({ kind, metadata }: KubeObject) => `${kind} ${metadata.name}`
const find = (objects: readonly KubeObject[], name: string): KubeObject => {
  const found = objects.find((object) => getName(object) === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

test.each(OVERLAYS)('objects of the overlay %s fit their schemas and each other', (overlay) => {
  const objects = rendered(overlay)
  expect(
    objects.flatMap((object) => schemaProblems(object).map((problem) => `${getName(object)}: ${problem}`)),
  ).toEqual([])
  expect(getProblems(objects)).toEqual([])
})

test('no object has a field that its kind has not', () => {
  const objects = OVERLAYS.flatMap(rendered)
  expect(
    unknownFields(objects).flatMap((found, index) => found.map((text) => `${objects[index]?.metadata.name}: ${text}`)),
  ).toEqual([])
})

test.skipIf(!onPath('kubectl')).each(OVERLAYS)('kubectl renders the overlay %s in the same way', (overlay) => {
  const folder = join(ROOT, 'deploy/kubernetes/overlays', overlay)
  const theirs = readObjects(execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' }))
  const byName = (objects: KubeObject[]) => Object.fromEntries(objects.map((object) => [getName(object), object]))
  expect(byName(rendered(overlay))).toEqual(byName(theirs))
})

/** `set` makes or replaces what is at the path of the object. */
interface Mistake {
  object: string
  path: string
  set?: unknown
  isRemoved?: true
}

function plant(objects: readonly KubeObject[], { object, path, set, isRemoved }: Mistake): void {
  // Generated ConfigMaps end with a hash.
  const found = objects.find((one) => getName(one) === object || getName(one).replace(/-[a-z0-9]{10}$/, '') === object)
  if (!found) throw new Error(`There is no ${object}.`)
  operate(found, isRemoved ? { op: 'remove', path } : { op: path.endsWith('/0') ? 'replace' : 'add', path, value: set })
}

const POD = '/spec/template/spec'
const CONTAINER = `${POD}/containers/0`

const PLANTED: readonly [string, Mistake, RegExp][] = [
  [
    'a missing probe',
    { object: 'Deployment gateway', path: `${CONTAINER}/readinessProbe`, isRemoved: true },
    /gateway has no readinessProbe/,
  ],
  [
    'a probe of an address that is not served',
    { object: 'Deployment platform-web', path: `${CONTAINER}/livenessProbe/httpGet/path`, set: '/healthz' },
    /asks \/healthz, which it does not serve/,
  ],
  [
    'a probe of a port that no container has',
    { object: 'Deployment gateway', path: `${CONTAINER}/livenessProbe/httpGet/port`, set: 'web' },
    /asks the port web/,
  ],
  [
    'a privileged container',
    { object: 'Deployment platform-web', path: `${CONTAINER}/securityContext/privileged`, set: true },
    /may become privileged/,
  ],
  [
    'a writable root file system',
    { object: 'Deployment edge', path: `${CONTAINER}/securityContext/readOnlyRootFilesystem`, set: false },
    /can write to its root/,
  ],
  [
    'a container with a capability',
    { object: 'Deployment edge', path: `${CONTAINER}/securityContext/capabilities/add`, set: ['NET_BIND_SERVICE'] },
    /keeps capabilities/,
  ],
  [
    'a pod that may be root',
    { object: 'Deployment valkey', path: `${POD}/securityContext/runAsNonRoot`, isRemoved: true },
    /may run as root/,
  ],
  [
    'a container without requests',
    { object: 'Deployment gateway', path: `${CONTAINER}/resources/requests/cpu`, isRemoved: true },
    /does not say what it needs/,
  ],
  [
    'a container without preStop',
    { object: 'Deployment platform-web', path: `${CONTAINER}/lifecycle`, isRemoved: true },
    /has no preStop/,
  ],
  [
    'a grace period that is too short',
    { object: 'Deployment gateway', path: `${POD}/terminationGracePeriodSeconds`, set: 15 },
    /is killed before 23 s/,
  ],
  [
    'a rolling update with a gap',
    { object: 'Deployment gateway', path: '/spec/strategy/rollingUpdate/maxUnavailable', set: 1 },
    /is away for a moment/,
  ],
  [
    'a Deployment without a budget',
    {
      object: 'PodDisruptionBudget gateway',
      path: '/spec/selector/matchLabels',
      set: { 'app.kubernetes.io/name': 'edge' },
    },
    /Deployment gateway: has no PodDisruptionBudget/,
  ],
  [
    'pods that are not spread',
    { object: 'Deployment platform-worker', path: `${POD}/topologySpreadConstraints`, isRemoved: true },
    /is not spread over nodes/,
  ],
  [
    'a Service whose selector matches no pods',
    { object: 'Service platform', path: '/spec/selector', set: { 'app.kubernetes.io/name': 'platform' } },
    /Service platform: selects no pods/,
  ],
  [
    'reports of a replica where there is none',
    { object: 'Cluster database', path: '/spec/instances', set: 1 },
    /platform-web cannot reach database-ro:5432: there is no such Service/,
  ],
  [
    'a Service with a port that no container has',
    { object: 'Service gateway', path: '/spec/ports/0/targetPort', set: 4201 },
    /no container has the port 4201/,
  ],
  [
    'a route to a Service that is not there',
    { object: 'HTTPRoute site', path: '/spec/rules/0/backendRefs/0/name', set: 'web' },
    /no Service web with the port 8080/,
  ],
  [
    'a route of a listener that is not there',
    { object: 'HTTPRoute site', path: '/spec/parentRefs/0/sectionName', set: 'tls' },
    /no listener tls/,
  ],
  [
    'a variable in a ConfigMap that the program does not read',
    { object: 'ConfigMap platform', path: '/data/METRIC_PORT', set: '9464' },
    /platform gets METRIC_PORT, which it does not read/,
  ],
  [
    'a variable of a container that the program does not read',
    { object: 'Deployment gateway', path: `${CONTAINER}/env`, set: [{ name: 'ROLE', value: 'web' }] },
    /gateway gets ROLE, which it does not read/,
  ],
  [
    'a variable of the edge that its file does not read',
    { object: 'ConfigMap edge', path: '/data/TRUST_PROXY', set: '1' },
    /edge gets TRUST_PROXY/,
  ],
  [
    'a value that the program refuses',
    { object: 'ConfigMap platform', path: '/data/HUMAN_CHECK', set: 'sometimes' },
    /would not start: .*HUMAN_CHECK/s,
  ],
  [
    'a missing variable that the program needs',
    { object: 'Deployment platform-worker', path: `${CONTAINER}/env/1`, isRemoved: true },
    /would not start: .*DATABASE_URL/s,
  ],
  [
    'a secret without a variable that the program needs',
    { object: 'ExternalSecret gateway', path: '/spec/data', set: [] },
    /would not start: .*COOKIE_KEYS/s,
  ],
  [
    'a ConfigMap that is not there',
    { object: 'Deployment edge', path: `${CONTAINER}/envFrom/0/configMapRef/name`, set: 'edge' },
    /no ConfigMap edge/,
  ],
  [
    'a volume that is not there',
    { object: 'Deployment edge', path: `${POD}/volumes/0/name`, set: 'temporary' },
    /mounts tmp, which is no volume/,
  ],
  [
    'metrics on another port than the program’s',
    { object: 'ConfigMap gateway', path: '/data/METRICS_PORT', set: '9465' },
    /the port metrics of gateway is not METRICS_PORT/,
  ],
  [
    'an address of a Service that is not there',
    { object: 'ConfigMap gateway', path: '/data/PLATFORM_URL', set: 'http://platform-web:4202' },
    /gateway cannot reach platform-web:4202/,
  ],
  [
    'a host of images that no route has',
    { object: 'ConfigMap platform', path: '/data/MEDIA_HOSTS', set: 'https://media.play.example' },
    /no route has the host media.play.example of MEDIA_HOSTS/,
  ],
  [
    'a network policy that leaves out a caller',
    {
      object: 'NetworkPolicy platform-web',
      path: '/spec/ingress/0/from/0',
      set: { podSelector: { matchLabels: { 'app.kubernetes.io/name': 'valkey' } } },
    },
    /gateway cannot reach platform:4202: a network policy refuses it/,
  ],
  [
    'a network policy of a port that nothing has',
    { object: 'NetworkPolicy gateway', path: '/spec/ingress/1/ports/0/port', set: 'prometheus' },
    /no container has the port prometheus/,
  ],
  [
    'a network policy of a namespace that nobody makes',
    {
      object: 'NetworkPolicy gateway',
      path: '/spec/ingress/1/from/0/namespaceSelector/matchLabels',
      set: { 'kubernetes.io/metadata.name': 'metrics' },
    },
    /names the namespace metrics/,
  ],
  [
    'replicas beside an autoscaler',
    { object: 'Deployment gateway', path: '/spec/replicas', set: 3 },
    /has replicas, which are the autoscaler/,
  ],
  [
    'an autoscaler of nothing',
    { object: 'ScaledObject gateway', path: '/spec/scaleTargetRef/name', set: 'gateways' },
    /no Deployment gateways/,
  ],
  [
    'a monitor of a port that no pod has',
    { object: 'PodMonitor programs', path: '/spec/podMetricsEndpoints/0/port', set: 'http-metrics' },
    /no container has the port http-metrics/,
  ],
]

test.each(PLANTED)('refuses %s', (_what, mistake, found) => {
  const objects = rendered('production')
  plant(objects, mistake)
  expect(getProblems(objects).join('\n')).toMatch(found)
})

const MISSPELT: readonly Mistake[] = [
  { object: 'Deployment gateway', path: `${CONTAINER}/readinessProb`, set: {} },
  { object: 'Job migrate', path: '/spec/backOffLimit', set: 3 },
  { object: 'Service edge', path: '/spec/ports/0/targetport', set: 1 },
  { object: 'NetworkPolicy gateway', path: '/spec/ingress/0/froms', set: [] },
  { object: 'PodDisruptionBudget edge', path: '/spec/maxUnavailible', set: 1 },
  { object: 'Gateway site', path: '/spec/listeners/1/tls/certificateRef', set: [] },
  { object: 'HTTPRoute site', path: '/spec/hostname', set: [] },
  { object: 'ScaledObject gateway', path: '/spec/minReplicas', set: 1 },
  { object: 'PodMonitor programs', path: '/spec/podMetricsEndpoints/0/intervall', set: '1s' },
  { object: 'ExternalSecret gateway', path: '/spec/data/0/remoteRef/propperty', set: '' },
  { object: 'Cluster database', path: '/spec/postgresql/synchronous/numbers', set: 1 },
  { object: 'ScheduledBackup daily', path: '/spec/scheduled', set: '' },
]

test('refuses misspelt fields of every kind', () => {
  const wrong = MISSPELT.map((mistake) => {
    const objects = rendered('production')
    plant(objects, mistake)
    return find(objects, mistake.object)
  })
  const found = unknownFields(wrong)
  for (const [index, { object, path }] of MISSPELT.entries())
    expect(found[index]?.join('\n'), object).toContain(path.split('/').at(-1))
})

test.each<[string, Mistake, string]>([
  [
    'a misspelt field of the object store',
    { object: 'ObjectStore backups', path: '/spec/configuration/endpointUrl', set: 'https://s3.example' },
    'endpointUrl',
  ],
  ['a value of the wrong type', { object: 'Cluster database', path: '/spec/instances', set: 'three' }, 'instances'],
  [
    'a kind without a model',
    { object: 'Deployment edge', path: '/kind', set: 'StatefulSet' },
    'no model of apps/v1 StatefulSet',
  ],
])('refuses %s', (_what, mistake, found) => {
  const objects = rendered('production')
  plant(objects, mistake)
  expect(objects.flatMap(schemaProblems).join('\n')).toContain(found)
})

test.each([
  ['production', 7],
  ['gateway', 3],
] as const)('%s runs images by their digest alone', (overlay, count) => {
  const images = rendered(overlay).flatMap((object) =>
    [...JSON.stringify(object).matchAll(/"image(?:Name)?":"([^"]*)"/g)].map(([, image]) => image),
  )
  expect(images).toHaveLength(count)
  expect(images.filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image ?? ''))).toEqual([])
})

test('the overlay of gateways alone has nothing of our platform', () => {
  const programs = getPods(rendered('gateway')).map(({ kind, name }) => `${kind} ${name}`)
  expect(programs.toSorted()).toEqual(['Deployment edge', 'Deployment gateway', 'Deployment valkey'])
  const selected = JSON.stringify(rendered('gateway').filter(({ kind }) => kind !== 'PrometheusRule'))
  expect(selected).not.toMatch(/platform-web|platform-worker|cnpg|images\.play/)
})

test('the demo has no secret, and the others none in their files', () => {
  expect(rendered('demo').map(({ kind }) => kind)).not.toContain('ExternalSecret')
  expect(OVERLAYS.flatMap(rendered).map(({ kind }) => kind)).not.toContain('Secret')
})

/** Variables that the compose file sets and Kubernetes does not, and the other way round, with the reason. */
const DIFFERENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  platform: {
    OPERATOR_HOST: 'kubectl port-forward reaches 127.0.0.1 of the pod',
  },
}

test.each([
  ['docker-compose.yml', 'demo', 'edge', 'edge'],
  ['docker-compose.yml', 'demo', 'gateway', 'gateway'],
  ['docker-compose.yml', 'demo', 'platform', 'platform-web'],
  ['docker-compose.yml', 'demo', 'simulators', 'simulators'],
  ['compose.gateway.yml', 'gateway', 'edge', 'edge'],
  ['compose.gateway.yml', 'gateway', 'gateway', 'gateway'],
] as const)('%s and the overlay %s set the same variables of the %s', (file, overlay, service, deployment) => {
  const passed = readCompose(file)[service]?.environment ?? {}
  // `${NAME:-}` is for an operator to set, in both.
  const set = Object.keys(passed).filter((name) => !/^\$\{\w+:-\}$/.test(passed[name] ?? ''))
  const objects = rendered(overlay)
  const containers = getPods(objects).flatMap(({ name, spec }) => (name === deployment ? getContainers(spec) : []))
  const here = containers.flatMap((container) => [...getVariables(container, objects).keys()])
  expect(here).not.toEqual([])
  const reasons = DIFFERENT[service] ?? {}
  expect(here.filter((name) => !(name in passed))).toEqual([])
  expect(set.filter((name) => !here.includes(name) && !(name in reasons))).toEqual([])
  expect(Object.keys(reasons).filter((name) => here.includes(name))).toEqual([])
})
