// Lists in docs/own-platform.md what a platform must have and may have, from the contract. Part of `npm run codegen`.
import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { OPTIONAL_FEATURES, PLATFORM_FEATURES, type PlatformFeature } from '@playhouse/platform-api/features.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/settings.ts'

const PAGE = join(ROOT, 'docs/own-platform.md')
const MARKED = /(<!-- features: npm run codegen -->\n)[\s\S]*?(<!-- \/features -->)/

const find = (feature: PlatformFeature) => ALL_ENDPOINTS.filter((endpoint) => endpoint.feature === feature)

function listFeatures(): string {
  const core = find('core')
  const domains = [...new Set(core.map(({ domain }) => domain))].map((domain) => {
    const calls = core.filter((endpoint) => endpoint.domain === domain)
    return `- **${domain}**: ${calls.map(({ method, path }) => `\`${method} ${path}\``).join(', ')}`
  })
  const features = OPTIONAL_FEATURES.map((feature) => {
    const calls = find(feature).map(({ name }) => `\`${name}\``)
    return `- \`${feature}\`: ${PLATFORM_FEATURES[feature]}. ${calls.join(', ')}`
  })
  return [
    `Every platform has the core, ${core.length} of ${ALL_ENDPOINTS.length} endpoints:`,
    '',
    ...domains,
    '',
    'Anything else it has as a whole or not at all:',
    '',
    ...features,
  ].join('\n')
}

const page = readFileSync(PAGE, 'utf8')
if (!MARKED.test(page)) throw new Error('docs/own-platform.md has no place for the features.')
writeFileSync(
  PAGE,
  page.replace(MARKED, (_, begin: string, end: string) => `${begin}\n${listFeatures()}\n\n${end}`),
)
