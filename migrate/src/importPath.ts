import type { SourceEdit } from "./SourceEdit.ts"

const withoutEnding = (path: string) => path.replace(/(?:\/index)?\.[cm]?[jt]sx?$/, "")

const resolved = (from: string, source: string): string => {
  const parts = from.split("/").slice(0, -1)
  for (const part of source.split("/")) {
    if (part === "..") parts.pop()
    else if (part !== ".") parts.push(part)
  }
  return withoutEnding(parts.join("/"))
}

/** Whether an import of `edit`'s file is of the file at `path`: a relative one, or one by an alias such as `@/`. */
export const isImportOf = (edit: SourceEdit, source: string, path: string): boolean => {
  const wanted = withoutEnding(path)
  if (source.startsWith(".")) return resolved(edit.path, source) === wanted
  const alias = /^[@~#]\/(.+)$/.exec(source)?.[1]
  return (
    alias !== undefined && (wanted === withoutEnding(alias) || wanted.endsWith(`/${withoutEnding(alias)}`))
  )
}

/** How `edit`'s file imports the file at `path`: as it does already, else by a relative path. */
export const importPath = (edit: SourceEdit, path: string): string => {
  const known = edit.imports.find(({ source }) => isImportOf(edit, source.value, path))
  if (known !== undefined) return known.source.value
  const from = edit.path.split("/").slice(0, -1)
  const to = withoutEnding(path).split("/")
  let shared = 0
  while (shared < from.length && from[shared] === to[shared]) shared++
  const up = from.slice(shared).map(() => "..")
  return [...(up.length === 0 ? ["."] : up), ...to.slice(shared)].join("/")
}
