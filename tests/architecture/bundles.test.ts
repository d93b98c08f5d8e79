import { existsSync, globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { inRepository, packages } from "./sourceTree.ts"

const hazards = {
  "imports a module by address": /\bimport\s*\(?\s*["'`]\s*(https?:)?\/\//,
  "makes a script element": /createElement(NS)?\([^)]*["'`]script["'`]/,
  "runs text as code": /\beval\s*\(|\bnew\s+Function\s*\(|\bimportScripts\s*\(/
}

// The testing package holds hostile texts on purpose.
const scriptTag = { "holds a script tag": /<script[\s>]/i }

describe.each(packages)("T01 $name", ({ folder, kind, manifest }) => {
  const dist = inRepository(`${folder}/dist`)
  const files = globSync("**/*.js", { cwd: dist })

  it("is built (npm run build)", () => {
    const missing = Object.values(manifest.exports)
      .map((target) => (typeof target === "string" ? target : (target as { default?: string }).default))
      .filter((target) => target === undefined || !existsSync(inRepository(`${folder}/${target}`)))
    expect(missing).toEqual([])
  })

  it("loads no code from outside the installed package", () => {
    const unwanted = kind === "testing" ? hazards : { ...hazards, ...scriptTag }
    const found = files.flatMap((file) => {
      const text = readFileSync(`${dist}/${file}`, "utf8")
      return Object.entries(unwanted)
        .filter(([, pattern]) => pattern.test(text))
        .map(([hazard]) => `${folder}/dist/${file} ${hazard}`)
    })
    expect(found).toEqual([])
  })
})
