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
