import type { Finding } from "./Finding.ts"
import type { InstalledPackage, Project } from "./Project.ts"
import { satisfies } from "./satisfies.ts"

const LEAST_NODE = ">=20"
/** Copies of these, and of the kit's own packages, do not know each other's values; a second copy of other peers is only weight. */
const knownByIdentity = ["effect", "react", "react-dom"]
const bundlersOfEverything = ["next", "webpack", "react-scripts", "@rspack/core"]

const page = (code: string) => `doctor/#${code.toLowerCase()}`
const isOurs = ({ name }: Pick<InstalledPackage, "name">) => name.startsWith("@latchkey/")
const listed = (copies: ReadonlyArray<InstalledPackage>) =>
  copies.map(({ version, folder }) => `${version} in ${folder}`).join(", ")

const found = (
  level: Finding["level"],
  code: string,
  message: string,
  advice: string
): ReadonlyArray<Finding> => [{ level, code, message, advice, page: page(code) }]

const judgeCopies = ({ packages }: Project): ReadonlyArray<Finding> =>
  [...new Set(packages.map(({ name }) => name))].flatMap((name) => {
    const copies = packages.filter((each) => each.name === name)
    if (copies.length < 2) return []
    const mustBeOne = isOurs({ name }) || knownByIdentity.includes(name)
    return found(
      mustBeOne ? "error" : "warning",
      "PACKAGE_TWICE",
      `There are ${copies.length} copies of ${name}: ${listed(copies)}.`,
      !mustBeOne
        ? `A visitor may load both. Ask for one version of ${name}, then npm dedupe.`
        : `They do not know each other's values. Ask for one version of ${name}, then npm dedupe; have the bundler resolve it once (resolve.dedupe).`
    )
  })

const judgeVersions = ({ packages }: Project): ReadonlyArray<Finding> => {
  const ours = packages.filter(isOurs)
  const versions = [...new Set(ours.map(({ version }) => version))]
  const countOf = (wanted: string) => ours.filter(({ version }) => version === wanted).length
  const [most] = versions.toSorted((one, other) => countOf(other) - countOf(one))
  const others = ours.filter(({ version }) => version !== most)
  return others.length === 0
    ? []
    : found(
        "warning",
        "PACKAGE_VERSIONS",
        `${others.map(({ name, version }) => `${name} is ${version}`).join(", ")}; other packages of the kit are ${most}.`,
        "Take the same version of all: they are tested together."
      )
}

const judgePeers = ({ packages }: Project): ReadonlyArray<Finding> =>
  packages.filter(isOurs).flatMap(({ name, peers, optionalPeers }) =>
    Object.entries(peers).flatMap(([peer, range]) => {
      // What is nearest comes first: of several copies it is the one that Node takes.
      const installed = packages.find((each) => each.name === peer)
      if (installed === undefined)
        return optionalPeers.includes(peer)
          ? []
          : found(
              "error",
              "PEER_MISSING",
              `${name} needs ${peer}, which is not installed.`,
              `npm install ${peer}`
            )
      return satisfies(installed.version, range)
        ? []
        : found(
            "error",
            "PEER_VERSION",
            `${name} needs ${peer} ${range}, and ${installed.version} is installed.`,
            `npm install "${peer}@${range}"`
          )
    })
  )

const judgeBundler = ({ dependencies, packages }: Project): ReadonlyArray<Finding> => {
  const bundler = bundlersOfEverything.find((name) => dependencies.includes(name))
  if (bundler === undefined) return []
  const installed = new Set(packages.map(({ name }) => name))
  return packages.filter(isOurs).flatMap(({ name, optionalPeers }) => {
    const missing = optionalPeers.filter((peer) => !peer.startsWith("@latchkey/") && !installed.has(peer))
    return missing.length === 0
      ? []
      : found(
          "warning",
          "PEER_UNRESOLVED",
          `${bundler} resolves every import() at build time, and ${name} has some of ${missing.join(", ")}.`,
          "Install it where the build says that it cannot be resolved."
        )
  })
}

const judgeTypes = ({ moduleResolution }: Project): ReadonlyArray<Finding> =>
  moduleResolution !== undefined && /^(node|node10|classic)$/i.test(moduleResolution)
    ? found(
        "error",
        "MODULE_RESOLUTION",
        `tsconfig.json resolves modules by "${moduleResolution}", which knows no exports of packages: types of the kit's entries are not found.`,
        'Set "moduleResolution": "bundler", or "nodenext" without a bundler.'
      )
    : []

const judgeNode = ({ node }: Project): ReadonlyArray<Finding> =>
  satisfies(node, LEAST_NODE)
    ? []
    : found("error", "NODE_OLD", `Node is ${node}.`, "Install Node 20 or later.")

/** What does not go together in a project, by what is installed. Runs nothing of it. */
export const judgeProject = (project: Project): ReadonlyArray<Finding> => [
  ...judgeNode(project),
  ...judgeCopies(project),
  ...judgeVersions(project),
  ...judgePeers(project),
  ...judgeBundler(project),
  ...judgeTypes(project)
]
