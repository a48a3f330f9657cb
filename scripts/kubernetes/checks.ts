import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig as gatewayConfig, VARIABLES as GATEWAY } from '../../apps/gateway/src/config.ts'
import { readConfig as platformConfig, VARIABLES as PLATFORM } from '../../apps/platform/src/config.ts'
import { ENDED_WITHIN_MS } from '../../apps/platform/src/http/end-connections.ts'
import { readConfig as simulatorsConfig, VARIABLES as SIMULATORS } from '../../apps/simulators/src/config.ts'
import { ROOT } from '../lib/settings.ts'
import { makeKey } from '../lib/stored-keys.ts'
import type { KubeObject } from './render.ts'
import {
  type Container,
  getContainers,
  type Metrics,
  type Pod,
  getPods,
  type Probe,
  selects,
  type Selector,
} from './pods.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const CADDYFILE = read('deploy/Caddyfile')
/** The script that the platform's image runs before the platform. */
const ENTRY = read('deploy/platform-entry.sh')
const inEntry = (pattern: RegExp) => [...ENTRY.matchAll(pattern)].map(([, found = '']) => found)
/** For the program that the image runs. */
const EDGE = [
  'XDG_CONFIG_HOME',
  'XDG_DATA_HOME',
  ...[...CADDYFILE.matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name = '']) => name),
]

interface Program {
  variables: readonly string[]
  /** @throws ConfigError if a variable is missing or invalid */
  start: (variables: Record<string, string>) => unknown
  health?: string
  /** Seconds that it takes to end after DRAIN_SECONDS. */
  ends: number
}

