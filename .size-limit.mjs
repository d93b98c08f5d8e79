import { textFolders } from "./scripts/languages.mjs"
import { pluginPackages, root } from "./scripts/plugins.mjs"

const packages = [
  {
    name: "@latchkey/core: createKit",
    path: "core/dist/index.js",
    import: "{ createKit }",
    ignore: ["effect"],
    // With all that loads later: of it 6.3 kB are the ledger, which comes when somebody sends, or something is still open.
    limit: "39.8 kB"
  },
  {
    name: "@latchkey/react: KitProvider and ConnectButton",
    path: "react/dist/index.js",
    import: "{ ConnectButton, KitProvider }",
    ignore: ["@latchkey/core", "react", "react-dom"],
    // With all that loads later: of it 1 kB tells what became of a transaction.
    limit: "68 kB"
  }
]

/** A plugin's declaration as an app imports it: with its views where it has some, with a network where it is a chain. */
const ofPlugin = ({ code, kind, folder, network, limit, manifest }) => ({
  name: manifest.name,
  path: `${folder}/${((kind !== "chain" && manifest.exports["./react"]) || manifest.exports["."]).default}`,
  import: `{ ${[code, network].filter(Boolean).join(", ")} }`,
  // What a connector connects with, what a service draws on and what a chain reads names by loads at first need.
  ignore: Object.keys({
    ...manifest.peerDependencies,
    ...(kind === "feature" ? {} : manifest.dependencies)
  }),
  limit
})

/** Another entry of a plugin's package, whole: a page that does not import it pays nothing for it. */
const ofEntries = ({ folder, manifest, entryLimits = {} }) =>
  Object.entries(entryLimits).map(([entry, limit]) => ({
    name: manifest.name + entry.slice(1),
    path: `${folder}/${manifest.exports[entry].default}`,
    ignore: Object.keys(manifest.peerDependencies),
    limit
  }))

// A page loads one language at most: English is weighed, the others are not in it.
const languages = (await textFolders(root)).flatMap(({ languages: tags }) => tags.map((tag) => `./${tag}.js`))
const modifyEsbuildConfig = (config) => ({
  ...config,
  external: [...(config.external ?? []), ...new Set(languages)]
})

export default [...packages, ...pluginPackages.map(ofPlugin), ...pluginPackages.flatMap(ofEntries)].map(
  (entry) => ({
    ...entry,
    gzip: true,
    modifyEsbuildConfig
  })
)
