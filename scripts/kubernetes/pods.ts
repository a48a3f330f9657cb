import type { KubeObject } from './render.ts'

export interface Selector {
  matchLabels?: Record<string, string>
  matchExpressions?: { key: string; operator: string; values: string[] }[]
}

export interface Probe {
  httpGet?: { path: string; port: string | number }
  tcpSocket?: { port: string | number }
  exec?: unknown
}

/** The fields that the checks read. */
export interface Container {
  name: string
  image: string
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[]
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  ports?: { name?: string; containerPort: number }[]
  startupProbe?: Probe
  livenessProbe?: Probe
  readinessProbe?: Probe
  lifecycle?: { preStop?: { sleep?: { seconds: number } } }
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> }
  securityContext?: {
    privileged?: boolean
    allowPrivilegeEscalation?: boolean
    readOnlyRootFilesystem?: boolean
    capabilities?: { drop?: string[]; add?: string[] }
  }
  volumeMounts?: { name: string }[]
}

interface PodSpec {
  containers: Container[]
  initContainers?: Container[]
  automountServiceAccountToken?: boolean
  terminationGracePeriodSeconds?: number
  securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type: string } }
  topologySpreadConstraints?: { labelSelector: Selector }[]
  volumes?: { name: string }[]
}

export interface Pod {
  /** Kind and name of what makes it. */
  kind: string
  name: string
  labels: Record<string, string>
  spec: PodSpec
}

/** Fields of a PodMonitor. */
export interface Metrics {
  selector: Selector
  podMetricsEndpoints: { port: string }[]
}

/** Ports of a pod that CloudNativePG makes: PostgreSQL, its metrics, and the state that its operator asks for. */
const DATABASE_PORTS = [
  { name: 'postgresql', containerPort: 5432 },
  { name: 'metrics', containerPort: 9187 },
  { name: 'status', containerPort: 8000 },
]

/** One pod of each kind that the objects make, those of operators included. */
export function getPods(objects: readonly KubeObject[]): Pod[] {
  return objects.flatMap(({ kind, metadata: { name }, ...object }): Pod[] => {
    if (kind === 'Cluster') {
      const container = { name: 'postgres', image: '', ports: DATABASE_PORTS }
      return [{ kind, name, labels: { 'cnpg.io/cluster': name }, spec: { containers: [container] } }]
    }
    if (kind !== 'Deployment' && kind !== 'Job') return []
    const { template } = object['spec'] as { template: { metadata: { labels: Record<string, string> }; spec: PodSpec } }
    return [{ kind, name, labels: template.metadata.labels, spec: template.spec }]
  })
}

export const getContainers = ({ containers, initContainers = [] }: PodSpec): Container[] => [
  ...initContainers,
  ...containers,
]

/** Whether a selector finds a pod with these labels. An empty one finds all. @throws Error for an operator that is not used here */
export function selects(
  { matchLabels = {}, matchExpressions = [] }: Selector,
  labels: Record<string, string>,
): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => {
      if (operator !== 'In') throw new Error(`The operator ${operator} is not known to the checks.`)
      return values.includes(labels[key] ?? '')
    })
  )
}
