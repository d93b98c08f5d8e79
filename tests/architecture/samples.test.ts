import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"

const docs = path.resolve(import.meta.dirname, "../../docs")

// TypeScript refuses such an import unless a project says that it may be, and the templates of Next and Vite do not all say so.
test("no sample imports a file with TypeScript's ending", () => {
  const samples = globSync("samples/**/*.{ts,tsx}", { cwd: docs })
  const found = samples.filter((file) =>
    /(from |import\()"\.[^"]*\.tsx?"/.test(readFileSync(path.join(docs, file), "utf8"))
  )
  expect(samples.length).toBeGreaterThan(40)
  expect(found).toEqual([])
})

// The size run weighs a page of that sample: what it says is true of what a developer copies, byte for byte.
test("the example of README.md is the sample that is type-checked and weighed", () => {
  const read = (file: string) => readFileSync(path.join(docs, file), "utf8")
  const examples = [...read("../README.md").matchAll(/^```tsx\n(.*?)^```$/gms)].map((match) => match[1])
  expect(examples).toEqual([read("samples/readme.tsx")])
  expect(read("../tests/size/pages/readme.tsx")).toContain('from "../../../docs/samples/readme.tsx"')
})
