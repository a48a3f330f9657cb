import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { describe, expect, it } from 'vitest'

import { TYPE_DEFINITIONS } from './type-definitions.ts'

const schema = buildSchema(TYPE_DEFINITIONS)
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__') && type.astNode)

/** Every named thing of the schema with its description and, for fields, its type. */
function* coordinates(): Generator<[string, string | null | undefined]> {
  for (const type of types) {
    yield [type.name, type.description]
    if (isEnumType(type)) for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value.description]
    if (isInputObjectType(type) || isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        yield [`${type.name}.${field.name}`, field.description]
      }
    }
  }
}

describe('the schema', () => {
  it('has a description for every type, field and value', () => {
    const silent = [...coordinates()].filter(([, description]) => !description?.trim()).map(([name]) => name)
    expect(silent).toEqual([])
  })

  it('uses no names from REST or the user interface', () => {
    const names = [...coordinates()].map(([name]) => name)
    expect(names.filter((name) => /wps|lgw|vassalage|numero|\.get[A-Z]|button|pixel/i.test(name))).toEqual([])
  })

  it('declares @access on every root field', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
      Object.values(root?.getFields() ?? {}),
    )
    const open = roots.filter((field) => !field.astNode?.directives?.some(({ name }) => name.value === 'access'))
    expect(open.map(({ name }) => name)).toEqual([])
  })

  it('gives every mutation one input and a result type of its own', () => {
    const inputless = new Set([
      'acknowledgeRealityCheck',
      'beginPasskeyLogIn',
      'beginPasskeyStepUp',
      'keepSessionAlive',
      'logOut',
    ])
    for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      expect(field.args.map(({ name }) => name)).toEqual(inputless.has(field.name) ? [] : ['input'])
      expect(String(field.type)).toMatch(/Result!$/)
    }
  })

  it('has one type …Success in the result of every mutation', () => {
    for (const { type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      const result = getNamedType(type)
      const names = isUnionType(result) ? result.getTypes().map(({ name }) => name) : []
      const expected = result.name === 'LogOutResult' ? 0 : 1
      expect([result.name, names.filter((name) => name.endsWith('Success')).length]).toEqual([result.name, expected])
    }
  })

  it('includes only failures that implement UserError in a union', () => {
    for (const type of types) {
      if (!isUnionType(type)) continue
      const failures = type.getTypes().filter(({ name }) => /Problem|Invalid|Under/.test(name))
      for (const failure of failures) expect(failure.getInterfaces().map(({ name }) => name)).toContain('UserError')
    }
  })

  it('has no Float field', () => {
    const floats = types.flatMap((type) =>
      isObjectType(type) || isInputObjectType(type)
        ? Object.values(type.getFields()).filter((field) => String(field.type).startsWith('Float'))
        : [],
    )
    expect(floats).toEqual([])
  })
})
