import { parse } from "@babel/parser"
import type * as t from "@babel/types"
import { MagicString } from "magic-string"
import type { Left, SourceFile } from "./Migration.ts"
import { walk } from "./walk.ts"

/** A module that is imported from, and the names of the kit that is left. */
export interface KitImport {
  readonly module: string
  /** The exported name. */
  readonly name: string
  readonly local: string
  readonly specifier: t.ImportSpecifier
}

/** A name that an app's file has to import. */
interface Wanted {
  readonly name: string
  readonly local: string
  readonly isType?: boolean
}

/** Whether a name says what something is called in an object or an element, and nothing in the file. */
const isKey = (node: t.Node, parent: t.Node | undefined): boolean => {
  if (parent?.type === "JSXAttribute") return parent.name === node
  if (parent?.type === "MemberExpression" || parent?.type === "OptionalMemberExpression")
    return parent.property === node && !parent.computed
  return parent?.type === "ObjectProperty" && parent.key === node && !parent.computed && !parent.shorthand
}

/** The names that are declared or used in a file, and how often. */
export const namesIn = (ast: t.File): ReadonlyMap<string, number> => {
  const names = new Map<string, number>()
  walk(ast, (node, above) => {
    if (node.type !== "Identifier" && node.type !== "JSXIdentifier") return
    if (isKey(node, above[0])) return
    names.set(node.name, (names.get(node.name) ?? 0) + 1)
  })
  return names
}

const importedName = ({ imported }: t.ImportSpecifier) =>
  imported.type === "StringLiteral" ? imported.value : imported.name

/** Where a statement's own line begins, behind what is before it on that line. */
const indentAt = (text: string, at: number) => /[ \t]*$/.exec(text.slice(0, at))?.[0] ?? ""