/** Programs by the last part of their image's name; others read no variables. */
const PROGRAMS: Readonly<Record<string, Program>> = {
  edge: { variables: EDGE, start: () => {}, ends: 30 },
  gateway: {
    variables: GATEWAY,
    start: gatewayConfig,
    health: read('apps/gateway/src/http/health.ts'),
    ends: seconds('apps/gateway/src/main.ts', 'GRACE_MS'),
  },
  platform: {
    variables: [...PLATFORM, ...inEntry(/\$\{?([A-Z_]+)/g)],
    start: platformConfig,
    health: read('apps/platform/src/http/health-routes.ts'),
    ends: seconds('apps/platform/src/main.ts', 'STOP_MS') + ENDED_WITHIN_MS / 1_000,
  },
  simulators: {
    variables: SIMULATORS,
    start: simulatorsConfig,
    health: read('apps/simulators/src/vendor/app.ts'),
    ends: 10,
  },
}

/** A constant of the source, which other files need not import. */
function seconds(path: string, constant: string): number {
  const [, value] = new RegExp(`\\b${constant} = ([\\d_]+)`).exec(read(path)) ?? []
  if (value === undefined) throw new Error(`${path} has no ${constant}.`)
  return Number(value.replaceAll('_', '')) / 1_000
}

const findProgram = ({ image }: Container): Program | undefined =>
  PROGRAMS[/\/?([\w-]+)(?:[:@].*)?$/.exec(image.replace(/@.*$/, '').replace(/:[\w.-]+$/, ''))?.[1] ?? '']

/** Namespaces of other installations that the network policies name. */
const NAMESPACES = ['cnpg-system', 'envoy-gateway-system', 'kube-system', 'monitoring']

/** Mistakes between the objects of an overlay, and those that no schema finds. */
export function getProblems(objects: readonly KubeObject[]): string[] {
  const problems: string[] = []
  const pods = getPods(objects)
  for (const object of objects) {
    const says = (text: string) => problems.push(`${object.kind} ${object.metadata.name}: ${text}`)
    if (object.kind === 'Deployment' || object.kind === 'Job') checkPods(object, objects, says)
    if (object.kind === 'Deployment') checkDeployment(object, objects, says)
    if (object.kind === 'Service') checkService(object, pods, says)
    if (object.kind === 'PodDisruptionBudget') checkSelector(spec(object)['selector'], pods, says)
    if (object.kind === 'PodMonitor') checkMonitor(object, pods, says)
    if (object.kind === 'NetworkPolicy') checkPolicy(object, pods, says)
    if (object.kind === 'HTTPRoute') checkRoute(object, objects, says)
    if (object.kind === 'ScaledObject') checkScaling(object, objects, says)
  }
  problems.push(...duplicates(objects), ...closedConnections(objects, pods), ...hostsWithoutRoute(objects, pods))
  return problems
}

type Says = (text: string) => void
type Fields = Record<string, unknown>

const spec = (object: KubeObject) => object['spec'] as Fields
const named = (objects: readonly KubeObject[], kind: string, name: string) =>
  objects.find((object) => object.kind === kind && object.metadata.name === name)

function duplicates(objects: readonly KubeObject[]): string[] {
  const names = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
  return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is there twice`)
}

function checkPods(object: KubeObject, objects: readonly KubeObject[], says: Says): void {
  const template = spec(object)['template'] as { spec: Pod['spec'] }
  const { securityContext = {}, automountServiceAccountToken, volumes = [] } = template.spec
  if (automountServiceAccountToken !== false) says('mounts a token of the API server')
  if (securityContext.runAsNonRoot !== true) says('may run as root')
  if (securityContext.seccompProfile?.type !== 'RuntimeDefault') says('has no seccomp profile')
  for (const container of getContainers(template.spec)) {
    const { name, image, securityContext: rights = {}, resources, volumeMounts = [] } = container
    if (rights.privileged || rights.allowPrivilegeEscalation !== false) says(`${name} is or may become privileged`)
    if (rights.readOnlyRootFilesystem !== true) says(`${name} can write to its root file system`)
    if (!rights.capabilities?.drop?.includes('ALL') || rights.capabilities.add) says(`${name} keeps capabilities`)
    if (!resources?.requests?.cpu || !resources.requests.memory) says(`${name} does not say what it needs`)
    if (!resources?.limits?.memory) says(`${name} has no limit of memory`)
    for (const mount of volumeMounts)
      if (!volumes.some((volume) => volume.name === mount.name))
        says(`${name} mounts ${mount.name}, which is no volume`)
    if (!image) says(`${name} has no image`)
    checkVariables(container, objects, says)
  }
}

/** Variables as the container gets them; those of secrets have made-up values. */
export function getVariables(
  container: Container,
  objects: readonly KubeObject[],
  says: Says = () => {},
): Map<string, string> {
  const variables = new Map<string, string>()
  for (const { configMapRef, secretRef } of container.envFrom ?? []) {
    const config = configMapRef && named(objects, 'ConfigMap', configMapRef.name)
    const secret = secretRef && getSecrets(objects).get(secretRef.name)
    if (configMapRef && !config) says(`there is no ConfigMap ${configMapRef.name}`)
    if (secretRef && !secret) says(`there is no secret ${secretRef.name}`)
    for (const [name, value] of Object.entries((config?.['data'] ?? {}) as Record<string, string>))
      variables.set(name, value)
    for (const name of secret ?? []) variables.set(name, madeUp(name))
  }
  for (const { name, value, valueFrom } of container.env ?? []) {
    const ref = valueFrom?.secretKeyRef
    if (ref && !getSecrets(objects).get(ref.name)?.includes(ref.key))
      says(`there is no ${ref.key} in a secret ${ref.name}`)
    variables.set(name, value ?? madeUp(name))
  }
  return variables
}

function checkVariables(container: Container, objects: readonly KubeObject[], says: Says): void {
  const { name, ports = [] } = container
  const variables = getVariables(container, objects, says)
  const program = findProgram(container)
  for (const variable of variables.keys())
    if (!program?.variables.includes(variable)) says(`${name} gets ${variable}, which it does not read`)
  try {
    program?.start(Object.fromEntries(variables))
  } catch (error) {
    says(`${name} would not start: ${error instanceof Error ? error.message : String(error)}`)
  }
  for (const [variable, port] of [
    ['PORT', 'http'],
    ['METRICS_PORT', 'metrics'],
  ] as const) {
    const declared = ports.find((one) => one.name === port)
    if (declared && String(declared.containerPort) !== variables.get(variable))
      says(`the port ${port} of ${name} is not ${variable}`)
  }
}

/** Keys of the secrets that operators of the cluster make. */
function getSecrets(objects: readonly KubeObject[]): Map<string, string[]> {
  const secrets = new Map<string, string[]>()
  for (const object of objects) {
    if (object.kind === 'Cluster')
      secrets.set(`${object.metadata.name}-app`, ['uri', 'username', 'password', 'host', 'port', 'dbname'])
    if (object.kind !== 'ExternalSecret') continue
    const { target, data } = spec(object) as { target: { name: string }; data: { secretKey: string }[] }
    secrets.set(
      target.name,
      data.map(({ secretKey }) => secretKey),
    )
  }
  return secrets
}

function madeUp(variable: string): string {
  const key = makeKey()
  if (variable === 'DATABASE_URL') return `postgresql://playhouse:${key.slice(7)}@database-rw.playhouse:5432/playhouse`
  if (variable.endsWith('_KEYS')) return key
  return variable === 'OPERATOR_TOKEN' ? `anna:${key.slice(7)}` : key.slice(7)
}

function checkDeployment(object: KubeObject, objects: readonly KubeObject[], says: Says): void {
  const { replicas, selector, strategy, template } = spec(object) as {
    replicas?: number
    selector: Selector
    strategy?: { rollingUpdate?: { maxUnavailable?: number } }
    template: { metadata: { labels: Record<string, string> }; spec: Pod['spec'] }
  }
  const { name } = object.metadata
  const { labels } = template.metadata
  if (!selects(selector, labels)) says('does not select its own pods')
  if (strategy?.rollingUpdate?.maxUnavailable !== 0) says('is away for a moment while it is replaced')
  const isScaled = objects.some(
    (one) => one.kind === 'ScaledObject' && (spec(one)['scaleTargetRef'] as { name: string }).name === name,
  )
  if (isScaled === (replicas !== undefined))
    says(isScaled ? 'has replicas, which are the autoscaler’s' : 'has no number of replicas')
  if (isScaled || (replicas ?? 1) > 1) {
    const spread = template.spec.topologySpreadConstraints ?? []
    if (spread.length === 0 || spread.some((one) => !selects(one.labelSelector, labels)))
      says('is not spread over nodes')
    const hasBudget = objects.some(
      (one) => one.kind === 'PodDisruptionBudget' && selects(spec(one)['selector'] as Selector, labels),
    )
    if (!hasBudget) says('has no PodDisruptionBudget')
  }
  for (const container of getContainers(template.spec)) {
    for (const kind of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const) {
      const probe = container[kind]
      if (probe) checkProbe(kind, probe, container, says)
      else says(`${container.name} has no ${kind}`)
    }
    const stop = container.lifecycle?.preStop?.sleep?.seconds
    if (stop === undefined) says(`${container.name} has no preStop: it stops before callers have forgotten its address`)
    const drain = Number(getVariables(container, objects).get('DRAIN_SECONDS') ?? 0)
    const needed = (stop ?? 0) + drain + (findProgram(container)?.ends ?? 5)
    if ((template.spec.terminationGracePeriodSeconds ?? 30) < needed)
      says(`${container.name} is killed before ${needed} s, which it needs to end`)
  }
}

function checkProbe(kind: string, { httpGet, tcpSocket, exec }: Probe, container: Container, says: Says): void {
  const port = httpGet?.port ?? tcpSocket?.port
  if (!exec && !container.ports?.some(({ name, containerPort }) => name === port || containerPort === port))
    says(`${kind} of ${container.name} asks the port ${port}, which it has not`)
  if (httpGet && !findProgram(container)?.health?.includes(`app.get('${httpGet.path}'`))
    says(`${kind} of ${container.name} asks ${httpGet.path}, which it does not serve`)
}

function checkSelector(selector: unknown, pods: readonly Pod[], says: Says): Pod[] {
  const found = pods.filter(({ labels }) => selects(selector as Selector, labels))
  if (found.length === 0) says(`selects no pods: ${JSON.stringify(selector)}`)
  return found
}

function checkPorts(ports: readonly (string | number)[], pods: readonly Pod[], says: Says): void {
  for (const port of ports)
    if (pods.length > 0 && !pods.some((pod) => findPort(pod, port) !== undefined))
      says(`no container has the port ${port}`)
}

/** Number of a port that the pod has; a port that a policy names by number need not be declared for pods of an operator. */
const findPort = ({ spec: { containers } }: Pod, port: string | number): number | undefined =>
  containers.flatMap(({ ports = [] }) => ports).find((one) => one.name === port || one.containerPort === port)
    ?.containerPort

function checkService(object: KubeObject, pods: readonly Pod[], says: Says): void {
  const { selector, ports } = spec(object) as {
    selector: Record<string, string>
    ports: { port: number; targetPort?: string | number }[]
  }
  const found = checkSelector({ matchLabels: selector }, pods, says)
  for (const { port, targetPort = port } of ports) checkPorts([targetPort], found, says)
}

function checkMonitor(object: KubeObject, pods: readonly Pod[], says: Says): void {
  const { selector, podMetricsEndpoints } = spec(object) as unknown as Metrics
  for (const pod of checkSelector(selector, pods, says))
    checkPorts(
      podMetricsEndpoints.map(({ port }) => port),
      [pod],
      says,
    )
}

interface Peer {
  podSelector?: Selector
  namespaceSelector?: Selector
  ipBlock?: unknown
}
interface Rule {
  from?: Peer[]
  to?: Peer[]
  ports?: { port: string | number }[]
}
interface Policy {
  podSelector: Selector
  policyTypes: string[]
  ingress?: Rule[]
  egress?: Rule[]
}

function checkPolicy(object: KubeObject, pods: readonly Pod[], says: Says): void {
  const { podSelector, ingress = [], egress = [] } = spec(object) as unknown as Policy
  const own = checkSelector(podSelector, pods, says)
  for (const { from = [], ports = [] } of ingress) {
    checkPeers(from, pods, says)
    checkPorts(
      ports.map(({ port }) => port),
      own,
      says,
    )
  }
  for (const { to = [], ports = [] } of egress) {
    const found = checkPeers(to, pods, says)
    checkPorts(
      ports.map(({ port }) => port),
      found,
      says,
    )
  }
}

function checkPeers(peers: readonly Peer[], pods: readonly Pod[], says: Says): Pod[] {
  return peers.flatMap(({ podSelector, namespaceSelector }) => {
    const namespace = namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name']
    if (namespaceSelector && !NAMESPACES.includes(namespace ?? ''))
      says(`names the namespace ${namespace}, which nobody makes`)
    return podSelector ? checkSelector(podSelector, pods, says) : []
  })
}

function checkRoute(object: KubeObject, objects: readonly KubeObject[], says: Says): void {
  const { parentRefs, rules } = spec(object) as {
    parentRefs: { name: string; sectionName?: string }[]
    rules: { backendRefs?: { name: string; port: number }[] }[]
  }
  for (const { name, sectionName } of parentRefs) {
    const gateway = named(objects, 'Gateway', name)
    const listeners = (gateway ? spec(gateway)['listeners'] : []) as { name: string }[]
    if (!listeners.some((listener) => listener.name === sectionName))
      says(`there is no listener ${sectionName} of ${name}`)
  }
  for (const { name, port } of rules.flatMap(({ backendRefs = [] }) => backendRefs)) {
    const service = named(objects, 'Service', name)
    const ports = (service ? spec(service)['ports'] : []) as { port: number }[]
    if (!ports.some((one) => one.port === port)) says(`there is no Service ${name} with the port ${port}`)
  }
}

function checkScaling(object: KubeObject, objects: readonly KubeObject[], says: Says): void {
  const {
    scaleTargetRef,
    minReplicaCount = 0,
    maxReplicaCount = 0,
  } = spec(object) as {
    scaleTargetRef: { name: string }
    minReplicaCount?: number
    maxReplicaCount?: number
  }
  if (!named(objects, 'Deployment', scaleTargetRef.name)) says(`there is no Deployment ${scaleTargetRef.name}`)
  if (minReplicaCount < 1 || maxReplicaCount <= minReplicaCount) says('does not scale')
}

/** Hosts that pages name as this site's own, and that no route serves. */
function hostsWithoutRoute(objects: readonly KubeObject[], pods: readonly Pod[]): string[] {
  const served = objects.flatMap((object) =>
    object.kind === 'HTTPRoute' ? ((spec(object)['hostnames'] ?? []) as string[]) : [],
  )
  const own = pods.flatMap((pod) =>
    pod.spec.containers.flatMap((container) => {
      const variables = getVariables(container, objects)
      return ['SITE_ORIGIN', 'SITE_ORIGINS', 'MEDIA_HOSTS'].flatMap((name) =>
        (variables.get(name)?.split(',') ?? []).map((origin) => ({ name, host: new URL(origin).hostname, pod })),
      )
    }),
  )
  return own.flatMap(({ name, host, pod }) =>
    served.includes(host) ? [] : [`${pod.kind} ${pod.name}: no route has the host ${host} of ${name}`],
  )
}

/** Connections that variables and the edge's file name, and that no Service or network policy allows. */
function closedConnections(objects: readonly KubeObject[], pods: readonly Pod[]): string[] {
  const policies = objects
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map((object) => spec(object) as unknown as Policy)
  return pods.flatMap((pod) =>
    pod.spec.containers.flatMap((container) => {
      const program = findProgram(container)
      if (!program) return []
      const variables = getVariables(container, objects)
      const urls = [...variables].flatMap(([name, value]) => {
        // A Job prepares the database and ends.
        const isUsed = pod.kind !== 'Job' || name === 'DATABASE_URL'
        return isUsed && /^[a-z]+:\/\//.test(value) && !/ORIGIN|HOST/.test(name) ? [new URL(value)] : []
      })
      if (program === PROGRAMS['platform'] && pod.kind !== 'Job' && variables.get('DEMO') === 'true')
        urls.push(...inEntry(/(http:\/\/[a-z]+:\d+)/g).map((url) => new URL(url)))
      const targets = urls.map(({ hostname, port }) => ({
        host: hostname.split('.')[0] ?? '',
        port: Number(port),
        full: hostname,
      }))
      if (program === PROGRAMS['edge'])
        for (const [, host = '', port] of CADDYFILE.matchAll(
          /(?:reverse_proxy|dynamic a) (gateway|platform|simulators)[ :](\d+)/g,
        ))
          // Without simulators or a platform of ours, nothing routes to what is theirs.
          if (named(objects, 'Service', host) || host === 'gateway')
            targets.push({ host, port: Number(port), full: host })
      return targets.flatMap(({ host, port, full }) => {
        const says = `${pod.name} cannot reach ${full}:${port}`
        const [, namespace] = full.split('.')
        // Public names, and other namespaces of this cluster.
        if (full.split('.').length > 2 || full.endsWith('.example')) return []
        if (namespace !== undefined && NAMESPACES.includes(namespace))
          return opens(policies, pod, 'egress', { namespace, port }) ? [] : [says]
        const found = servedBy(host, port, objects, pods)
        if (!found) return [`${says}: there is no such Service`]
        const isOpen =
          opens(policies, pod, 'egress', { pod: found.pod, port: found.port }) &&
          opens(policies, found.pod, 'ingress', { pod, port: found.port })
        return isOpen ? [] : [`${says}: a network policy refuses it`]
      })
    }),
  )
}

function servedBy(
  host: string,
  port: number,
  objects: readonly KubeObject[],
  pods: readonly Pod[],
): { pod: Pod; port: number } | undefined {
  const [, name = '', isReplica] = /^(.+)-r(?:w|(o))$/.exec(host) ?? []
  const cluster = named(objects, 'Cluster', name)
  // An instance alone is the primary.
  const isServed = cluster && (!isReplica || Number(spec(cluster)['instances']) > 1)
  const database = isServed && pods.find((pod) => pod.name === name)
  if (database) return { pod: database, port }
  const service = named(objects, 'Service', host)
  if (!service) return undefined
  const { selector, ports } = spec(service) as {
    selector: Record<string, string>
    ports: { port: number; targetPort?: string | number }[]
  }
  const target = ports.find((one) => one.port === port)
  const pod = pods.find(({ labels }) => selects({ matchLabels: selector }, labels))
  const number = pod && target && findPort(pod, target.targetPort ?? port)
  return pod && number !== undefined ? { pod, port: number } : undefined
}

function opens(
  policies: readonly Policy[],
  own: Pod,
  direction: 'ingress' | 'egress',
  other: { pod?: Pod; namespace?: string; port: number },
): boolean {
  const receiver = direction === 'ingress' ? own : other.pod
  return policies
    .filter(({ podSelector }) => selects(podSelector, own.labels))
    .flatMap((policy) => policy[direction] ?? [])
    .some(({ from, to, ports }) => {
      const peers = from ?? to
      const isPeer =
        peers === undefined ||
        peers.some(
          ({ podSelector, namespaceSelector }) =>
            (other.pod && !namespaceSelector && podSelector && selects(podSelector, other.pod.labels)) ||
            (other.namespace !== undefined &&
              namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'] === other.namespace),
        )
      const isPort =
        ports === undefined ||
        ports.some(({ port }) => port === other.port || (receiver && findPort(receiver, port) === other.port))
      return isPeer && isPort
    })
}
