import { describe, expect, it } from "vitest"
import { allowedScripts, manifestFaults, scriptFaults } from "../../scripts/release/manifestFaults.mjs"
import { published } from "../../scripts/release/published.mjs"
import { sbom } from "../../scripts/release/sbom.mjs"
import { shippedWith } from "../../scripts/release/shippedWith.mjs"
import { tarballFaults } from "../../scripts/release/tarballs.mjs"

const core = published.find(({ name }) => name === "@latchkey/core")!
const { version } = core.manifest as { readonly version: string }
const changed = (change: object) => ({ ...core, manifest: { ...core.manifest, ...change } })

describe("what a release publishes", () => {
  it.each(published)("$name says all that a release needs", (pkg) => {
    expect(manifestFaults(pkg, version)).toEqual([])
  })

  it.each([
    ["another version", changed({ version: "9.9.9" }), "has version 9.9.9"],
    ["another licence", changed({ license: "UNLICENSED" }), "has no licence"],
    ["no source", changed({ repository: undefined }), "does not say where its source is"],
    ["every file public", changed({ exports: undefined }), "has no exports"],
    ["no provenance", changed({ publishConfig: { access: "public" } }), "without provenance"],
    ["closed", changed({ publishConfig: { provenance: true } }), "that anybody may install it"],
    ["a script at installation", changed({ scripts: { postinstall: "node x" } }), 'a script "postinstall"']
  ])("a package with %s is a fault", (_, pkg, fault) => {
    expect(manifestFaults(pkg, version)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]))
  })

  it.each(published)("nothing that $name brings runs a script when it is installed", (pkg) => {
    expect(scriptFaults(pkg)).toEqual([])
  })

  it("names no dependency as one that may run a script which nobody brings", () => {
    const brought = new Set(published.flatMap(({ folder }) => shippedWith(folder).map(({ name }) => name)))
    expect(Object.keys(allowedScripts).filter((name) => !brought.has(name))).toEqual([])
  })
})

describe("the bill of materials", () => {
  const integrity = { "@latchkey/core": `sha512-${Buffer.alloc(64, 7).toString("base64")}` }
  const bill = sbom(published, { version, integrity })
  const refs = bill.components.map((component) => component["bom-ref"])

  it("names each package that is published, and all that an installation of it brings", () => {
    const wanted = published.flatMap(({ name, folder }) => [
      { name, version },
      ...shippedWith(folder).filter((part) => part.version !== "")
    ])
    expect(wanted.length).toBeGreaterThan(500)
    expect(
      wanted.filter((part) => !refs.includes(`pkg:npm/${part.name.replace("@", "%40")}@${part.version}`))
    ).toEqual([])
  })

  it("names each part once, in order, with a licence", () => {
    expect(refs).toEqual([...new Set(refs)].toSorted())
    expect(bill.components.filter(({ licenses }) => JSON.stringify(licenses).includes("none"))).toEqual([])
  })

  it("has the SHA-512 of everything that comes from elsewhere, and of a tarball that it is given", () => {
    const bare = bill.components.filter((component) => !("hashes" in component)).map(({ group }) => group)
    expect(new Set(bare)).toEqual(new Set(["@latchkey"]))
    expect(bill.components.find(({ purl }) => purl === `pkg:npm/%40latchkey/core@${version}`)).toMatchObject({
      hashes: [{ alg: "SHA-512", content: "07".repeat(64) }]
    })
  })

  it("asks for nothing that it does not name, and reaches everything from the release", () => {
    const asked = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
    const reached = new Set<string>()
    const walk = (ref: string) => {
      if (reached.has(ref)) return
      reached.add(ref)
      for (const next of asked.get(ref) ?? []) walk(next)
    }
    walk(`latchkey@${version}`)
    expect([...reached].filter((ref) => ref !== `latchkey@${version}` && !refs.includes(ref))).toEqual([])
    expect(refs.filter((ref) => !reached.has(ref))).toEqual([])
  })

  it("is the same text each time, tells no host, and another release has another number", () => {
    const text = JSON.stringify(bill)
    expect(JSON.stringify(sbom(published.toReversed(), { version, integrity }))).toBe(text)
    expect(text.replace("http://cyclonedx.org/schema/bom-1.6.schema.json", "")).not.toContain("://")
    expect(sbom(published, { version }).serialNumber).not.toBe(bill.serialNumber)
    expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
  })
})

describe("what is packed", () => {
  const file = (path: string, content = "") => ({ path, content: Buffer.from(content) })
  const tarball = (...files: ReadonlyArray<ReturnType<typeof file>>) => ({
    name: "a",
    file: "a.tgz",
    integrity: "",
    files: [file("README.md"), file("LICENSE"), file("package.json"), ...files]
  })

  it("is what was built, with a text and a licence", () => {
    expect(tarballFaults(tarball(file("dist/index.js", "export {}")), ["/machine"])).toEqual([])
    expect(tarballFaults({ ...tarball(), files: [] }, [])).toEqual([
      "a is packed without README.md",
      "a is packed without LICENSE"
    ])
  })

  it.each(["src/index.ts", "dist/.tsbuildinfo", "dist/a.test.js", "dist/.env", ".npmrc"])(
    "%s is a fault",
    (path) => {
      expect(tarballFaults(tarball(file(path)), [])).toEqual([`a packs ${path}`])
    }
  )

  it("a path of the machine that built it is a fault", () => {
    expect(tarballFaults(tarball(file("dist/a.js.map", "x/machine/y")), ["/machine"])).toEqual([
      'a: dist/a.js.map tells "/machine"'
    ])
  })
})
