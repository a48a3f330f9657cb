import { ExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1'
import { Cluster, ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1'
import { Gateway, HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1'
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1'
import { PodMonitor, PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'
import { Deployment } from 'kubernetes-models/apps/v1'
import { Job } from 'kubernetes-models/batch/v1'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Namespace, Service } from 'kubernetes-models/v1'
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { ROOT } from '../lib/settings.ts'
import type { KubeObject } from './render.ts'

interface Model {
  new (data: never): { validate(): void }
  apiVersion: string
  kind: string
}

/** Models by the module that also has their types. */
const MODELS: Readonly<Record<string, readonly Model[]>> = {
  'kubernetes-models/v1': [ConfigMap, Namespace, Service],
  'kubernetes-models/apps/v1': [Deployment],
  'kubernetes-models/batch/v1': [Job],
  'kubernetes-models/networking.k8s.io/v1': [NetworkPolicy],
  'kubernetes-models/policy/v1': [PodDisruptionBudget],
  '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1': [Cluster, ScheduledBackup],
  '@kubernetes-models/external-secrets/external-secrets.io/v1': [ExternalSecret],
  '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1': [Gateway, HTTPRoute],
  '@kubernetes-models/keda/keda.sh/v1alpha1': [ScaledObject],
  '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1': [PodMonitor, PrometheusRule],
}

const secretKey = z.strictObject({ name: z.string(), key: z.string() })
const compressed = z.strictObject({ compression: z.enum(['bzip2', 'gzip', 'snappy']) })

/** Model of the Barman Cloud plugin, which no package has. */
const OBJECT_STORE = z.strictObject({
  apiVersion: z.literal('barmancloud.cnpg.io/v1'),
  kind: z.literal('ObjectStore'),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.strictObject({
    retentionPolicy: z.string().regex(/^[1-9]\d*[dwm]$/),
    configuration: z.strictObject({
      destinationPath: z.string().startsWith('s3://'),
      endpointURL: z.url(),
      s3Credentials: z.strictObject({ accessKeyId: secretKey, secretAccessKey: secretKey }),
      wal: compressed,
      data: compressed,
    }),
  }),
})

function findModel({ apiVersion, kind }: KubeObject): { module: string; model: Model } | undefined {
  for (const [module, models] of Object.entries(MODELS)) {
    const model = models.find((one) => one.kind === kind && one.apiVersion === apiVersion)
    if (model) return { module, model }
  }
  return undefined
}

/** Lists the errors of an object by the schema of its kind. Misspelt optional fields are not among them: see `unknownFields`. */
export function schemaProblems(object: KubeObject): string[] {
  if (object.kind === 'ObjectStore') {
    const read = OBJECT_STORE.safeParse(object)
    return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  }
  const found = findModel(object)
  if (!found) return [`there is no model of ${object.apiVersion} ${object.kind}`]
  try {
    new found.model(object as never).validate()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Fields that the types of each object's kind do not have, as the TypeScript compiler finds them in one run. */
export function unknownFields(objects: readonly KubeObject[]): string[][] {
  const problems: string[][] = objects.map(() => [])
  const typed = objects.flatMap((object, index) => {
    const found = findModel(object)
    return found ? [{ object, index, ...found }] : []
  })
  const imports = Object.entries(MODELS).map(
    ([module, models]) => `import type { ${models.map(({ kind }) => `I${kind}`).join(', ')} } from '${module}'`,
  )
  // One object per line, so that the line of a compiler error identifies it.
  const lines = typed.map(({ object, model }, nr) => `export const o${nr}: I${model.kind} = ${JSON.stringify(object)}`)
  const folder = join(ROOT, 'node_modules/.cache/manifests')
  const file = join(folder, `objects-${process.pid}.ts`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, [...imports, ...lines, ''].join('\n'))
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'esnext',
    '--module',
    'nodenext',
    '--pretty',
    'false',
  ]
  let output = ''
  try {
    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), [...options, '--ignoreConfig', file], {
      encoding: 'utf8',
      cwd: ROOT,
    })
  } catch (error) {
    output = String((error as { stdout?: unknown }).stdout)
  }
  for (const line of output.split('\n')) {
    const [, number, message] = /\.ts\((\d+),\d+\): error TS\d+: (.*)$/.exec(line) ?? []
    if (message === undefined) continue
    const one = typed[Number(number) - imports.length - 1]
    if (!one) throw new Error(output)
    problems[one.index]?.push(message)
  }
  return problems
}
