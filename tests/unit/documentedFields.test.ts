import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { readFields } from "../../docs/src/reference/readFields.ts"

const root = path.resolve(import.meta.dirname, "../..")
const read = (file: string) => readFileSync(path.join(root, file), "utf8")

it.each(globSync("docs/src/content/docs/**/*.mdx", { cwd: root }))(
  "%s says what each field that it lists is",
  (page) => {
    const silent = [...read(page).matchAll(/<Fields\b([^]*?)\/>/g)].flatMap(([, attributes = ""]) => {
      const [file, of] = ["file", "of"].map((name) => new RegExp(`${name}="([^"]+)"`).exec(attributes)![1]!)
      return readFields(read(file!), of!)
        .filter(({ name, about }) => about === "" && !new RegExp(`\\b${name}: "`).test(attributes))
        .map(({ name }) => `${of}.${name}`)
    })
    expect(silent).toEqual([])
  }
)
