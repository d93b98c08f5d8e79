import { globSync } from "node:fs"
import path from "node:path"
import { groups } from "./groups.mjs"

// What is loaded by the first test that needs it would be thought to matter to that test alone: of a mutant of what a module does
// when it is loaded, the others would not be asked. Modules that start something do it in the tests, where there is a test of it.
const repository = path.resolve(import.meta.dirname, "../..")
const { mutate } = groups[process.env["MUTATION_GROUP"]!]!
const left = mutate.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1))
const files = globSync(
  mutate.filter((pattern) => !pattern.startsWith("!")),
  { cwd: repository, exclude: left }
).filter((file) => !/\.test\.tsx?$|(?:^|\/)main\.ts$/.test(file))
for (const file of files) await import(path.join(repository, file)).catch(() => {})
