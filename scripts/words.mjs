// With `--report` says how far each language has come; else notes what each text and its translations are now; refuses where English was changed and a translation was not, unless told to keep it.
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { coverageOf, coverageReport } from "../tests/support/coverage.ts"
import { englishOf, folders, inLanguage, languages } from "../tests/support/wordsOf.ts"
import { read, seenNow, staleSince, written } from "../tests/support/translated.ts"
import { root } from "./plugins.mjs"

const report = async () => {
  const all = await Promise.all(
    folders.flatMap((place) =>
      languages.map(async (language) =>
        coverageOf(
          place,
          language,
          await englishOf(place),
          place.languages.includes(language) ? await inLanguage(place, language) : {}
        )
      )
    )
  )
  return coverageReport(all)
}

const note = async () => {
  const file = path.join(root, "tests/glossary/translated.tsv")
  const now = await seenNow()
  const stale = existsSync(file) ? staleSince(read(readFileSync(file, "utf8")), now) : []
  for (const line of stale) console.error(`older than its English  ${line}`)
  if (stale.length > 0 && !process.argv.includes("--keep")) {
    console.error("Translate these anew, or run `npm run words -- --keep` where the translations still fit.")
    process.exitCode = 1
  } else {
    writeFileSync(file, written(now))
    console.log(`${now.size} texts`)
  }
}

if (process.argv.includes("--report")) console.log(await report())
else await note()
