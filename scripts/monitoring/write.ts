// Writes alerts.yml, the same rules for Kubernetes, and the dashboards. Part of `npm run codegen`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { ROOT } from '../lib/settings.ts'
import { businessDashboard, objectivesDashboard, platformDashboard } from './dashboards.ts'
import { ruleGroups } from './rules.ts'

const NOTE = '# Made by `npm run codegen` from scripts/monitoring/rules.ts.\n'
const write = (path: string, text: string) => writeFileSync(join(ROOT, path), text)
const yaml = (value: unknown) => NOTE + stringify(value, { lineWidth: 0 })
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const prometheusRule = (groups: ReturnType<typeof ruleGroups>) =>
  yaml({
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'playhouse' },
    spec: { groups },
  })

write('deploy/prometheus/alerts.yml', yaml({ groups: ruleGroups() }))
write('deploy/kubernetes/base/prometheus-rule.yaml', prometheusRule(ruleGroups()))
write('deploy/kubernetes/overlays/gateway/prometheus-rule.yaml', prometheusRule(ruleGroups({ platform: false })))
write('deploy/grafana/platform.json', json(platformDashboard()))
write('deploy/grafana/business.json', json(businessDashboard()))
write('deploy/grafana/objectives.json', json(objectivesDashboard()))
