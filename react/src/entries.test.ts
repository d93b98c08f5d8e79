import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  exports: Record<string, string | { "@latchkey/source": string }>
}
const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === "string" || !/\.tsx?$/.test(target["@latchkey/source"])
    ? []
    : [[name, target["@latchkey/source"]] as const]
)

describe("the entries of the package, where there is no page", () => {
  it.each(entries)("%s can be imported", async (_name, source) => {
    expect(typeof window).toBe("undefined")
    expect(await import(new URL(`../${source}`, import.meta.url).pathname)).toBeTypeOf("object")
  })
})
