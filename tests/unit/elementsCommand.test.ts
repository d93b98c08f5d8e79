import { createHash } from "node:crypto"
import { globSync } from "node:fs"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { copyModules } from "../../elements/bin/copyModules.mjs"

const hash = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`

/** Modules as a build of the package leaves them; `solana.js` is of a chain that the page does not name. */
const built = {
  "latchkey.js": { imports: ["parts/page.js"], later: ["parts/modal.js"] },
  "parts/page.js": { imports: [], later: ["parts/engine.js"] },
  "parts/modal.js": { imports: ["parts/page.js"], later: [] },
  "parts/engine.js": { imports: [], later: [] },
  "evm.js": { imports: ["parts/page.js"], later: ["parts/switching.js"] },
  "parts/switching.js": { imports: [], later: [] },
  "solana.js": { imports: ["parts/page.js"], later: [] }
}

let root: string
const at = (name: string) => path.join(root, name)

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "elements-"))
  await mkdir(at("dist/parts"), { recursive: true })
  const modules = Object.entries(built).map(([file, lists]) => [file, { ...lists, integrity: hash(file) }])
  for (const file of Object.keys(built)) await writeFile(at(`dist/${file}`), file)
  await writeFile(at("dist/LICENSES.txt"), "MIT")
  await writeFile(
    at("dist/modules.json"),
    JSON.stringify({ entries: ["latchkey", "evm", "solana"], modules: Object.fromEntries(modules) })
  )
})
afterEach(() => rm(root, { recursive: true, force: true }))

const copy = (names: ReadonlyArray<string>, base = "/latchkey/", map = false) =>
  copyModules({ dist: at("dist"), folder: at("public"), names, base, map })

describe("latchkey-elements", () => {
  it("copies the modules that are named, with every part that they may load, and no other", async () => {
    const { files, atLoad } = await copy(["evm"])
    expect(globSync("**/*.*", { cwd: at("public") }).toSorted()).toEqual(
      [...Object.keys(built).filter((file) => file !== "solana.js"), "LICENSES.txt"].toSorted()
    )
    expect([files, atLoad]).toEqual([6, 3])
  })

  it("prints what loads with the page, each with the hash of its bytes", async () => {
    const { tags } = await copy(["evm"], "/assets/kit")
    expect(tags).toEqual(
      ["latchkey.js", "parts/page.js", "evm.js"].map(
        (file) => `<link rel="modulepreload" href="/assets/kit/${file}" integrity="${hash(file)}" />`
      )
    )
  })

  it("has the hashes of the parts that load later in an import map, where one is asked for", async () => {
    const { tags } = await copy(["evm"], "/latchkey/", true)
    const { integrity } = JSON.parse(tags[0]!.replace(/^<script type="importmap">|<\/script>$/g, ""))
    expect(integrity["/latchkey/parts/switching.js"]).toBe(hash("parts/switching.js"))
    expect(Object.keys(integrity)).toHaveLength(6)
  })

  it("refuses a module that there is not, says which there are, and copies nothing", async () => {
    await expect(copy(["evn"])).rejects.toThrow("There is no module evn. There are latchkey, evm, solana.")
    expect(globSync("public/**", { cwd: root })).toEqual([])
  })
})
