import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { expect, test } from 'vitest'
import { openApi } from './openapi.ts'

const { paths, components } = openApi(ALL_ENDPOINTS)

test('every endpoint is described once', () => {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods) as { operationId: string }[])
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    ALL_ENDPOINTS.map(({ name }) => name).toSorted(),
  )
})

test('queries, sealed bodies, tokens and refusals are told', () => {
  expect(paths['/wps/relay/GCSGAME_gameList']?.get).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'merchant', in: 'header', required: true }),
      expect.objectContaining({ name: 'sort', in: 'query', required: false }),
    ]),
    responses: { 400: { description: 'request_param_err' } },
  })
  expect(paths['/wps/session/login']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/SealedBody' } } } },
    responses: { 423: { description: 'login.locked' } },
  })
  expect(paths['/wps/member/info']?.get).toHaveProperty('security', [{ token: [] }])
})

test('references lead somewhere, also those of schemas that contain themselves', () => {
  const references = JSON.stringify({ paths, components }).matchAll(/"\$ref":"#\/components\/schemas\/([\w.]+)"/g)
  const named = new Set([...references].map(([, name]) => name))
  expect([...named].toSorted()).toEqual(Object.keys(components.schemas).toSorted())
  expect(named).toContain('whitelabel.schema0')
  const left = JSON.stringify({ paths, components }).includes('$defs')
  expect(left).toBe(false)
})
