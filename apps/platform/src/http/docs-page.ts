import { fieldRows, type ShownSchema } from './docs-fields.ts'
import type { OpenApiDocument } from './openapi.ts'

/** The parts of an operation that the page shows. */
interface ShownOperation {
  operationId: string
  tags: string[]
  summary: string
  'x-module': string
  'x-access': string
  'x-origin': string
  'x-aliases'?: string[]
  'x-fresh-seconds'?: number
  'x-sealed'?: ShownSchema
  parameters: { name: string; in: string; required: boolean; description?: string; schema: ShownSchema }[]
  requestBody?: { content: { 'application/json': { schema: ShownSchema } } }
  responses: Record<string, { description: string; content: { 'application/json': { schema: ShownSchema } } }>
}

interface Placed {
  method: string
  path: string
  operation: ShownOperation
}

/** Its hash is in the page's CSP. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 2rem 1rem 6rem; max-width: 60rem; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-top: 3rem; border-bottom: 1px solid; padding-bottom: .3rem; }
nav ul { columns: 16rem; padding-left: 1.2rem; }
article { margin: 2rem 0; }
h3 { margin-bottom: .2rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; margin: .6rem 0; }
caption { text-align: left; font-weight: 600; padding-bottom: .2rem; }
th, td { text-align: left; vertical-align: top; padding: .25rem .8rem .25rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); overflow-wrap: anywhere; }
code, h3 { font-family: ui-monospace, monospace; }
`

/** Renders the document as one HTML page without scripts. */
export function docsPage(document: OpenApiDocument): string {
  const placed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Placed => {
      return { method: method.toUpperCase(), path, operation: operation as ShownOperation }
    }),
  )
  const domains = document.tags.map(({ name }) => {
    return { name, own: placed.filter(({ operation }) => operation.tags.includes(name)) }
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(document.info.title)}</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<h1>${text(document.info.title)}</h1>
<p>${text(document.info.description)} Also as <a href="/openapi.json">OpenAPI ${text(document.openapi)}</a>.</p>
<nav aria-label="Endpoints">${domains.map(({ name, own }) => `<p><a href="#${name}">${name}</a></p><ul>${own.map(link).join('')}</ul>`).join('\n')}</nav>
<main>${domains.map(({ name, own }) => `<h2 id="${name}">${name}</h2>${own.map(article).join('\n')}`).join('\n')}</main>
</body>
</html>
`
}

const link = ({ operation: { operationId, summary } }: Placed): string =>
  `<li><a href="#${operationId}" title="${text(summary)}">${operationId}</a></li>`

function article({ method, path, operation }: Placed): string {
  const { operationId, summary, parameters, requestBody, responses } = operation
  const sealed = operation['x-sealed']
  const body = sealed ?? (requestBody && Object.values(requestBody.content)[0]?.schema)
  const fresh = operation['x-fresh-seconds']
  const facts = [
    `Module <code>${text(operation['x-module'])}</code>`,
    `access: ${text(operation['x-access'])}`,
    operation['x-origin'] === 'specification' ? 'path of the specification' : 'extension',
    ...(fresh === undefined ? [] : [`fresh for ${fresh} s`]),
    ...(operation['x-aliases'] ?? []).map((alias) => `also <code>${text(alias)}</code>`),
    ...(sealed ? ['<strong>the body is sealed</strong>'] : []),
  ]
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const refusals = Object.entries(responses).filter(([status]) => status !== '200')
  return `<article id="${operationId}">
<h3>${method} ${text(path)}</h3>
<p>${text(summary)}.</p>
<p>${facts.join(' · ')}</p>
${table(
  'Query',
  query.flatMap(({ name, schema, required }) => rows(schema, name, required)),
)}
${body ? table('Body', rows(body)) : ''}
${table('Answer', rows(responses[200]?.content['application/json'].schema ?? {}))}
${table(
  'Refusals',
  refusals.map(([status, { description }]) => [status, text(description)]),
)}
</article>`
}

function rows(schema: ShownSchema, path = '', required = true): string[][] {
  return fieldRows(schema, path, required).map((row) => [
    `<code>${text(row.path || 'value')}</code>`,
    [row.type, row.description].filter(Boolean).map(text).join('. '),
    row.required ? '' : 'optional',
  ])
}

function table(caption: string, lines: readonly string[][]): string {
  if (lines.length === 0) return ''
  const body = lines.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return `<table><caption>${caption}</caption>${body.join('')}</table>`
}

/** Escapes text for elements and quoted attributes. */
function text(raw = ''): string {
  return raw.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
