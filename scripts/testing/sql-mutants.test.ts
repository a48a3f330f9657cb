import { expect, test } from 'vitest'
import { sqlMutants } from './sql-mutants.ts'

const makeMutants = (body: string) =>
  sqlMutants(`CREATE FUNCTION f() RETURNS integer LANGUAGE sql SET a = 'on' AS $$${body}$$;`).map(
    ({ from, to }) => `${from} → ${to}`,
  )

test('changes comparisons, sums, conjunctions, negations and numbers, one at a time', () => {
  expect(makeMutants('SELECT a + 1 FROM b WHERE c >= d AND NOT e')).toEqual([
    '+ → -',
    '1 → 2',
    '1 → 0',
    '>= → >',
    'AND → OR',
    'NOT → ',
  ])
})

test('leaves comments, texts, assignments, casts and what surrounds the body alone', () => {
  expect(
    makeMutants(`
      -- a = 1
      /* b < 2 */
      v := 'it''s = 3' || "c=4" || f(p => d)::text;`),
  ).toEqual([])
})

test('makes conditions always and never true', () => {
  expect(makeMutants('IF a IS NULL THEN RETURN b; ELSIF c THEN RETURN d; END IF;')).toEqual([
    'a IS NULL → true',
    'a IS NULL → false',
    'c → true',
    'c → false',
  ])
  expect(makeMutants('SELECT CASE WHEN a THEN b END')).toEqual(['a → true', 'a → false'])
})

test('leaves out calls, and changes of rows that are there already', () => {
  expect(makeMutants('PERFORM f(a, b); RETURN c;')).toEqual(['PERFORM f(a, b) → NULL'])
  expect(
    makeMutants('WITH a AS (INSERT INTO b SELECT c ON CONFLICT (d) DO UPDATE SET e = f(g) RETURNING h) SELECT i'),
  ).toEqual(['DO UPDATE SET e = f(g) → DO NOTHING', '= → <>'])
})

test('gives the changed source and the place', () => {
  expect(sqlMutants('CREATE FUNCTION f() AS $$\nSELECT\n  a < b\n$$;')).toEqual([
    { place: '3:5', from: '<', to: '<=', source: 'CREATE FUNCTION f() AS $$\nSELECT\n  a <= b\n$$;' },
  ])
})

test('refuses a source without a body', () => {
  expect(() => sqlMutants('SELECT 1')).toThrow('no body')
})
