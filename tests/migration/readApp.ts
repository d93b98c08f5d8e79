import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import type { SourceFile } from "@latchkey/migrate"

const folder = path.join(import.meta.dirname, "apps")

/** The apps that are moved, by name. */
export const apps: ReadonlyArray<string> = globSync("*.txt", { cwd: folder })
  .map((file) => path.basename(file, ".txt"))
  .toSorted()

/** The files of an app: a text in which `=== path` begins each. */
export const readApp = (name: string): ReadonlyArray<SourceFile> =>
  readFileSync(path.join(folder, `${name}.txt`), "utf8")
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf("\n")
      return { path: part.slice(0, end).trim(), text: part.slice(end + 1) }
    })
