import type { BuiltPages } from "../../web/buildPages.ts"

// A chain object is data, whatever package it comes from.
const isData = (module: string) =>
  /\/viem\/_esm\/(chains\/definitions|utils\/chain\/defineChain)/.test(module)

const packageOf = (module: string): ReadonlyArray<string> => {
  const inside = module.split("/node_modules/").slice(1).at(-1)
  if (inside === undefined || isData(module)) return []
  const [scope = "", name = ""] = inside.split("/")
  return [scope.startsWith("@") ? `${scope}/${name}` : scope]
}

/**
 * The npm packages that each script of built pages has code of, by the script's name: what a page loads of a library, told
 * without its file names.
 */
export const packagesIn = (chunks: BuiltPages["chunks"]): Readonly<Record<string, ReadonlyArray<string>>> =>
  Object.fromEntries(
    chunks.map(({ fileName, modules }) => {
      const used = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0)
      return [fileName, [...new Set(used.flatMap(([module]) => packageOf(module)))]]
    })
  )
