import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApi } from './openapi.ts'

const document = openApi(ALL_ENDPOINTS)
const { paths, components } = document

test('is valid OpenAPI 3.1', async () => {
  const copy = () => structuredClone(document) as Record<string, unknown> & { paths: Record<string, object> }
  const validator = new Validator({ allErrors: true })
  expect(await validator.validate(copy())).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const broken = copy()
  broken.paths['/wps/system/status'] = { get: { responses: { ok: 'yes' } } }
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
})

test('describes every endpoint once', () => {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods) as { operationId: string }[])
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    ALL_ENDPOINTS.map(({ name }) => name).toSorted(),
  )
})

test('describes queries, sealed bodies, tokens and refusals', () => {
  expect(paths['/wps/relay/GCSGAME_gameList']?.get).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'merchant', in: 'header', required: true }),
      expect.objectContaining({ name: 'sort', in: 'query', required: false }),
    ]),
    responses: { 400: { description: expect.stringContaining('request_param_err') } },
  })
  expect(paths['/wps/session/login']?.post).toMatchObject({
    description: expect.stringMatching(/The body is sealed\.\*\* Inside:[^]*"username"/),
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/SealedBody' } } } },
    responses: { 423: { description: 'login.locked' } },
  })
  expect(paths['/wps/member/info']?.get).toHaveProperty('security', [{ token: [] }])
})

test('names the refusals common to endpoints, a licence, a server, and the purpose of each domain', () => {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods) as { responses: object }[])
  for (const { responses } of operations) expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '503']))
  expect(paths['/wps/system/status']?.get).toMatchObject({
    responses: {
      400: { description: 'function.not.available, request_param_err' },
      503: { description: 'system_busy' },
    },
  })
  expect(paths['/wps/system/status']?.get).not.toHaveProperty('responses.500')
  expect(paths['/wps/member/info']?.get).toHaveProperty('responses.401')
  expect(paths['/wps/feedback']?.put).toHaveProperty('responses.413')
  expect(document).toMatchObject({ info: { license: { identifier: 'MIT' } }, servers: [{ url: '/' }] })
  expect(document.tags.filter(({ description }) => description.length < 10)).toEqual([])
})

test('has no path with a slash at its end', () => {
  expect(Object.keys(paths).filter((path) => path.endsWith('/'))).toEqual([])
})

test('resolves all references, also of recursive schemas', () => {
  const references = JSON.stringify({ paths, components }).matchAll(/"\$ref":"#\/components\/schemas\/([\w.]+)"/g)
  const named = new Set([...references].map(([, name]) => name))
  expect([...named].toSorted()).toEqual(Object.keys(components.schemas).toSorted())
  expect(named).toContain('whitelabel.schema0')
  const left = JSON.stringify({ paths, components }).includes('$defs')
  expect(left).toBe(false)
})
