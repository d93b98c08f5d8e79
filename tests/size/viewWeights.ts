import path from "node:path"
import { gzipSync } from "node:zlib"
import type { BuiltPages } from "../web/buildPages.ts"
import { kilobytes } from "./recordScripts.ts"
import { withSteadyHashes } from "./withSteadyHashes.ts"

/**
 * What each view of a plugin fetches when it opens, in kB after gzip: its chunk and those that this needs, without what the page has by
 * then. Views are the modules in the plugin's `react/views` that are loaded by themselves.
 */
export const viewWeights = (
  { chunks }: BuiltPages,
  pluginFolder: string,
  /** File names of the scripts that the page has fetched. */
  fetched: ReadonlySet<string>
): ReadonlyArray<readonly [view: string, kilobytes: number]> => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needed = (fileName: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(fileName) || fetched.has(path.basename(fileName))) return found
    found.add(fileName)
    for (const imported of byName.get(fileName)?.imports ?? []) needed(imported, found)
    return found
  }
  return chunks.flatMap(({ fileName, facadeModuleId, isDynamicEntry }) =>
    isDynamicEntry && facadeModuleId?.includes(`/${pluginFolder}/dist/react/views/`) === true
      ? [
          [
            path.basename(facadeModuleId, ".js"),
            kilobytes({
              name: fileName,
              scripts: [...needed(fileName)].map((url) => ({
                url,
                gzip: gzipSync(withSteadyHashes(byName.get(url)!.code), { level: 9 }).length
              }))
            })
          ] as const
        ]
      : []
  )
}
