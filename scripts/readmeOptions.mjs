import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { readFields } from "../docs/src/reference/readFields.ts"
import { root } from "./plugins.mjs"

const cell = (text) => text.replaceAll("|", "\\|")

/**
 * The rows of a plugin's options, as its source says them, by the first interface of options that its page of the guide shows;
 * undefined where it shows none.
 *
 * @param {{ folder: string, name: string }} plugin
 */
export const optionRows = ({ folder, name }) => {
  const page = path.join(root, `docs/src/content/docs/${folder}.mdx`)
  if (!existsSync(page)) return undefined
  const own = `${name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Options`
  const [, file] =
    new RegExp(`<Fields\\s+file="([^"]+)"\\s+of="${own}"`).exec(readFileSync(page, "utf8")) ?? []
  if (file === undefined) return undefined
  return readFields(readFileSync(path.join(root, file), "utf8"), own).map(
    ({ name, optional, type, about }) => [
      `\`${name}\`${optional ? "" : " (required)"}`,
      `\`${cell(type)}\``,
      cell(about)
    ]
  )
}
