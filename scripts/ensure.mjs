// Runs before anything is installed, on whatever Node the machine has (18 or later): plain JavaScript, no packages.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..")
const stamp = path.join(root, "node_modules/.cache/installed-lock")
const lock = readFileSync(path.join(root, "package-lock.json"))
const wanted = createHash("sha256").update(lock).digest("hex")

const stamped = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted

// A developer's own `npm install` leaves no stamp; npm's record of what it installed shows it.
const installedByHand = () => {
  const record = path.join(root, "node_modules/.package-lock.json")
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, "utf8")).packages
  return Object.entries(JSON.parse(lock.toString()).packages).every(
    ([location, entry]) =>
      !location.includes("node_modules/") ||
      entry.link ||
      entry.optional ||
      entry.devOptional ||
      installed[location]?.version === entry.version
  )
}

const install = () => {
  // npm must not run on the Node that it is about to replace.
  const outside = (process.env.PATH ?? "")
    .split(path.delimiter)
    .filter((folder) => !folder.includes("node_modules"))
    .join(path.delimiter)
  const { status } = spawnSync("npm ci", {
    cwd: root,
    env: { ...process.env, PATH: outside },
    shell: true,
    stdio: "inherit"
  })
  if (status !== 0) process.exit(status ?? 1)
}

if (!stamped()) {
  if (!installedByHand()) install()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}
