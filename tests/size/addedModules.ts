import path from "node:path"
import type { BuiltPage } from "../web/buildPage.ts"

const repository = path.resolve(import.meta.dirname, "../..")

/** The modules whose code is in a build, as paths below the repository. */
const modulesOf = ({ chunks }: BuiltPage): ReadonlyArray<string> =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => path.relative(repository, id.replace(/\?.*$/, "")))

/** Modules that one build has and the other has not, without those of the page itself. */
export const addedModules = (without: BuiltPage, withIt: BuiltPage): ReadonlyArray<string> => {
  const before = new Set(modulesOf(without))
  return modulesOf(withIt).filter((id) => !before.has(id) && !id.startsWith("tests/"))
}
