import path from "node:path"
import type { Rolldown } from "vite"
import type { BuiltPages } from "../web/buildPages.ts"

const repository = path.resolve(import.meta.dirname, "../..")

/** What one more plugin brings into a page, as paths below the repository. */
export interface AddedModules {
  /** Loaded with the page. */
  readonly atLoad: ReadonlyArray<string>
  /** Loaded when it is needed. */
  readonly later: ReadonlyArray<string>
}

/** Modules that one build has and the other has not, without those of the page itself. */
export const addedModules = (without: BuiltPages, withIt: BuiltPages): AddedModules => {
  const before = new Set(modulesIn(without.chunks))
  const added = (chunks: BuiltPages["chunks"]) =>
    modulesIn(chunks).filter((id) => !before.has(id) && !id.startsWith("tests/"))
  const first = loadedFirst(withIt.chunks)
  return { atLoad: added(first), later: added(withIt.chunks.filter((chunk) => !first.includes(chunk))) }
}

const modulesIn = (chunks: ReadonlyArray<Rolldown.OutputChunk>): ReadonlyArray<string> =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => path.relative(repository, id.replace(/\?.*$/, "")))

/** The chunk of a page's entry and all that it imports statically. */
export const loadedFirst = (
  chunks: ReadonlyArray<Rolldown.OutputChunk>
): ReadonlyArray<Rolldown.OutputChunk> => {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported !== undefined) found.add(imported)
    }
  }
  return [...found]
}
