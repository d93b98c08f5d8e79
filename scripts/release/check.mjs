import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { homedir, tmpdir } from "node:os"
import path from "node:path"
import { execFileSync } from "node:child_process"
import { root } from "../plugins.mjs"
import { buildCopy } from "./buildCopy.mjs"
import { manifestFaults, scriptFaults } from "./manifestFaults.mjs"
import { published } from "./published.mjs"
import { sbom } from "./sbom.mjs"
import { packTree, tarballFaults } from "./tarballs.mjs"

/** Two machines as far as a build can tell: another folder, time zone and language. */
const machines = [
  { folder: "a", environment: { TZ: "UTC", LC_ALL: "C.UTF-8" } },
  { folder: "another/and-deeper", environment: { TZ: "Asia/Kathmandu", LC_ALL: "C" } }
]

const changed = execFileSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" })
if (changed !== "") console.log(`note  only the last commit is checked; these are not in it:\n${changed}`)

const { version } = JSON.parse(readFileSync(path.join(root, "core/package.json"), "utf8"))
const faults = published.flatMap((pkg) => [...manifestFaults(pkg, version), ...scriptFaults(pkg)])

const work = mkdtempSync(path.join(tmpdir(), "release-"))
try {
  const builds = []
  for (const { folder, environment } of machines) {
    const tree = await buildCopy(path.join(work, folder), environment)
    builds.push(await packTree(tree, published, path.join(work, `${folder}-packed`)))
    console.log(`built and packed ${builds.at(-1)?.length} packages in ${folder}`)
  }
  const [first, second] = builds
  for (const tarball of first) {
    const other = second.find(({ name }) => name === tarball.name)
    faults.push(...tarballFaults(tarball, [work, root, `${homedir()}/`]))
    if (other?.integrity === tarball.integrity) continue
    const differing = tarball.files
      .filter(
        ({ path: file, content }) =>
          !other?.files.some((each) => each.path === file && each.content.equals(content))
      )
      .map((file) => file.path)
    faults.push(
      `${tarball.name} differs between two builds of one commit: ${differing.join(", ") || "its archive alone"}`
    )
  }
  const integrity = Object.fromEntries(first.map((tarball) => [tarball.name, tarball.integrity]))
  const out = path.join(root, ".cache/release")
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const { file } of first) writeFileSync(path.join(out, path.basename(file)), readFileSync(file))
  writeFileSync(
    path.join(out, "sbom.cdx.json"),
    `${JSON.stringify(sbom(published, { version, integrity }), undefined, 2)}\n`
  )
  writeFileSync(path.join(out, "integrity.json"), `${JSON.stringify(integrity, undefined, 2)}\n`)
  console.log(`${first.length} tarballs, their integrity.json and sbom.cdx.json are in .cache/release`)
} finally {
  rmSync(work, { recursive: true, force: true })
}

for (const fault of faults) console.error(`FAIL  ${fault}`)
console.log(faults.length === 0 ? `Version ${version} can be released.` : `${faults.length} faults.`)
process.exitCode = faults.length === 0 ? 0 : 1
