/** Packages that a moved app needs beside the kit's own, with the versions that the kit asks for. */
const peers: Readonly<Record<string, string>> = {
  "@walletconnect/universal-provider": "^2.21.8",
  effect: "^4.1.0",
  viem: "^2.0.0"
}

/** How the kit's own packages are asked for. */
const OURS = "^0.1.0"

type Dependencies = Readonly<Record<string, string>>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The text of a package.json with the packages that are imported now, and without those that `isGone` says. Fails: throws a `SyntaxError`. */
export const movePackageJson = (
  text: string,
  imported: ReadonlySet<string>,
  isGone: (name: string) => boolean
): string => {
  const manifest: unknown = JSON.parse(text)
  if (!isRecord(manifest)) return text
  const ours = [...imported].filter((name) => name.startsWith("@latchkey/"))
  if (ours.length === 0) return text
  const wanted = [
    ...imported,
    "effect",
    ...(imported.has("@latchkey/walletconnect") ? ["@walletconnect/universal-provider"] : [])
  ]
  const dependencies = (isRecord(manifest["dependencies"]) ? manifest["dependencies"] : {}) as Dependencies
  const known = new Set(
    ["dependencies", "devDependencies", "peerDependencies"].flatMap((field) =>
      isRecord(manifest[field]) ? Object.keys(manifest[field]) : []
    )
  )
  const added = wanted
    .filter((name) => !known.has(name) && (name.startsWith("@latchkey/") || Object.hasOwn(peers, name)))
    .map((name) => [name, peers[name] ?? OURS] as const)
  const kept = Object.entries(dependencies).filter(([name]) => !isGone(name))
  if (added.length === 0 && kept.length === Object.keys(dependencies).length) return text
  const sorted = [...kept, ...added].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? "  "
  const end = text.endsWith("\n") ? "\n" : ""
  return JSON.stringify({ ...manifest, dependencies: Object.fromEntries(sorted) }, undefined, indent) + end
}