const parsed = (path: string, text: string): t.File => {
  const typed = /\.[cm]?tsx?$/.test(path)
  const plugins: Array<"typescript" | "jsx"> = typed ? ["typescript"] : ["jsx"]
  if (path.endsWith(".tsx")) plugins.push("jsx")
  try {
    return parse(text, { sourceType: "module", plugins })
  } catch (cause) {
    throw new SyntaxError(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** A source file that is being moved: its syntax, what is written in its place, what it imports, what is told about it. */
export class SourceEdit {
  readonly path: string
  readonly text: string
  readonly ast: t.File
  readonly code: MagicString
  /** What is left, in order. */
  readonly left: Array<Left> = []
  moved = 0
  /** The quotation mark of the file's own imports. */
  readonly quote: string
  /** `;`, if the file's own imports end with one. */
  readonly semicolon: string
  private readonly names: Set<string>
  private readonly wanted = new Map<string, Array<Wanted>>()
  private readonly gone = new Set<t.Node>()
  private readonly noted = new Set<string>()

  /** Fails: throws a `SyntaxError` that begins with the file's path, for what is no JavaScript, TypeScript or JSX. */
  constructor({ path, text }: SourceFile) {
    this.path = path
    this.text = text
    this.ast = parsed(path, text)
    this.code = new MagicString(text)
    this.names = new Set(namesIn(this.ast).keys())
    const sources = this.imports.map(({ source }) => text[source.start!])
    const marks = sources.length > 0 ? sources : this.ast.program.directives.map(({ start }) => text[start!])
    this.quote = marks.filter((mark) => mark === "'").length * 2 > marks.length ? "'" : '"'
    this.semicolon = this.imports[0] !== undefined && text[this.imports[0].end! - 1] === ";" ? ";" : ""
  }

  get imports(): ReadonlyArray<t.ImportDeclaration> {
    return this.ast.program.body.filter((node) => node.type === "ImportDeclaration")
  }

  /** What the file imports by name from the modules that `isOf` says. */
  importsOf(isOf: (module: string) => boolean): ReadonlyArray<KitImport> {
    return this.imports
      .filter(({ source }) => isOf(source.value))
      .flatMap(({ source, specifiers }) =>
        specifiers.flatMap((specifier) =>
          specifier.type === "ImportSpecifier"
            ? [
                {
                  module: source.value,
                  name: importedName(specifier),
                  local: specifier.local.name,
                  specifier
                }
              ]
            : []
        )
      )
  }

  textOf(node: t.Node): string {
    return this.text.slice(node.start!, node.end!)
  }

  /** Text as the file quotes it. */
  quoted(text: string): string {
    return `${this.quote}${text}${this.quote}`
  }

  /** A name that nothing in the file has: the first that is free. */
  freeName(...candidates: ReadonlyArray<string>): string {
    const free =
      candidates.find((name) => !this.names.has(name)) ??
      Array.from({ length: 100 }, (_, index) => `${candidates[0]}${index + 2}`).find(
        (name) => !this.names.has(name)
      )!
    this.names.add(free)
    return free
  }

  /** Sees to it that the file imports `name`, and answers with what it is called there: another name, where its own is taken. */
  want(
    module: string,
    name: string,
    other = `latchkey${name.charAt(0).toUpperCase()}${name.slice(1)}`
  ): string {
    const imported = this.importsOf((each) => each === module).find(
      (each) => each.name === name && !this.gone.has(each.specifier)
    )
    if (imported !== undefined) return imported.local
    const list = this.wanted.get(module) ?? []
    this.wanted.set(module, list)
    const before = list.find((each) => each.name === name)
    if (before !== undefined) return before.local
    const local = this.freed.has(name) || !this.names.has(name) ? name : this.freeName(other)
    this.names.add(local)
    list.push({ name, local })
    return local
  }

  /** Imports `name` under a name that the file has already, as its own import of the other kit's was. */
  wantAs(module: string, name: string, local: string, isType = false): void {
    const list = this.wanted.get(module) ?? []
    this.wanted.set(module, list)
    list.push({ name, local, isType })
    this.freed.delete(local)
    this.names.add(local)
  }

  /** What another file's export is called here; undefined where it is not imported. */
  importedAs(beside: string, name: string): string | undefined {
    const declaration = this.imports.find(({ specifiers }) =>
      specifiers.some((each) => each.type === "ImportSpecifier" && importedName(each) === beside)
    )
    const specifier = declaration?.specifiers.find((each) => each.local.name === beside)
    if (declaration === undefined || specifier?.type !== "ImportSpecifier") return undefined
    this.gone.add(specifier)
    return this.want(declaration.source.value, name)
  }

  /** Names that were the other kit's and are free again. */
  private readonly freed = new Set<string>()

  /** Takes an import away; its local name is free for ours. */
  drop({ specifier, local }: KitImport): void {
    this.gone.add(specifier)
    this.freed.add(local)
    this.freed.add(importedName(specifier))
    this.moved++
  }

  /** Leaves an import where it was, after all. */
  keep({ specifier }: KitImport): void {
    if (this.gone.delete(specifier)) this.moved--
  }

  /** Takes away an import that brings no names: a style sheet. */
  dropWhole(declaration: t.ImportDeclaration): void {
    this.gone.add(declaration)
    this.moved++
  }

  /** Replaces what a node says; what stands in it cannot be changed any more. */
  replace(node: t.Node, text: string): void {
    this.code.overwrite(node.start!, node.end!, text)
  }

  /** Removes a node, with its line where nothing else is on it. */
  remove(node: t.Node): void {
    const start = node.start! - indentAt(this.text, node.start!).length
    const ownLine = start === 0 || this.text[start - 1] === "\n"
    const rest = /^[ \t]*;?[ \t]*\n?/.exec(this.text.slice(node.end!))![0]
    const isAlone = ownLine && rest.endsWith("\n")
    if (!isAlone) {
      this.code.remove(node.start!, node.end!)
      return
    }
    const end = node.end! + rest.length
    // Of the empty lines on both sides one stays.
    const isBetween = /\n[ \t]*\n$/.test(this.text.slice(0, start)) && this.text[end] === "\n"
    const isLast = this.text.slice(end).trim() === "" && /\n[ \t]*\n$/.test(this.text.slice(0, start))
    this.code.remove(isLast ? start - 1 : start, isBetween ? end + 1 : end)
  }

  /** Removes one of an element's attributes or an object's properties, with the space and the comma before or behind it. */
  removePart(node: t.Node): void {
    const space = /\s*$/.exec(this.text.slice(0, node.start!))![0].length
    const comma = /^\s*,/.exec(this.text.slice(node.end!))?.[0].length ?? 0
    this.code.remove(node.start! - space, node.end! + comma)
  }

  /** Says that something is left, once for each reason and place, by a comment before the statement that `node` is in. */
  leave(node: t.Node, what: string, reason: string, page: string, above: ReadonlyArray<t.Node> = []): void {
    this.note(node, what, reason, page)
    const statement =
      [node, ...above].find(
        ({ type }) => /Declaration$|Statement$/.test(type) && type !== "BlockStatement"
      ) ?? node
    const exported = above.find(
      (each) => each.type === "ExportNamedDeclaration" || each.type === "ExportDefaultDeclaration"
    )
    const place =
      exported !== undefined &&
      above.indexOf(statement) < above.indexOf(exported) &&
      "declaration" in exported &&
      exported.declaration === statement
        ? exported
        : statement
    const comment = this.todo(what, reason, page)
    const key = `${place.start}:${comment}`
    if (this.noted.has(key) || this.text.slice(0, place.start!).trimEnd().endsWith(comment)) return
    this.noted.add(key)
    this.code.appendLeft(place.start!, `// ${comment}\n${indentAt(this.text, place.start!)}`)
  }

  /** Says that an attribute or option is left, in its place. */
  leaveInPlace(node: t.Node, what: string, reason: string, page: string): void {
    this.note(node, what, reason, page)
    this.replace(node, `/* ${this.todo(what, reason, page)} */`)
  }

  /** The text of a remark; what is told where it stands. */
  note(node: t.Node, what: string, reason: string, page: string): void {
    this.left.push({ path: this.path, line: node.loc?.start.line ?? 1, what, reason, page })
  }

  todo(what: string, reason: string, page: string): string {
    return `TODO(latchkey) ${what}: ${reason} See ${page}`
  }

  /** The file as it is now, with its imports. */
  finish(): string {
    const isLeft = (each: t.ImportDeclaration["specifiers"][number]) => !this.gone.has(each)
    const lines: Array<string> = []
    const added = new Map<t.ImportDeclaration, ReadonlyArray<string>>()
    for (const [module, names] of this.wanted) {
      const words = names.map(
        ({ name, local, isType }) =>
          `${isType === true ? "type " : ""}${name === local ? name : `${name} as ${local}`}`
      )
      const known = this.imports.find(
        ({ source, importKind, specifiers }) =>
          source.value === module &&
          importKind !== "type" &&
          specifiers.length > 0 &&
          specifiers.every(({ type }) => type === "ImportSpecifier")
      )
      if (known === undefined)
        lines.push(`import { ${words.toSorted().join(", ")} } from ${this.quoted(module)}${this.semicolon}`)
      else added.set(known, words)
    }
    for (const declaration of this.imports) {
      const { specifiers } = declaration
      const names = [
        ...specifiers.filter(isLeft).map((each) => this.textOf(each)),
        ...(added.get(declaration) ?? [])
      ]
      if (this.gone.has(declaration) || (specifiers.length > 0 && names.length === 0))
        this.remove(declaration)
      else if (added.has(declaration) || !specifiers.every(isLeft)) {
        const kind = declaration.importKind === "type" ? "import type" : "import"
        const source = this.textOf(declaration.source)
        this.replace(declaration, `${kind} { ${names.join(", ")} } from ${source}${this.semicolon}`)
      }
    }
    if (lines.length > 0) {
      const first = this.imports[0]?.start ?? this.ast.program.body[0]?.start ?? 0
      const gap = this.imports.length === 0 ? "\n" : ""
      this.code.prependLeft(first, `${lines.toSorted().join("\n")}\n${gap}`)
    }
    return this.code.toString()
  }
}
