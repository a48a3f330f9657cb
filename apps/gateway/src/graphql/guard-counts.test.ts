import { graphql, GraphQLInt, getNamedType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { buildSchema } from './schema.ts'

const schema = buildSchema()
const counted = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) =>
      field.args
        .filter(({ type: given, defaultValue }) => getNamedType(given) === GraphQLInt && defaultValue !== undefined)
        .map((argument) => ({ name: `${type.name}.${field.name}(${argument.name})`, field, argument })),
    ),
  )

test.each(counted)('$name refuses less than one', ({ field, argument }) => {
  for (const count of [0, -1]) {
    expect(() => field.resolve?.({}, { [argument.name]: count }, {}, {} as never)).toThrow(
      `\`${argument.name}\` must be 1 or more, not ${count}.`,
    )
  }
})

test('a count below one is an error of the caller’s, at its field', async () => {
  const source = '{ hotGames(first: -1) { id } }'
  expect(await graphql({ schema, source, contextValue: {} })).toMatchObject({
    data: { hotGames: null },
    errors: [
      {
        message: '`first` must be 1 or more, not -1.',
        path: ['hotGames'],
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ],
  })
})
