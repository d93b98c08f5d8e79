import { namesIn, SourceEdit } from "./SourceEdit.ts"

/** A moved file without the imports and the lists of constants that only what was moved had used. */
export const dropUnused = (path: string, before: string, after: string): string => {
  const earlier = namesIn(new SourceEdit({ path, text: before }).ast)
  const edit = new SourceEdit({ path, text: after })
  const now = namesIn(edit.ast)
  // What it is declared by is one use; an import without another name is two names of one.
  const isUnused = (name: string, declared: number) =>
    (now.get(name) ?? 0) <= declared && (earlier.get(name) ?? 0) > declared
  for (const { specifiers, source } of edit.imports) {
    for (const specifier of specifiers) {
      const { name } = specifier.local
      if (specifier.type !== "ImportSpecifier") continue
      const isPlain = specifier.imported.type === "Identifier" && specifier.imported.name === name
      if (isUnused(name, isPlain ? 2 : 1)) edit.drop({ module: source.value, name, local: name, specifier })
    }
  }
  for (const statement of edit.ast.program.body) {
    if (statement.type !== "VariableDeclaration" || statement.declarations.length !== 1) continue
    const [{ id, init }] = statement.declarations as [(typeof statement.declarations)[number]]
    const isPlain = init?.type === "ObjectExpression" || init?.type === "StringLiteral"
    if (isPlain && id.type === "Identifier" && isUnused(id.name, 1)) edit.remove(statement)
  }
  return edit.finish()
}
