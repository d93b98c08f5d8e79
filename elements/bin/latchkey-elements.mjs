#!/usr/bin/env node
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { copyModules, readNames, UsageError } from "./copyModules.mjs"

const dist = fileURLToPath(new URL("../dist", import.meta.url))

const usage = (
  names
) => `Copies the modules of a page to a folder of your site, and prints the tags that name them with their hashes.

  latchkey-elements <folder> <module>... [--base /latchkey/] [--map]

  <folder>   where your site's host serves files from, for example public/latchkey
  <module>   ${names.join(", ")}
  --base     the folder's address on your site; /latchkey/ when absent
  --map      print an import map too, with the hash of every part that may be loaded later`

const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { base: { type: "string", default: "/latchkey/" }, map: { type: "boolean", default: false } }
  })
  const [folder, ...names] = positionals
  if (folder === undefined || names.length === 0) throw new UsageError(usage(await readNames(dist)))
  const { tags, files, atLoad } = await copyModules({ dist, folder, names, ...values })
  console.log(tags.join("\n"))
  console.error(`${files} files are in ${folder}; ${atLoad} of them load with the page.`)
}

main().catch((error) => {
  const isMistake = error instanceof UsageError || String(error?.code).startsWith("ERR_PARSE_ARGS")
  console.error(isMistake ? error.message : error)
  process.exitCode = 2
})
