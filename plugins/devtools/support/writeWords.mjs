// Writes the words of the kit's own that a report may say: names of fields, of slices, of views, of states, of events and of errors, as
// they stand in the sources. A word that is missing costs a stand-in in its place, no secret: run it when much has been added.
import { globSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

const root = path.resolve(import.meta.dirname, "../../..")
const sources = globSync(["core/src/**/*.ts", "react/src/**/*.{ts,tsx}", "plugins/*/src/**/*.{ts,tsx}"], {
  cwd: root
}).filter(
  (file) => !/\.test\.tsx?$|messages\/|devtools\/src\/report\/knownWords|\/server\/|diagnostic\//.test(file)
)

const patterns = [
  // Fields of interfaces, which the state is made of.
  /^\s*readonly (?:"([\w/-]+)"|(\w+))\??[:(]/gm,
  // Words of unions, events, codes, views and requests to wallets.
  /"((?:[a-z]+[A-Z]?[a-zA-Z]*|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|[A-Z][a-zA-Z]+|(?:eth|wallet|personal|net)_\w+|[a-z-]+\/[A-Z][a-zA-Z]+))"/g
]
const words = new Set()
for (const file of sources)
  for (const pattern of patterns)
    for (const [, quoted, bare] of readFileSync(path.join(root, file), "utf8").matchAll(pattern)) {
      const word = quoted ?? bare
      if (word.length <= 60) words.add(word)
    }

const lines = [...words]
  .toSorted((a, b) => (a < b ? -1 : 1))
  .reduce(
    (all, word) => {
      const last = all.at(-1)
      return `${last} ${word}`.length > 108 ? [...all, word] : [...all.slice(0, -1), `${last} ${word}`.trim()]
    },
    [""]
  )
writeFileSync(
  path.join(import.meta.dirname, "../src/report/knownWords.ts"),
  [
    "// Written by `node plugins/devtools/support/writeWords.mjs`.",
    "/** Words of the kit's own, which tell nothing of anybody: separated by white space. */",
    "export const knownWords = `",
    ...lines,
    "`",
    ""
  ].join("\n")
)
process.stdout.write(`${words.size} words\n`)
