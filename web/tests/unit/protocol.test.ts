/** The types of the messages against the schema that the server's own types make. */

import { readFileSync } from 'node:fs'

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

interface Part {
  properties?: Record<string, unknown>
  required?: string[]
  enum?: unknown[]
}

const LIB = new URL('../../src/lib/', import.meta.url)
const schema = JSON.parse(readFileSync(new URL('protocol.schema.json', LIB), 'utf8')) as {
  $defs: Record<string, Part>
}

const source = ts.createSourceFile(
  'protocol.ts',
  readFileSync(new URL('protocol.ts', LIB), 'utf8'),
  ts.ScriptTarget.ES2022,
)

const members = (node: ts.InterfaceDeclaration): Record<string, string> =>
  Object.fromEntries(
    node.members
      .filter(ts.isPropertySignature)
      .map((one) => [one.name.getText(source), one.type?.getText(source) ?? '']),
  )
const written = new Map(
  source.statements
    .filter(ts.isInterfaceDeclaration)
    .map((node) => [node.name.text, members(node)]),
)

/** The client's name for a part of the schema, where it has another. */
const OTHER: Record<string, string> = { TableMessage: 'Table', StagedGroup: 'Group' }
/** Parts that the client reads by the names of their fields alone, or from the HTTP side too. */
const LOOSE = new Set(['TableEvent'])

const fields = (part: Part): string[] => Object.keys(part.properties ?? {})

/** Whether the schema lets a field be null. */
const mayBeNull = (field: unknown): boolean => JSON.stringify(field).includes('"type":"null"')

describe('the types of the protocol', () => {
  it.each([...written.keys()].filter((name) => !LOOSE.has(name)))(
    '%s is as the server has it',
    (name) => {
      const part = schema.$defs[OTHER[name] ?? name]
      const own = written.get(name) ?? {}
      expect(part, `${name} is not in the schema`).toBeDefined()
      const unknown = Object.keys(own).filter((field) => !fields(part ?? {}).includes(field))
      expect(unknown, 'fields that the server does not send').toEqual([])
      for (const [field, type] of Object.entries(own)) {
        const told = part?.properties?.[field]
        if (field !== 'type' && mayBeNull((told as { anyOf?: unknown[] }).anyOf?.at(-1) ?? null))
          expect(type, `${name}.${field} may be null`).toContain('null')
      }
    },
  )

  it('has every message that the server sends', () => {
    const kinds = (name: string): string[] =>
      ((schema.$defs[name] as { anyOf: { $ref: string }[] }).anyOf ?? [])
        .map((one) => schema.$defs[one.$ref.split('/').at(-1) ?? ''])
        .map((part) => String((part?.properties?.type as { enum: unknown[] }).enum[0]))
    const text = source.getFullText()
    for (const kind of [...kinds('FromServer'), ...kinds('FromClient'), ...kinds('Command')])
      expect(text, kind).toContain(`'${kind}'`)
  })
})
